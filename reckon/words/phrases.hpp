// SPDX-License-Identifier: MIT
// The words of a language. None of them can be left out.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace reckon {

/// A text of a language. It has no default and is not empty, so that what a language lacks does not
/// compile.
class Phrase {
 public:
  // NOLINTNEXTLINE(google-explicit-constructor): it is a text.
  consteval Phrase(const char* text) : text_(text) {
    if (text_.empty()) is_empty();
  }
  // NOLINTNEXTLINE(google-explicit-constructor)
  constexpr operator std::string_view() const { return text_; }

 private:
  static void is_empty();  // a call is not a constant

  std::string_view text_;
};

/// The words of sheets around their puzzles.
struct SheetWords {
  Phrase title;  ///< of a sheet without one
  Phrase name;   ///< before a line to write on
  Phrase date;
  Phrase answers;  ///< before the title, with a colon
  Phrase no_solution;
  Phrase nearest;      ///< before the nearest result, with a colon
  Phrase level;        ///< before a number
  Phrase points;       ///< before a line for the points of all puzzles
  Phrase point;        ///< behind 1, short
  Phrase points_each;  ///< behind any other number, short
  Phrase minute;       ///< behind 1
  Phrase minutes;      ///< behind any other number
  Phrase continued;    ///< behind the heading of a kind that goes on on another page
};

/// The words above puzzles of a kind.
struct KindWords {
  std::string_view kind;  ///< its name
  Phrase heading;
  Phrase task;  ///< what is to be done with one
};

/// Sentences on the results that the rules of a hand allow on the way. `%` stands for the least
/// one.
struct RulesWords {
  Phrase all;         ///< fractions and negative numbers
  Phrase all_whole;   ///< no fractions
  Phrase from;        ///< those from the least one on
  Phrase from_whole;  ///< the same without fractions
  Phrase use_all;     ///< every number must be used
  Phrase use_any;     ///< some may be left over
};

/// The questions of a course.
struct CourseWords {
  Phrase numbers;  ///< of a grid that asks for them
  Phrase formula;  ///< to be typed
  Phrase essay;
};

/// The words of the feed of the puzzles of the day.
struct FeedWords {
  Phrase title;
  Phrase level;  ///< before a number
  Phrase objective;
  Phrase solution;
  Phrase play;
  // Above a puzzle:
  Phrase krypto;
  Phrase calcrostic;
  Phrase newspaper;
  Phrase twenty_four;
  Phrase countdown;
};

/// The record of what is done with data of persons: headings, and texts that the lines for entrants
/// lack.
struct RecordWords {
  Phrase title;
  Phrase processing;
  Phrase who;
  Phrase organiser;
  Phrase why;
  Phrase whose;
  Phrase pupils;
  Phrase which;
  Phrase recipients;
  Phrase how_long;
  Phrase terms;  ///< of all but names
  Phrase protection;
  Phrase measures;
  Phrase rights;
};

/// Tells those who write a contest, and their parents, which data is kept.
struct PrivacyWords {
  Phrase title;
  Phrase answers;  ///< which data of an entrant
  Phrase names;    ///< where names are, if they are kept
  Phrase no_names;
  Phrase until;  ///< the term of names: % days, and of backups: % days
  Phrase trail;  ///< the term of the trail: % days
  Phrase codes;
  Phrase purpose;
  Phrase others;  ///< who has it
  Phrase device;
  Phrase pictures;
  Phrase right;  ///< how it is deleted
  Phrase solver;
  RecordWords record;
};

/// The list of what an organiser has to see to. `%` stands for a number.
struct ChecklistWords {
  Phrase questions;
  Phrase faults;
  Phrase papers;
  Phrase groups;  ///< % groups, % pupils
  Phrase no_groups;
  Phrase names;  ///< kept for % days
  Phrase no_names;
  Phrase backup;
  Phrase no_backup;
  Phrase marked;
  Phrase not_marked;
  Phrase official;
  Phrase not_official;
};

/// The report on a pupil for parents. `%` stands for a number.
struct ReportWords {
  Phrase title;
  Phrase rank;   ///< % of %
  Phrase right;  ///< questions of each verdict: %
  Phrase wrong;
  Phrase incomplete;
  Phrase blank;
  Phrase award;  ///< before the title of the certificate
};

/// The words of a contest, which no module of the page has. `%` stands for a number.
struct ContestWords {
  Phrase point_each;   ///< above questions of 1 point
  Phrase points_each;  ///< above questions of % points
  Phrase minutes;      ///< behind the number
  Phrase code;
  Phrase group;
  Phrase seat;
  Phrase answers;         ///< the title of a page of answers
  Phrase how_to_answer;   ///< above its circles
  Phrase your_code;       ///< on a slip, above the code
  Phrase keep_your_code;  ///< below it
  Phrase participation;   ///< titles of certificates
  Phrase merit;
  Phrase distinction;
  Phrase took_part;   ///< between the name and the contest
  Phrase points;      ///< % of %
  Phrase percentile;  ///< before or with %
  Phrase official;
  Phrase preliminary;
  Phrase revision;  ///< before a number
  ReportWords report;
  PrivacyWords privacy;
  ChecklistWords checklist;
};

/// The largest number that has a word.
inline constexpr std::uint64_t kMostNumberWord = 99;

struct Words {
  SheetWords sheet;
  std::span<const KindWords> kinds;  ///< one for each kind; kinds::heading_of() finds them
  RulesWords rules;
  CourseWords course;
  FeedWords feed;
  /// The word of a number up to kMostNumberWord, in capitals, without hyphens, blanks and accents.
  std::string (*number_word)(std::uint64_t number);
};

}  // namespace reckon
