// SPDX-License-Identifier: MIT
// The commands of the program, a row each. The parser, help, manual pages, completions and
// docs/commands.md come from this table.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/frame/command_line.hpp"

namespace reckon::cli {

/// The result of the chosen command; it becomes the exit status.
using Answer = int;

/// Adds the options and the function of a command. Each is defined in a separate file, in a folder
/// of its area or feature. Files of some features are only in some builds; the functions are weak,
/// so those that are not defined are null.
using AddCommand = void(const Command& command, Answer& answer);
[[gnu::weak]] AddCommand add_krypto_deal, add_krypto_solve, add_krypto_nearest, add_krypto_census,
    add_krypto_odds, add_krypto_records, add_krypto_check, add_krypto_hint, add_krypto_grade,
    add_krypto_play, add_krypto_score;
[[gnu::weak]] AddCommand add_calcrostic_solve, add_calcrostic_guess, add_calcrostic_encode,
    add_calcrostic_verify, add_calcrostic_versions, add_calcrostic_standard,
    add_calcrostic_generate, add_calcrostic_grade, add_calcrostic_explain, add_calcrostic_hint,
    add_calcrostic_list, add_calcrostic_census, add_calcrostic_rank, add_calcrostic_families,
    add_calcrostic_export_systems, add_calcrostic_zero;
[[gnu::weak]] AddCommand add_alphametic_solve, add_alphametic_verify, add_alphametic_grade,
    add_alphametic_hint, add_alphametic_explain, add_alphametic_generate;
[[gnu::weak]] AddCommand add_bank_fill, add_bank_find, add_bank_stats, add_bank_export,
    add_bank_import, add_bank_check;
[[gnu::weak]] AddCommand add_contest_import, add_contest_check, add_contest_draw,
    add_contest_preview, add_contest_enrol, add_contest_names, add_contest_print, add_contest_enter,
    add_contest_scan, add_contest_mark, add_contest_publish, add_contest_results,
    add_contest_review, add_contest_certificates, add_contest_cup, add_contest_void,
    add_contest_exclude, add_contest_remove, add_contest_move, add_contest_merge,
    add_contest_forget, add_contest_privacy, add_contest_practice, add_contest_days,
    add_contest_export, add_contest_acts, add_contest_organiser, add_contest_invite,
    add_contest_extra, add_contest_shift;
[[gnu::weak]] AddCommand add_image_edges, add_image_kernel;
[[gnu::weak]] AddCommand add_24, add_countdown, add_today, add_sheet, add_scan, add_serve,
    add_forget, add_backup, add_engine, add_merge;

/// An area of commands, such as `krypto`.
struct AreaRow {
  std::string_view name;
  std::string_view help;
  std::string_view also{};  ///< another name that people type
};
inline constexpr std::array kAreas = {
    AreaRow{"krypto", "Make a number from others: Krypto, the 24 game, the Countdown numbers game"},
    AreaRow{"calcrostic", "Cryptarithm grids: letters stand for digits"},
    AreaRow{"alphametic", "Alphametics: equations of words in which letters stand for digits",
            "cryptarithm"},
    AreaRow{"bank", "Manage the puzzle bank (add, find, hand out, export)"},
    AreaRow{"contest", "Hold a contest on paper, from the bank to the certificate"},
    AreaRow{"image", "Image filters: edge detection and weighted sums"},
};

struct CommandRow {
  std::string_view area{};  ///< a row of kAreas; empty for a command without an area
  std::string_view name;
  std::string_view help;                     ///< one line
  std::array<std::string_view, 2> examples;  ///< tests run them in a folder with their files
  std::string_view notes{};                  ///< paragraphs below the options, as in HelpPage
  std::string_view feature{};                ///< a row of cmake/features.txt, required in the build
  AddCommand* add;                           ///< null if this build does not have it
};

/// Commands of an area are adjacent, in the order of kAreas; those without an area come last.
inline constexpr std::array kCommands = {
    CommandRow{.area = "krypto",
               .name = "deal",
               .help = "Deal hands of Krypto or another game: cards and an objective, the number "
                       "to make",
               .examples = {"reckon krypto deal --solvable --count 3 --seed 7",
                            "reckon krypto deal --seed 7 --svg > hand.svg"},
               .add = add_krypto_deal},
    CommandRow{
        .area = "krypto",
        .name = "solve",
        .help = "Find all solutions of a hand, or solve every hand in a file",
        .examples = {"reckon krypto solve 8 19 14 2 21 : 17 --rules international",
                     "reckon krypto solve 4 7 8 8 : 24 --limit 3"},
        .notes = "Solutions are printed one a line, the easiest first; with --use any, those of "
                 "the fewest operations come first. If there are none, the nearest reachable "
                 "numbers are named and the exit status is 1.\n\nA file has one hand a line, as 2 "
                 "4 3 6 5 : 6 or as six integers, and comments after #. It is validated before the "
                 "first answer. Each hand is followed by a tab and its solution, or `no solution`.",
        .add = add_krypto_solve},
    CommandRow{
        .area = "krypto",
        .name = "nearest",
        .help = "Find the nearest reachable integers below and above the objective",
        .examples = {"reckon krypto nearest 1 1 2 2 3 : 50",
                     "reckon krypto nearest 25 50 75 100 3 6 : 952 --use any --rules positive"},
        .add = add_krypto_nearest},
    CommandRow{.area = "krypto",
               .name = "census",
               .help = "Enumerate every possible game and count those without a solution",
               .examples = {"reckon krypto census --rules international",
                            "reckon krypto census --cards 4 --max 13 --objectives 24-24"},
               .notes = "The second example counts the hands of the 24 game that cannot be solved.",
               .add = add_krypto_census},
    CommandRow{.area = "krypto",
               .name = "odds",
               .help = "Print the exact probability that a dealt hand has no solution, and the "
                       "expected number of distinct solutions",
               .examples = {"reckon krypto odds", "reckon krypto odds --rounds 0,100 --json"},
               .add = add_krypto_odds},
    CommandRow{.area = "krypto",
               .name = "records",
               .help = "Enumerate all hands and print those that hold a record",
               .examples = {"reckon krypto records --cards 4",
                            "reckon krypto records --question solutions --cards 4 --max 13"},
               .notes = "Questions:\n"
                        "  run         the longest run of objectives from 1 on\n"
                        "  objectives  the most objectives\n"
                        "  solutions   the most solutions\n"
                        "  single      one solution, by the largest number that it needs\n"
                        "  unsolvable  the first hand without a solution, by objective\n"
                        "  deck        one card of the deck replaced by another\n\n"
                        "`single` takes up to 5 cards, and only `run` allows --min 0.",
               .add = add_krypto_records},
    CommandRow{.area = "krypto",
               .name = "check",
               .help = "Check whether a formula solves a hand, and say what is wrong",
               .examples = {"reckon krypto check \"8 19 14 2 21 : 17\" \"21 - 19 + 8 + 14 / 2\"",
                            "reckon krypto check \"2 3 5 : 25\" \"2 3 + 5 *\" --notation rpn"},
               .notes =
                   "The formula is evaluated as it stands: 2 - 5 + 9 passes through -3. The exit "
                   "status is 0 if it is right and 1 if it is wrong.\n\n"
                   "Operators may also be typed as ×, ·, ÷ and −.",
               .add = add_krypto_check},
    CommandRow{.area = "krypto",
               .name = "hint",
               .help = "Print the next step of the easiest solution",
               .examples = {"reckon krypto hint 9 21 16 17 12 : 13",
                            "reckon krypto hint 9 21 16 17 12 : 13 --more --more"},
               .add = add_krypto_hint},
    CommandRow{.area = "krypto",
               .name = "grade",
               .help = "Grade the difficulty of a hand from 1 to 5, with reasons",
               .examples = {"reckon krypto grade 9 21 16 17 12 : 13",
                            "reckon krypto deal --count 3 --seed 7 | reckon krypto grade --file -"},
               .notes = "With --file each line is a hand, a tab, and its level or `no solution`.",
               .add = add_krypto_grade},
    CommandRow{
        .area = "krypto",
        .name = "play",
        .help = "Play at the terminal, against the clock or the computer",
        .examples = {"reckon krypto play --against 3",
                     "reckon krypto play --game countdown --hands 3 --name Ada"},
        .notes =
            "At a terminal, ? shows the keys, and Ctrl-C ends the game with the pad so far. "
            "Strength 3 takes about half a minute for a hand of level 1 or 2; each strength less "
            "doubles this, and so do two levels more. A tie with the computer is broken by more "
            "hands.\n\n"
            "When input is not a terminal, the game reads one command per line and its clock "
            "advances only on `wait`:\n"
            "  2 * (3 + 4)  call \"Krypto!\" and give the formula\n"
            "  krypto       call only; the next formula proves the call\n"
            "  pass         give up this hand\n"
            "  wait 20      let 20 seconds pass\n"
            "  quit         leave the game\n\n"
            "In Countdown no player calls: hand in formulas until the time is over. The nearest "
            "scores "
            "10, 7 within 5, or 5 within 10; pass when you are content.",
        .feature = "play",
        .add = add_krypto_play},
    CommandRow{
        .area = "krypto",
        .name = "score",
        .help = "Score the record of a match and print the score pad",
        .examples = {"reckon krypto score match.jsonl", "reckon krypto score match.jsonl --json"},
        .notes = "A record that breaks the rules of the match is refused.",
        .add = add_krypto_score},
    CommandRow{
        .area = "calcrostic",
        .name = "solve",
        .help = "Find the digits that the letters stand for, or the numbers for each ?",
        .examples = {"reckon calcrostic solve puzzle.txt",
                     "reckon calcrostic solve puzzle.txt --explain"},
        .notes = "Each answer is printed as a solved grid, with its letters in a comment. The exit "
                 "status is 1 if there is no answer.\n\nEach ? is a positive integer, in a grid of "
                 "3 x 3 with diagonals. If infinitely many answers exist, the first is printed. "
                 "--count then prints `infinitely many`, `some` or `unknown`.",
        .add = add_calcrostic_solve},
    CommandRow{.area = "calcrostic",
               .name = "guess",
               .help = "Solve a puzzle by local search that learns from each guess",
               .examples = {"reckon calcrostic guess puzzle.txt --seed 1",
                            "reckon calcrostic guess puzzle.txt --seed 1 --runs 20 --json"},
               .notes = "Each guess that is better than all before is printed. The exit status is "
                        "1 if no run finds the answer.",
               .add = add_calcrostic_guess},
    CommandRow{
        .area = "calcrostic",
        .name = "encode",
        .help = "Turn solved grids into puzzles: every digit becomes a letter",
        .examples = {"reckon calcrostic encode solved.txt",
                     "echo \"24 8 192 24 4 96 48 2 96 | ***+/-*/\" | reckon calcrostic encode -"},
        .add = add_calcrostic_encode},
    CommandRow{.area = "calcrostic",
               .name = "verify",
               .help = "Check solved grids, and name the lines that are wrong",
               .examples = {"reckon calcrostic verify solved.txt",
                            "reckon calcrostic verify solved.txt --json"},
               .notes = "The exit status is 1 if a line is wrong.",
               .add = add_calcrostic_verify},
    CommandRow{.area = "calcrostic",
               .name = "versions",
               .help = "List the 8 symmetries (rotations and reflections) of a solved grid",
               .examples = {"reckon calcrostic versions solved.txt",
                            "reckon calcrostic versions solved.txt --text"},
               .add = add_calcrostic_versions},
    CommandRow{.area = "calcrostic",
               .name = "standard",
               .help = "Print the canonical form of a solved grid",
               .examples = {"reckon calcrostic standard solved.txt",
                            "reckon calcrostic versions solved.txt | reckon calcrostic standard -"},
               .notes = "All 8 symmetries of a grid have the same canonical form.",
               .add = add_calcrostic_standard},
    CommandRow{.area = "calcrostic",
               .name = "generate",
               .help = "Generate puzzles, each with exactly one answer",
               .examples = {"reckon calcrostic generate --difficulty 2 --seed 7 > puzzle.txt",
                            "reckon calcrostic generate --rows 4 --columns 4 --seed 7"},
               .notes = "Puzzles that ask for numbers are 3 x 3 and have no level. The exit status "
                        "is 1 if a long search finds too few.",
               .add = add_calcrostic_generate},
    CommandRow{
        .area = "calcrostic",
        .name = "grade",
        .help = "Grade the difficulty of puzzles from 1 to 5, as solved by reasoning",
        .examples = {"reckon calcrostic grade puzzle.txt",
                     "reckon calcrostic generate --count 2 --seed 7 | reckon calcrostic grade -"},
        .add = add_calcrostic_grade},
    CommandRow{.area = "calcrostic",
               .name = "explain",
               .help = "Show how a person would find the answer, step by step",
               .examples = {"reckon calcrostic explain puzzle.txt",
                            "reckon calcrostic explain puzzle.txt --json"},
               .notes = "The exit status is 1 unless each puzzle has exactly one answer.",
               .add = add_calcrostic_explain},
    CommandRow{
        .area = "calcrostic",
        .name = "hint",
        .help = "Print the next step from the letters given, or name those that are wrong",
        .examples = {"reckon calcrostic hint puzzle.txt",
                     "reckon calcrostic hint puzzle.txt --json"},
        .notes =
            "Give the letters found so far with --given. The exit status is 1 if one is wrong.",
        .add = add_calcrostic_hint},
    CommandRow{.area = "calcrostic",
               .name = "list",
               .help = "List all calcrostics in order, one for each class of 8 symmetries",
               .examples = {"reckon calcrostic list --sum-max 100 --unique --all-operators",
                            "reckon calcrostic list --operators '***+/-*/'"},
               .notes = "S is at most 10,000,000, and at most 10,000 with --min 1.",
               .add = add_calcrostic_list},
    CommandRow{
        .area = "calcrostic",
        .name = "census",
        .help = "Count all calcrostics",
        .examples = {"reckon calcrostic census", "reckon calcrostic census --sum-max 5000 --json"},
        .add = add_calcrostic_census},
    CommandRow{.area = "calcrostic",
               .name = "rank",
               .help = "Print the rank of solved grids in the list of all calcrostics",
               .examples = {"reckon calcrostic rank solved.txt",
                            "reckon calcrostic list --sum-max 30 | reckon calcrostic rank -"},
               .notes = "The exit status is 1 if a number is below --min.",
               .add = add_calcrostic_rank},
    CommandRow{.area = "calcrostic",
               .name = "families",
               .help = "Solve an operator assignment; print its parametric families of solutions",
               .examples = {"reckon calcrostic families '++/*+--+'",
                            "reckon calcrostic families --all --operators '++/*+--?'"},
               .notes = "After the families come the positive integers among them, and the proof: "
                        "a line `because:` for each step. With a grid line, the family of that "
                        "grid is named too. The exit status is 1 if there are no solutions.",
               .feature = "algebra",
               .add = add_calcrostic_families},
    CommandRow{
        .area = "calcrostic",
        .name = "export-systems",
        .help = "Export polynomial systems for computer algebra systems",
        .examples = {"reckon calcrostic export-systems --count 10 --seed 7 --output systems",
                     "reckon calcrostic export-systems --operators '++/*+--?' --output family"},
        .notes =
            "Each file runs as it is, such as by `Singular -q FILE </dev/null`. The folder also "
            "gets index.json, written last, with the known solutions. One extra equation excludes "
            "zeros; for Macaulay2, Sage and Oscar it is a saturation. More than 10,000 files go to "
            "folders of 10,000 each. The exit status is 1 if there are too few.",
        .feature = "algebra",
        .add = add_calcrostic_export_systems},
    CommandRow{.area = "calcrostic",
               .name = "zero",
               .help = "Find grids of numbers and operators in which every line has the value 0",
               .examples = {"reckon calcrostic zero --rows 4 --columns 4 --seed 13",
                            "reckon calcrostic zero --all-operators --count 3"},
               .notes = "All grids of 3 x 3 are known and counted. Larger ones are found by random "
                        "search, none twice. The exit status is 1 if a long search finds too few.",
               .feature = "algebra",
               .add = add_calcrostic_zero},
    CommandRow{.area = "alphametic",
               .name = "solve",
               .help = "Find all answers of alphametics",
               .examples = {"reckon alphametic solve \"SEND + MORE = MONEY\"",
                            "reckon alphametic solve \"TWO + TWO = FOUR\" --count"},
               .notes = "The exit status is 1 if there is no answer.",
               .add = add_alphametic_solve},
    CommandRow{.area = "alphametic",
               .name = "verify",
               .help = "Check solved alphametics, or digits given for the letters",
               .examples = {"reckon alphametic verify \"9567 + 1085 = 10652\"",
                            "reckon alphametic verify \"9567 + 1085 = 10652\" --json"},
               .notes = "The exit status is 1 if anything is wrong.",
               .add = add_alphametic_verify},
    CommandRow{.area = "alphametic",
               .name = "grade",
               .help = "Grade the difficulty of alphametics from 1 to 5, as solved by reasoning",
               .examples = {"reckon alphametic grade \"SEND + MORE = MONEY\"",
                            "reckon alphametic grade \"SEND + MORE = MONEY\" --json"},
               .add = add_alphametic_grade},
    CommandRow{.area = "alphametic",
               .name = "hint",
               .help = "Print the next step from the letters given, or name those that are wrong",
               .examples = {"reckon alphametic hint \"SEND + MORE = MONEY\"",
                            "reckon alphametic hint \"SEND + MORE = MONEY\" --given M=1"},
               .notes = "Digits without a letter are named .1, .2 and so on, as they appear.",
               .add = add_alphametic_hint},
    CommandRow{.area = "alphametic",
               .name = "explain",
               .help = "Show how a person would find the answer, step by step",
               .examples = {"reckon alphametic explain \"SEND + MORE = MONEY\"",
                            "reckon alphametic explain \"SEND + MORE = MONEY\" --json"},
               .notes = "Lines that follow from a guess are indented.",
               .add = add_alphametic_explain},
    CommandRow{.area = "alphametic",
               .name = "generate",
               .help = "Make alphametics, each with exactly one answer",
               .examples = {"reckon alphametic generate --kind doubly-true --seed 7",
                            "reckon alphametic generate --words words.txt --count 3 --seed 7"},
               .notes = "Doubly true sums of number words are right as words and as numbers. They "
                        "come in random order; when they run out, the exit status is 1.",
               .add = add_alphametic_generate},
    CommandRow{
        .area = "bank",
        .name = "fill",
        .help = "Add new puzzles, none equivalent to one in the bank",
        .examples = {"reckon bank fill --count 100 --difficulty 2 --seed 7",
                     "reckon bank fill --kind krypto --count 100 --seed 7 --bank my.sqlite"},
        .notes =
            "The exit status is 1 if there are too few. Several processes may fill a bank at once.",
        .feature = "bank",
        .add = add_bank_fill},
    CommandRow{.area = "bank",
               .name = "find",
               .help = "List puzzles in the order in which they were added; --mark hands them out",
               .examples = {"reckon bank find --difficulty 1-3 --limit 3",
                            "reckon bank find --limit 5 --mark \"grade 6, May\""},
               .notes = "With --mark, puzzles are printed and marked in one transaction: no other "
                        "process gets them, and none is marked if printing fails. The exit status "
                        "is 1 if too few puzzles match.",
               .feature = "bank",
               .add = add_bank_find},
    CommandRow{.area = "bank",
               .name = "stats",
               .help = "Count the puzzles in the bank, and those handed out",
               .examples = {"reckon bank stats", "reckon bank stats --json"},
               .feature = "bank",
               .add = add_bank_stats},
    CommandRow{.area = "bank",
               .name = "export",
               .help = "Write all puzzles as lines of JSON, in the order in which they were added",
               .examples = {"reckon bank export puzzles.jsonl",
                            "reckon bank export | gzip > puzzles.jsonl.gz"},
               .feature = "bank",
               .add = add_bank_export},
    CommandRow{.area = "bank",
               .name = "import",
               .help = "Add the puzzles of an export, all or none; each is solved again first",
               .examples = {"reckon bank import puzzles.jsonl --bank copy.sqlite",
                            "reckon bank export | reckon bank import - --bank copy.sqlite"},
               .notes = "A puzzle whose class is in the bank stays out. If it was handed out, the "
                        "one in the bank counts as handed out.",
               .feature = "bank",
               .add = add_bank_import},
    CommandRow{.area = "bank",
               .name = "check",
               .help = "Check the bank for damage; solve and grade every puzzle again",
               .examples = {"reckon bank check", "reckon bank check --regrade"},
               .notes = "All faults are listed, and the exit status is then 1.",
               .feature = "bank",
               .add = add_bank_check},
    CommandRow{.area = "contest",
               .name = "export",
               .help = "Write a whole contest without any data of persons, for another store",
               .examples = {"reckon contest export school.sqlite -o autumn-copy.json",
                            "reckon contest export school.sqlite --contest autumn"},
               .notes =
                   "The copy has the plan, the questions with their solutions, and the levels. "
                   "It has no schools, groups, entrants, papers, answers and marks.",
               .feature = "bank",
               .add = add_contest_export},
    CommandRow{.area = "contest",
               .name = "import",
               .help = "Take a contest from its copy, or turn Moodle XML into stated questions",
               .examples = {"reckon contest import autumn-copy.json --store second.sqlite",
                            "reckon contest import moodle-en.xml moodle-fr.xml -o questions"},
               .notes = "A contest is taken if each of its questions has exactly one answer, which "
                        "is the stored one. From Moodle XML, questions with one right option, "
                        "numerical ones and short answers are read; translations have the same "
                        "name. Pictures are left out.",
               .feature = "bank",
               .add = add_contest_import},
    CommandRow{.area = "contest",
               .name = "check",
               .help = "Say what is wrong with a plan, or with a contest in the store",
               .examples = {"reckon contest check spring.json",
                            "reckon contest check school.sqlite --contest autumn"},
               .notes = "A plan is JSON; docs/contest.md describes it. All faults are listed, and "
                        "the exit status is then 1. A check of the store solves each "
                        "question again, and reads each paper.",
               .feature = "bank",
               .add = add_contest_check},
    CommandRow{
        .area = "contest",
        .name = "draw",
        .help = "Take the questions of a plan from the bank, by the chance of the system",
        .examples =
            {"reckon contest draw trial.json --bank spring-bank.sqlite",
             "reckon contest draw trial.json --bank spring-bank.sqlite --store trial.sqlite"},
        .notes = "The puzzles are marked in the bank, and no class comes twice in a season. A draw "
                 "cannot be repeated. The exit status is 1, and nothing is taken, if the bank has "
                 "too few.",
        .feature = "bank",
        .add = add_contest_draw},
    CommandRow{
        .area = "contest",
        .name = "preview",
        .help = "Print a paper of a level with its solutions, before the first enrolment",
        .examples = {"reckon contest preview --level 3-4 -o preview.pdf",
                     "reckon contest preview --level 5-6 --lang fr --large -o preview-fr.pdf"},
        .feature = "bank",
        .add = add_contest_preview},
    CommandRow{
        .area = "contest",
        .name = "enrol",
        .help = "Add entrants to a group, each with a code, and print slips",
        .examples =
            {"reckon contest enrol --school N1 --group 5b --level 3-4 --count 6 -o slips.pdf",
             "reckon contest enrol --school N1 --group 6a --level 5-6 --count 2 -o slips.csv"},
        .notes = "Codes stand in the file of persons alone, and on the slips.",
        .feature = "bank",
        .add = add_contest_enrol},
    CommandRow{.area = "contest",
               .name = "names",
               .help = "Set the names of entrants from CSV",
               .examples = {"reckon contest names names.csv",
                            "echo \"5b/2,Ada Lovelace\" | reckon contest names -"},
               .notes = "Names are optional. They stand in the file of persons alone. A line "
                        "without a name deletes it.",
               .feature = "bank",
               .add = add_contest_names},
    CommandRow{
        .area = "contest",
        .name = "print",
        .help = "Print the papers of a group, one for each seat, with a page for the answers",
        .examples = {"reckon contest print --group 5b -o papers.pdf",
                     "reckon contest print --group 5b -o papers.pdf --answers solutions.pdf"},
        .notes = "A paper is made once and kept: printing again prints the same. Seats near each "
                 "other get other versions of each grid, with other letters.",
        .feature = "bank",
        .add = add_contest_print},
    CommandRow{
        .area = "contest",
        .name = "enter",
        .help = "Enter answers from lines of an entrant, a number and the answer",
        .examples = {"reckon contest enter answers.txt",
                     "echo \"5b/1 1 7\" | reckon contest enter - --store school.sqlite"},
        .notes = "The number is that of the question on this paper, and letters are those of this "
                 "paper. Lines without an answer are blanks. All lines are kept, or none. The "
                 "pictures of these questions from a scan are deleted.",
        .feature = "bank",
        .add = add_contest_enter},
    CommandRow{.area = "contest",
               .name = "scan",
               .help = "Read the circles on pages of answers, and say what a person has to look at",
               .examples = {"reckon contest scan school.sqlite answers.png",
                            "reckon contest scan school.sqlite answers*.png --json"},
               .notes =
                   "Certain rows are kept. Questions to be typed are listed for each page. "
                   "Rows in doubt, pages that differ, and pages that cannot be read are listed "
                   "too, each with a picture of it, and the exit status is then 1. Answers of "
                   "before are never replaced.",
               .feature = "bank",
               .add = add_contest_scan},
    CommandRow{
        .area = "contest",
        .name = "mark",
        .help = "Mark all papers with answers, and rank them",
        .examples = {"reckon contest mark", "reckon contest mark school.sqlite --contest autumn"},
        .notes = "Marking again makes a new revision only if a mark has changed.",
        .feature = "bank",
        .add = add_contest_mark},
    CommandRow{.area = "contest",
               .name = "publish",
               .help = "Make the marks official",
               .examples = {"reckon contest publish",
                            "reckon contest publish --store school.sqlite --contest autumn"},
               .notes = "Marking again makes them preliminary.",
               .feature = "bank",
               .add = add_contest_publish},
    CommandRow{.area = "contest",
               .name = "results",
               .help = "Print ranks and points, or how each question was answered",
               .examples = {"reckon contest results --level 3-4",
                            "reckon contest results --questions -o questions.ods"},
               .notes = "Equal points are equal ranks: 1, 1, 3. Ranks and shares are shown for "
                        "levels of five entrants or more. Results have no names and no codes.",
               .feature = "bank",
               .add = add_contest_results},
    CommandRow{.area = "contest",
               .name = "review",
               .help = "Show a paper with its answers, solutions, and how a person finds them",
               .examples = {"reckon contest review 5b/2",
                            "reckon contest review 5b/1 --store school.sqlite"},
               .notes = "Below a wrong answer to a grid stand the lines that do not hold.",
               .feature = "bank",
               .add = add_contest_review},
    CommandRow{
        .area = "contest",
        .name = "certificates",
        .help = "Print certificates, with names from the file of persons",
        .examples = {"reckon contest certificates -o certificates.pdf",
                     "reckon contest certificates --group 5b --lang fr -o certificates-fr.pdf"},
        .feature = "bank",
        .add = add_contest_certificates},
    CommandRow{.area = "contest",
               .name = "practice",
               .help = "Write the questions of a published contest, to be practised on a web page",
               .examples = {"reckon contest practice -o practice",
                            "reckon contest practice school.sqlite -o autumn-practice"},
               .notes = "The folder works on any static host. It has solutions, steps to them and "
                        "the distribution of points, and nothing about single entrants.",
               .feature = "bank",
               .add = add_contest_practice},
    CommandRow{
        .area = "contest",
        .name = "days",
        .help = "Write the puzzles of a published contest as a list for the puzzle of the day",
        .examples = {"reckon contest days --from 2027-01-04 -o days.json held.sqlite",
                     "reckon contest days --level 3-4 -o days.json held.sqlite"},
        .notes = "reckon serve --days and reckon today --list read the list. The first puzzle of "
                 "each kind is that of the first day. Kinds that days do not have, "
                 "such as alphametics, are left out.",
        .feature = "bank",
        .add = add_contest_days},
    CommandRow{
        .area = "contest",
        .name = "cup",
        .help = "Rank a season by the best contests of each entrant",
        .examples = {"reckon contest cup --best 2", "reckon contest cup --best 5 -o cup.ods"},
        .notes = "Ties are broken by the sum of all contests.",
        .feature = "bank",
        .add = add_contest_cup},
    CommandRow{.area = "contest",
               .name = "void",
               .help = "Void a question with a fault; then mark again",
               .examples = {"reckon contest void q1 --reason \"two right answers\"",
                            "reckon contest void q1 --points none --store school.sqlite"},
               .notes = "With `all`, all who had the question get its points. With `none` it "
                        "does not count, and the maximum falls. With `no` it counts again.",
               .feature = "bank",
               .add = add_contest_void},
    CommandRow{.area = "contest",
               .name = "exclude",
               .help = "Exclude the paper of an entrant: it shares no rank; then mark again",
               .examples = {"reckon contest exclude 5b/3 --reason copied",
                            "reckon contest exclude 5b/4 --reason copied --store school.sqlite"},
               .feature = "bank",
               .add = add_contest_exclude},
    CommandRow{.area = "contest",
               .name = "remove",
               .help = "Remove the paper of an entrant, such as a test entry; then mark again",
               .examples = {"reckon contest remove 5b/3",
                            "reckon contest remove 5b/5 --reason test --store school.sqlite"},
               .feature = "bank",
               .add = add_contest_remove},
    CommandRow{
        .area = "contest",
        .name = "move",
        .help = "Move an entrant to another group, seat or level",
        .examples = {"reckon contest move 5b/6 --group 6a", "reckon contest move 5b/5 --seat 9"},
        .feature = "bank",
        .add = add_contest_move},
    CommandRow{.area = "contest",
               .name = "merge",
               .help = "Merge an entrant who has two codes into one",
               .examples = {"reckon contest merge 5b/9 5b/4",
                            "reckon contest merge 6a/1 6a/2 --store school.sqlite"},
               .notes = "Both codes work afterwards. It is refused if both wrote the same contest.",
               .feature = "bank",
               .add = add_contest_merge},
    CommandRow{.area = "contest",
               .name = "organiser",
               .help = "Print the code with which organisers enter, and make it the first time",
               .examples = {"reckon contest organiser school.sqlite",
                            "reckon contest organiser --store school.sqlite --renew"},
               .notes = "The code stands in the file of persons. Another one ends all sessions of "
                        "the former one.",
               .feature = "bank",
               .add = add_contest_organiser},
    CommandRow{.area = "contest",
               .name = "invite",
               .help = "Invite teachers, and print the codes with which they enter",
               .examples = {"reckon contest invite school.sqlite --school North --quota 60",
                            "echo \"North,Ms Ito,,60\" | reckon contest invite "
                            "school.sqlite --csv -"},
               .notes = "A teacher may have as many entrants as the quota, in groups of the own. "
                        "From CSV, the codes are printed as CSV, for a mail merge.",
               .feature = "bank",
               .add = add_contest_invite},
    CommandRow{.area = "contest",
               .name = "extra",
               .help = "Give an entrant extra time, in all contests",
               .examples = {"reckon contest extra 5b/1 --percent 25 --store school.sqlite",
                            "reckon contest extra 5b/2 --minutes 10 --store school.sqlite"},
               .notes = "It replaces the extra time of before. An attempt that is running gets it "
                        "too, and its end never moves to earlier.",
               .feature = "bank",
               .add = add_contest_extra},
    CommandRow{.area = "contest",
               .name = "shift",
               .help = "Shift the windows of a group, or let it start for a while from now",
               .examples = {"reckon contest shift school.sqlite --group 5b --minutes 60",
                            "reckon contest shift school.sqlite --group 5b --open-for 30"},
               .notes = "The window limits when entrants may start, never how long they write.",
               .feature = "bank",
               .add = add_contest_shift},
    CommandRow{.area = "contest",
               .name = "forget",
               .help = "Delete the names, codes, papers, answers and marks of entrants",
               .examples = {"reckon contest forget --entrant 5b/1",
                            "reckon contest forget --season 2026 --store school.sqlite"},
               .notes = "The files are rewritten, so nothing deleted stays in them. Backups that "
                        "`reckon backup` made of them are deleted. With --ended, names and codes "
                        "go whose days of the plan are over, and the trail by its own "
                        "days; papers and marks stay.",
               .feature = "bank",
               .add = add_contest_forget},
    CommandRow{
        .area = "contest",
        .name = "acts",
        .help = "List the acts of persons on contests, with their times",
        .examples = {"reckon contest acts school.sqlite",
                     "reckon contest acts --store school.sqlite -o acts.ods"},
        .notes = "Entrants, groups and teachers stand there by their numbers, without names.",
        .feature = "bank",
        .add = add_contest_acts},
    CommandRow{.area = "contest",
               .name = "privacy",
               .help = "Print a page for pupils and parents about what is kept of them",
               .examples = {"reckon contest privacy school.sqlite",
                            "reckon contest privacy school.sqlite --lang fr"},
               .notes = "It follows the settings of the plan, so that it is true.",
               .feature = "bank",
               .add = add_contest_privacy},
    CommandRow{.area = "image",
               .name = "edges",
               .help = "Draw the edges of a picture, white on black",
               .examples = {"reckon image edges photo.png edges.png",
                            "reckon image edges photo.png edges.png --threshold 0.4"},
               .notes = "The picture has 8 or 16 bits and at most 100,000,000 pixels. A pixel is "
                        "white if it is an edge in any channel.",
               .feature = "pictures",
               .add = add_image_edges},
    CommandRow{
        .area = "image",
        .name = "kernel",
        .help = "Correlate a picture with a kernel; --explain shows the cheapest decomposition",
        .examples = {"reckon image kernel \"1 2 1; 2 4 2; 1 2 1\" --explain",
                     "reckon image kernel \"1 1 1; 1 1 1; 1 1 1\" photo.png soft.png --divide 9"},
        .notes =
            "The kernel is laid on as it is written; turn it by 180 degrees for a convolution. "
            "A kernel has up to 255 rows and columns. Sums are rounded towards 0 and limited "
            "to black and white. A side of even size makes OUT one row or column smaller.",
        .feature = "pictures",
        .add = add_image_kernel},
    CommandRow{.name = "24",
               .help = "Find all ways to make 24 from four cards",
               .examples = {"reckon 24 3 3 8 8", "reckon 24 A J Q K --json"},
               .notes = "A short form of `reckon krypto solve --game 24`.",
               .add = add_24},
    CommandRow{.name = "countdown",
               .help = "Solve a Countdown numbers game, or find the nearest result",
               .examples = {"reckon countdown 25 50 75 100 3 6 952",
                            "reckon countdown 75 50 2 3 8 7 812 --limit 2"},
               .notes = "A short form of `reckon krypto solve --game countdown`. Each number is "
                        "used at most once, and every result on the way is a whole number of 1 or "
                        "more. 10 points are for the number itself, 7 within 5, and 5 within 10.",
               .add = add_countdown},
    CommandRow{.name = "today",
               .help = "Print the puzzles of the day",
               .examples = {"reckon today",
                            "reckon today --date 2026-11-25 --kind calcrostic --solutions"},
               .notes = "The puzzles are the same everywhere: easy on Monday, hard on Saturday, of "
                        "level 3 on Sunday. The first day is 2026-01-01; from 2027 on, no puzzle "
                        "returns within ten years, except hands of the 24 game, of which there "
                        "are too few. Days before 2026-11-29 show 24 and Countdown only with "
                        "--kind.",
               .add = add_today},
    CommandRow{
        .name = "sheet",
        .help = "Make a sheet of puzzles to print",
        .examples =
            {"reckon sheet --krypto 12 --calcrostic 6 --difficulty 1-3 --seed 7 -o club.pdf",
             "reckon sheet --code CA8DB-R18R1-4HS --answers only"},
        .notes =
            "Below each puzzle stands its code; --code prints that puzzle again. Question banks "
            "(moodle-xml, gift, qti) hold their answers, so they take only --answers last. The "
            "exit status is 1, and nothing is written, if there are too few puzzles.",
        .add = add_sheet},
    CommandRow{
        .name = "scan",
        .help = "Read the puzzles of a printed sheet from a scan or photo",
        .examples = {"reckon scan page.png", "reckon scan page.png --solve --json"},
        .notes =
            "The page may be turned by up to 10 degrees, and one side up to 15 % shorter than the "
            "other. Puzzles are printed so that other commands can read them. Doubts and unread "
            "print are in comments, and the exit status is then 1, as without any puzzle.",
        .feature = "pictures",
        .add = add_scan},
    CommandRow{.name = "serve",
               .help = "Serve the web page and the JSON API",
               .examples = {"reckon serve --port 0", "reckon serve --limits"},
               .notes = "The address is printed when the server is ready; Ctrl-C ends it. The exit "
                        "status is 3 if the port is taken.",
               .feature = "server",
               .add = add_serve},
    CommandRow{.name = "forget",
               .help = "Delete a match, or the name of a person, from kept matches",
               .examples = {"reckon forget --code K7QX2M", "reckon forget --name Shelley --json"},
               .notes = "No server may use the file meanwhile. The file is rewritten, so nothing "
                        "deleted stays in it.",
               .feature = "server",
               .add = add_forget},
    CommandRow{
        .name = "backup",
        .help = "Copy a file of matches, contests or persons, or a bank, while others change it",
        .examples = {"reckon backup club.sqlite club-monday.sqlite",
                     "reckon backup matches.sqlite matches-monday.sqlite"},
        .notes = "Writers of the file do not wait. The copy is checked, and complete or missing. A "
                 "file that exists is never overwritten. Files of contests and persons know their "
                 "copies: `contest forget` deletes them.",
        .feature = "server",
        .add = add_backup},
    CommandRow{
        .name = "engine",
        .help = "Answer questions in JSON, a line each, for programs in any language",
        .examples =
            {R"(echo '{"id": 1, "path": "version"}' | reckon engine)",
             R"(echo '{"path":"krypto/solve","body":{"hand":"4 7 8 8 : 24"}}' | reckon engine)"},
        .notes = "A question is a line with a path of openapi.json; the answer is a line with its "
                 "id. {\"stop\": 7} stops question 7.",
        .feature = "server",
        .add = add_engine},
    CommandRow{.name = "merge",
               .help = "Combine the finished pieces of a sharded run and print the result",
               .examples = {"reckon merge pieces", "reckon merge pieces --output grids.txt"},
               .notes = "As long as pieces are missing, they are named and the exit status is 1. A "
                        "file that is written appears complete or not at all.",
               .add = add_merge},
};

/// Returns the row of `krypto solve`; nullptr for an area.
const CommandRow* command_row(std::string_view words);

/// Adds them all to the program. One that this build does not have ends with a Fault that says what
/// to install.
void add_commands(const Program& program, Answer& answer);

/// Runs the program with these words as its command line.
Answer run_words(std::vector<std::string> words);

}  // namespace reckon::cli
