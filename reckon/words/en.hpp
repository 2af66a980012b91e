// SPDX-License-Identifier: MIT
// The words of English.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include "reckon/words/phrases.hpp"

namespace reckon::in_english {

inline constexpr std::array kKinds = {
    KindWords{.kind = "krypto",
              .heading = "Krypto",
              .task = "Reach the number behind the colon with +, −, × and ÷, using every card "
                      "exactly once."},
    KindWords{.kind = "calcrostic",
              .heading = "Calcrostics",
              .task = "Every letter stands for a digit, different letters for different digits, "
                      "and no number begins with 0. All rows, all columns and both diagonals are "
                      "correct."},
    KindWords{.kind = "newspaper",
              .heading = "Letter grids",
              .task = "Every letter stands for a digit, different letters for different digits, "
                      "and no number begins with 0. All rows and columns are correct; × and ÷ go "
                      "before + and −."},
    KindWords{.kind = "numbers",
              .heading = "Missing numbers",
              .task = "Find whole numbers from 1 on with which all rows, all columns and both "
                      "diagonals are correct."},
    KindWords{.kind = "alphametic",
              .heading = "Alphametics",
              .task = "Every letter stands for a digit, different letters for different digits, "
                      "and no number begins with 0. Find the digits with which the calculation is "
                      "correct."},
    KindWords{.kind = "24",
              .heading = "The 24 game",
              .task = "Make 24 from the numbers before the colon with +, −, × and ÷."},
    KindWords{.kind = "countdown",
              .heading = "Countdown",
              .task = "Make the number behind the colon with +, −, × and ÷, or come as near as you "
                      "can."},
    KindWords{.kind = "own",
              .heading = "Number game",
              .task = "Make the number behind the colon with +, −, × and ÷."},
    KindWords{.kind = "stated",
              .heading = "Questions",
              .task = "Read each question. Choose one option, or write the answer on the line."},
};

inline std::string number_word(std::uint64_t number) {
  constexpr std::array kUnits = {"ZERO",    "ONE",     "TWO",       "THREE",    "FOUR",
                                 "FIVE",    "SIX",     "SEVEN",     "EIGHT",    "NINE",
                                 "TEN",     "ELEVEN",  "TWELVE",    "THIRTEEN", "FOURTEEN",
                                 "FIFTEEN", "SIXTEEN", "SEVENTEEN", "EIGHTEEN", "NINETEEN"};
  constexpr std::array kTens = {"",      "",      "TWENTY",  "THIRTY", "FORTY",
                                "FIFTY", "SIXTY", "SEVENTY", "EIGHTY", "NINETY"};
  if (number < kUnits.size()) return kUnits.at(static_cast<std::size_t>(number));
  const auto tens = static_cast<std::size_t>(number / kTens.size());
  const auto rest = static_cast<std::size_t>(number % kTens.size());
  std::string word(kTens.at(tens));
  if (rest != 0) word += kUnits.at(rest);
  return word;
}

inline constexpr Words kWords = {
    .sheet = {.title = "Puzzles",
              .name = "Name",
              .date = "Date",
              .answers = "Answers: ",
              .no_solution = "no solution",
              .nearest = "nearest: ",
              .level = "level",
              .points = "Points",
              .point = "pt",
              .points_each = "pts",
              .minute = "minute",
              .minutes = "minutes",
              .continued = " (continued)"},
    .kinds = kKinds,
    .rules = {.all = "Fractions and negative numbers are allowed on the way.",
              .all_whole = "Every result on the way is a whole number, negative ones too.",
              .from = "Every result on the way is % or more; fractions are allowed.",
              .from_whole = "Every result on the way is a whole number, % or more.",
              .use_all = "Use every number exactly once.",
              .use_any = "Use each number at most once."},
    .course = {.numbers =
                   "The numbers in the places of ?, from left to right and from top to bottom:",
               .formula =
                   "Type one formula with + - * / and brackets, without spaces and without =.",
               .essay = "Write one formula."},
    .feed = {.title = "Puzzles of the day",
             .level = "level",
             .objective = "objective",
             .solution = "Solution",
             .play = "Play",
             .krypto = "Krypto",
             .calcrostic = "Calcrostic",
             .newspaper = "Letter grid",
             .twenty_four = "The 24 game",
             .countdown = "Countdown"},
    .number_word = number_word,
};

inline constexpr ContestWords kContestWords = {
    .point_each = "1 point each",
    .points_each = "% points each",
    .minutes = "minutes",
    .code = "Code",
    .group = "Group",
    .seat = "Seat",
    .answers = "Answers",
    .how_to_answer = "Fill in one circle in each row. To correct, rub it out well.",
    .your_code = "Your code for this season",
    .keep_your_code = "Keep it safe: it is yours alone, for every contest.",
    .participation = "Certificate of participation",
    .merit = "Certificate of merit",
    .distinction = "Certificate of distinction",
    .took_part = "took part in",
    .points = "% of % points",
    .percentile = "percentile rank %",
    .official = "official result",
    .preliminary = "preliminary result",
    .revision = "revision",
    .report = {.title = "Report for parents",
               .rank = "rank % of %",
               .right = "right answers: %",
               .wrong = "wrong answers: %",
               .incomplete = "incomplete answers: %",
               .blank = "questions without an answer: %",
               .award = "certificate"},
    .privacy = {.title = "Your data in this contest",
                .answers = "For each pupil we keep: a random number, the group and seat, the "
                           "level, the paper, the answers with their times, and the points.",
                .names = "Names stand in a file of their own, which only its owner may read. "
                         "A name is needed for a certificate alone, and may be a nickname.",
                .no_names = "We keep no names. Certificates show group and seat.",
                .until = "Names are deleted % days after the results are official. Backups "
                         "of names are deleted after % days.",
                .trail = "The list of acts of teachers, and answers that were replaced, are "
                         "deleted % days after the results are official.",
                .codes = "Codes stand beside the names, and open nothing but this contest.",
                .purpose = "We use this to mark papers, rank each level and print "
                           "certificates, and for nothing else.",
                .others = "Your school decides about the data. It stays on the computer on "
                          "which the contest is held, and goes to nobody else. There are no "
                          "cookies.",
                .device = "In the browser, the device keeps answers until they are safe on "
                          "the server.",
                .pictures = "Pictures of marks that are hard to read are deleted when a "
                            "person has looked at them.",
                .right = "Ask your teacher to see, correct or delete your data. Deleting "
                         "takes names, codes, papers, answers and points, also from backups.",
                .solver = "No program can see whether a second page is open: please work "
                          "alone.",
                .record = {.title = "Record of processing",
                           .processing = "Processing",
                           .who = "Who decides",
                           .organiser = "The school or the organiser who holds the contest.",
                           .why = "Purpose",
                           .whose = "Persons",
                           .pupils = "Pupils who write the contest, and their teachers, of whom we "
                                     "keep a name and a way to reach them.",
                           .which = "Data",
                           .recipients = "Recipients",
                           .how_long = "Terms",
                           .terms = "Rights to write end with the day. Answers and points stay "
                                    "without names until a person deletes them.",
                           .protection = "Protection",
                           .measures =
                               "Names and codes stand in a file apart, with its own backups. "
                               "No name is in an address, a log, an export or a list of "
                               "acts. Deleted data is overwritten.",
                           .rights = "Rights"}},
    .checklist = {.questions = "Each of the % questions has exactly one answer.",
                  .faults = "Faults in questions or papers: %. See reckon contest "
                            "check.",
                  .papers = "Papers that were made: %.",
                  .groups = "Groups: %, with pupils: %.",
                  .no_groups = "No group has pupils yet: invite teachers.",
                  .names = "Names are kept for % days after the publication.",
                  .no_names = "No names are kept.",
                  .backup = "Names and codes were backed up within the last day.",
                  .no_backup = "Names and codes were not backed up within the last "
                               "day: run reckon backup.",
                  .marked = "The answers are marked, revision %.",
                  .not_marked = "The answers are not marked yet.",
                  .official = "The results are official.",
                  .not_official = "The results are not official yet."}};

}  // namespace reckon::in_english
