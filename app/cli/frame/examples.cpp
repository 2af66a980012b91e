// SPDX-License-Identifier: MIT
#include "app/cli/frame/examples.hpp"

#include <algorithm>
#include <string>

namespace reckon::cli {
namespace {

constexpr std::string_view kAtomicOutput = "A file that is written appears complete or not at all.";

constexpr std::array kRows = {
    HelpRow{"krypto deal",
            {"reckon krypto deal --solvable --count 10",
             "reckon krypto deal --seed 7 --svg > hand.svg"}},
    HelpRow{"krypto solve",
            {"reckon krypto solve 8 19 14 2 21 : 17 --rules international",
             "reckon krypto solve 4 7 8 8 : 24 --limit 3"},
            "Solutions are printed one a line, the easiest first. The exit status is 1 if there "
            "are none."},
    HelpRow{"krypto nearest",
            {"reckon krypto nearest 1 1 2 2 3 : 50",
             "reckon krypto nearest 25 50 75 100 3 6 : 952 --use any --rules positive"}},
    HelpRow{"krypto census",
            {"reckon krypto census --rules international",
             "reckon krypto census --cards 4 --max 13 --objectives 24-24"},
            "The second example counts the hands of the 24 game that cannot be solved."},
    HelpRow{"krypto odds", {"reckon krypto odds", "reckon krypto odds --rounds 0,100 --json"}},
    HelpRow{"krypto records",
            {"reckon krypto records --cards 4",
             "reckon krypto records --question solutions --cards 4 --max 13"}},
    HelpRow{"krypto check",
            {"reckon krypto check \"8 19 14 2 21 : 17\" \"21 - 19 + 8 + 14 / 2\"",
             "reckon krypto check \"2 3 5 : 25\" \"2 3 + 5 *\" --notation rpn"},
            "The exit status is 0 if the formula is right and 1 if it is wrong."},
    HelpRow{"krypto hint",
            {"reckon krypto hint 9 21 16 17 12 : 13",
             "reckon krypto hint 9 21 16 17 12 : 13 --more --more"}},
    HelpRow{"krypto grade",
            {"reckon krypto grade 9 21 16 17 12 : 13",
             "reckon krypto deal --count 5 | reckon krypto grade --file -"}},
    HelpRow{
        "krypto play",
        {"reckon krypto play --against 3", "reckon krypto play --hands 3 --minutes 1 --name Ada"},
        "At a terminal, ? shows the keys. When input is not a terminal, the game reads one command "
        "per "
        "line and its clock advances only on `wait`:\n"
        "  2 * (3 + 4)  call \"Krypto!\" and give the formula\n"
        "  krypto       call only; the next formula proves the call\n"
        "  pass         give up this hand\n"
        "  wait 20      let 20 seconds pass\n"
        "  quit         leave the game"},
    HelpRow{"krypto score",
            {"reckon krypto score match.jsonl", "reckon krypto score match.jsonl --json"}},
    HelpRow{"calcrostic solve",
            {"reckon calcrostic solve puzzle.txt", "reckon calcrostic solve puzzle.txt --explain"},
            "The exit status is 1 if there is no answer."},
    HelpRow{"calcrostic guess",
            {"reckon calcrostic guess puzzle.txt --seed 1",
             "reckon calcrostic guess puzzle.txt --seed 1 --runs 20 --json"}},
    HelpRow{"calcrostic encode",
            {"reckon calcrostic encode solved.txt",
             "echo \"24 8 192 24 4 96 48 2 96 | ***+/-*/\" | reckon calcrostic encode -"}},
    HelpRow{"calcrostic verify",
            {"reckon calcrostic verify solved.txt", "reckon calcrostic verify solved.txt --json"},
            "The exit status is 1 if a line is wrong."},
    HelpRow{
        "calcrostic versions",
        {"reckon calcrostic versions solved.txt", "reckon calcrostic versions solved.txt --text"}},
    HelpRow{"calcrostic standard",
            {"reckon calcrostic standard solved.txt",
             "reckon calcrostic versions solved.txt | reckon calcrostic standard -"},
            "All 8 symmetries of a grid have the same canonical form."},
    HelpRow{"calcrostic generate",
            {"reckon calcrostic generate --difficulty 2 > puzzle.txt",
             "reckon calcrostic generate --rows 4 --columns 4 --count 3"}},
    HelpRow{"calcrostic grade",
            {"reckon calcrostic grade puzzle.txt",
             "reckon calcrostic generate --count 5 | reckon calcrostic grade -"}},
    HelpRow{"calcrostic list",
            {"reckon calcrostic list --sum-max 100 --unique --all-operators",
             "reckon calcrostic list --operators '***+/-*/'"}},
    HelpRow{"calcrostic census",
            {"reckon calcrostic census", "reckon calcrostic census --sum-max 5000 --json"}},
    HelpRow{"calcrostic rank",
            {"reckon calcrostic rank solved.txt",
             "reckon calcrostic list --sum-max 30 | reckon calcrostic rank -"}},
    HelpRow{"calcrostic families",
            {"reckon calcrostic families '++/*+--+'",
             "reckon calcrostic families --all --operators '++/*+--?'"}},
    HelpRow{"calcrostic export-systems",
            {"reckon calcrostic export-systems --count 10 --output systems",
             "reckon calcrostic export-systems --operators '++/*+--?' --output family"},
            kAtomicOutput},
    HelpRow{"calcrostic zero",
            {"reckon calcrostic zero --rows 4 --columns 4 --seed 13",
             "reckon calcrostic zero --all-operators --count 3"}},
    HelpRow{"alphametic solve",
            {"reckon alphametic solve \"SEND + MORE = MONEY\"",
             "reckon alphametic solve \"TWO + TWO = FOUR\" --count"},
            "The exit status is 1 if there is no answer."},
    HelpRow{"alphametic verify",
            {"reckon alphametic verify \"9567 + 1085 = 10652\"",
             "reckon alphametic verify \"9567 + 1085 = 10652\" --json"},
            "The exit status is 1 if an equation is wrong."},
    HelpRow{"alphametic grade",
            {"reckon alphametic grade \"SEND + MORE = MONEY\"",
             "reckon alphametic grade \"SEND + MORE = MONEY\" --json"}},
    HelpRow{"alphametic hint",
            {"reckon alphametic hint \"SEND + MORE = MONEY\"",
             "reckon alphametic hint \"SEND + MORE = MONEY\" --given M=1"}},
    HelpRow{"alphametic explain",
            {"reckon alphametic explain \"SEND + MORE = MONEY\"",
             "reckon alphametic explain \"SEND + MORE = MONEY\" --json"}},
    HelpRow{"alphametic generate",
            {"reckon alphametic generate --kind doubly-true --seed 7",
             "reckon alphametic generate --words words.txt --count 3 --seed 7"}},
    HelpRow{"bank fill",
            {"reckon bank fill --count 100 --difficulty 2 --seed 7",
             "reckon bank fill --kind krypto --count 100 --bank my.sqlite"},
            kAtomicOutput},
    HelpRow{"bank find",
            {"reckon bank find --difficulty 1-3 --limit 3",
             "reckon bank find --limit 5 --mark \"grade 6, May\""}},
    HelpRow{"bank stats", {"reckon bank stats", "reckon bank stats --json"}},
    HelpRow{"bank export",
            {"reckon bank export puzzles.jsonl", "reckon bank export | gzip > puzzles.jsonl.gz"}},
    HelpRow{"bank import",
            {"reckon bank import puzzles.jsonl --bank copy.sqlite",
             "reckon bank export | reckon bank import - --bank copy.sqlite"}},
    HelpRow{"bank check", {"reckon bank check", "reckon bank check --regrade"}},
    HelpRow{"image edges",
            {"reckon image edges photo.png edges.png",
             "reckon image edges photo.png edges.png --threshold 0.4"}},
    HelpRow{"image kernel",
            {"reckon image kernel \"1 2 1; 2 4 2; 1 2 1\" --explain",
             "reckon image kernel \"1 1 1; 1 1 1; 1 1 1\" photo.png soft.png --divide 9"}},
    HelpRow{"today",
            {"reckon today", "reckon today --date 2026-11-25 --kind calcrostic --solutions"}},
    HelpRow{"sheet",
            {"reckon sheet --krypto 12 --calcrostic 6 --difficulty 1-3 -o club.pdf",
             "reckon sheet --code CA8DB-R18R1-4HS --answers only"},
            "Below each puzzle stands its code; --code prints that puzzle again."},
    HelpRow{"scan", {"reckon scan page.png", "reckon scan page.png --solve --json"}},
    HelpRow{"serve",
            {"reckon serve --port 0", "reckon serve --limits"},
            "The address is printed when the server is ready; Ctrl-C ends it."},
    HelpRow{"forget",
            {"reckon forget --code K7QX2M", "reckon forget --name Shelley --json"},
            "No server may have the file meanwhile. Nothing of it stays in the file."},
    HelpRow{"backup",
            {"reckon backup club.sqlite club-monday.sqlite",
             "reckon backup matches.sqlite matches-monday.sqlite"},
            "Writers of the file do not wait. The copy is checked, and complete or not there."},
    HelpRow{"engine",
            {R"(echo '{"id": 1, "path": "version"}' | reckon engine)",
             R"(echo '{"path":"krypto/solve","body":{"hand":"4 7 8 8 : 24"}}' | reckon engine)"},
            "A question is a line with a path of openapi.json; the answer is a line with its id."},
    HelpRow{
        "merge", {"reckon merge pieces", "reckon merge pieces --output grids.txt"}, kAtomicOutput},
};

constexpr std::array<std::array<std::string_view, 2>, 8> kOverview = {{
    {"reckon krypto solve 4 7 8 8 : 24", "every way to make 24, or another number"},
    {"reckon krypto play --against 3", "play Krypto against the computer"},
    {"reckon calcrostic generate", "a letter puzzle with exactly one answer"},
    {"reckon calcrostic solve puzzle.txt", "solve one; --explain shows each step"},
    {"reckon sheet --krypto 12 -o club.pdf", "graded puzzles to print, with answers"},
    {"reckon scan page.png --solve", "read puzzles from a photo and solve them"},
    {"reckon bank fill --count 100", "a bank that hands out no puzzle twice"},
    {"reckon serve", "play in the browser, alone or in rooms"},
}};

}  // namespace

std::span<const HelpRow> help_rows() { return kRows; }

const HelpRow* help_row(std::string_view command) {
  const auto* const found = std::ranges::find(kRows, command, &HelpRow::command);
  return found == kRows.end() ? nullptr : found;
}

std::string overview() {
  std::size_t column = 0;
  for (const auto& [command, what] : kOverview) column = std::max(column, command.size());
  std::string text =
      "Number puzzles: Krypto, the 24 game, Countdown, cryptarithms and calcrostics.\n";
  for (const auto& [command, what] : kOverview) {
    text += "  " + std::string(command) + std::string(column + 2 - command.size(), ' ') +
            std::string(what) + "\n";
  }
  return text + "All commands: reckon --help. One command: reckon krypto solve --help.\n";
}

}  // namespace reckon::cli
