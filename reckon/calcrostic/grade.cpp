#include "reckon/calcrostic/grade.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace reckon::calcrostic {

namespace {

// The highest effort of levels 1 to 4.
constexpr std::array<std::uint64_t, 4> kHighestEfforts = {80, 110, 145, 190};

std::uint64_t total_effort(const Reasoned& reasoned) {
  std::uint64_t effort = 0;
  for (const Step& step : reasoned.steps) effort += effort_of(step);
  return effort;
}

// However few steps there are, a hard one makes a puzzle at least this hard.
int least_level(Technique hardest) {
  switch (hardest) {
    case Technique::guess: return 5;
    case Technique::many_cases:
    case Technique::two_lines: return 4;
    case Technique::few_cases: return 3;
    case Technique::carries: return 2;
    default: return kEasiestLevel;
  }
}

}  // namespace

std::uint64_t effort_of(const Step& step) {
  const auto for_cases = static_cast<std::uint64_t>(std::bit_width(step.cases));
  switch (step.technique) {
    case Technique::leading_digit:
    case Technique::found_digit:
    case Technique::last_place:
    case Technique::refuted:
    case Technique::answer: return 0;
    case Technique::pair:
    case Technique::same_number: return 1;
    case Technique::short_line:
    case Technique::last_digits: return 1 + for_cases;
    case Technique::sizes: return 3;
    case Technique::carries: return 4 + for_cases;
    case Technique::few_cases: return 6 + for_cases;
    case Technique::many_cases: return 8 + for_cases;
    case Technique::two_lines: return 10 + for_cases;
    case Technique::guess: return 15;
  }
  return 0;
}

Grade grade(const Reasoned& reasoned) {
  Grade grade{.effort = total_effort(reasoned), .hardest = reasoned.hardest, .reasons = {}};
  grade.level = level_of(grade.effort, grade.hardest);
  const auto count = std::ranges::count(reasoned.steps, grade.hardest, &Step::technique);
  grade.reasons = {"it takes " + std::to_string(reasoned.steps.size()) +
                   (reasoned.steps.size() == 1 ? " step" : " steps") + " and an effort of " +
                   std::to_string(grade.effort)};
  // A grid without letters needs no technique.
  if (count > 0) {
    grade.reasons.push_back("the hardest technique is " + name_of(grade.hardest) + ", needed " +
                            (count == 1 ? "once" : std::to_string(count) + " times"));
  }
  return grade;
}

int level_of(const Reasoned& reasoned) {
  return level_of(total_effort(reasoned), reasoned.hardest);
}

int level_of(std::uint64_t effort, Technique hardest) {
  const auto by_effort =
      kEasiestLevel + std::ranges::count_if(
                          kHighestEfforts, [&](std::uint64_t highest) { return effort > highest; });
  return std::max(static_cast<int>(by_effort), least_level(hardest));
}

std::string name_of(Technique technique) {
  switch (technique) {
    case Technique::leading_digit: return "no number begins with 0";
    case Technique::found_digit: return "found digits";
    case Technique::last_place: return "the only place for a digit";
    case Technique::pair: return "two letters with the same two digits";
    case Technique::same_number: return "equal numbers";
    case Technique::short_line: return "one-digit numbers";
    case Technique::last_digits: return "last digits";
    case Technique::sizes: return "sizes of the numbers";
    case Technique::carries: return "carries";
    case Technique::few_cases: return "working a line through in few cases";
    case Technique::many_cases: return "working a line through in many cases";
    case Technique::two_lines: return "working two lines through together";
    case Technique::guess: return "a guess";
    case Technique::refuted: return "the end of a guess";
    case Technique::answer: return "the answer";
  }
  return {};
}

}  // namespace reckon::calcrostic
