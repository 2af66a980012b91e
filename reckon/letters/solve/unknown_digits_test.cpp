// SPDX-License-Identifier: MIT
// Unknown digits that differ from what is written, or from each other, compared with plain loops.
#include <gtest/gtest.h>

#include <set>

#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/letters/read/read.hpp"
#include "reckon/letters/read/verify.hpp"
#include "reckon/letters/reason/reasoning.hpp"
#include "reckon/letters/solve/solver.hpp"

namespace reckon::letters {
namespace {

// Three numbers: the first two, calculated, are the third.
struct PlainSum {
  std::array<std::string, 3> words;
  char operation = '+';
  unsigned base = 10;
  bool others_differ = false;
  bool all_different = false;
  bool shares_a = false;

  std::string text() const {
    return words[0] + " " + operation + " " + words[1] + " = " + words[2];
  }
};

// All answers by loops over the digits of all places: each letter, and each unknown digit.
class Loops {
 public:
  explicit Loops(const PlainSum& sum) : sum_(sum) {
    for (const std::string& word : sum.words) {
      for (const char c : word) {
        if (c >= '0' && c <= '9') {
          written_.insert(static_cast<unsigned>(c - '0'));
        } else if (c == '_' || names_.find(c) == names_.npos) {
          names_ += c;
        }
      }
    }
    digits_.resize(names_.size());
    assign(0);
  }
  std::set<Digits> answers;

 private:
  void assign(std::size_t at) {
    if (at == names_.size()) {
      if (holds()) answers.insert(digits_);
      return;
    }
    for (unsigned digit = 0; digit < sum_.base; ++digit) {
      if (sum_.others_differ && names_[at] == '_' && written_.contains(digit)) continue;
      bool is_free = true;
      for (std::size_t i = 0; i < at; ++i) {
        if (digits_[i] == digit && differ(names_[i], names_[at])) is_free = false;
      }
      if (!is_free) continue;
      digits_[at] = static_cast<std::uint8_t>(digit);
      assign(at + 1);
    }
  }

  bool differ(char a, char b) const {
    if (a == '_' && b == '_') return sum_.all_different;
    if (a == '_' || b == '_') return sum_.others_differ;
    return !sum_.shares_a || (a != 'A' && b != 'A');
  }

  bool holds() const {
    std::array<std::int64_t, 3> values{};
    std::size_t unknown = 0;
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < names_.size(); ++i) {
      if (names_[i] == '_') places.push_back(i);
    }
    for (std::size_t w = 0; w < 3; ++w) {
      for (std::size_t i = 0; i < sum_.words[w].size(); ++i) {
        const char c = sum_.words[w][i];
        const unsigned digit = c == '_'   ? digits_[places[unknown++]]
                               : c >= 'A' ? digits_[names_.find(c)]
                                          : static_cast<unsigned>(c - '0');
        if (i == 0 && digit == 0 && sum_.words[w].size() > 1) return false;
        values[w] = values[w] * sum_.base + digit;
      }
    }
    switch (sum_.operation) {
      case '+': return values[0] + values[1] == values[2];
      case '-': return values[0] - values[1] == values[2];
      default: return values[0] * values[1] == values[2];
    }
  }

  const PlainSum& sum_;
  std::string names_;
  std::set<unsigned> written_;
  Digits digits_;
};

PlainSum random_sum(SplitMix64& random) {
  PlainSum sum;
  sum.base = 4 + static_cast<unsigned>(random.below(3));
  sum.operation = "+-*"[random.below(3)];
  sum.others_differ = random.below(2) == 0;
  sum.all_different = random.below(2) == 0;
  sum.shares_a = random.below(5) == 0;
  std::size_t places = 0;
  for (std::string& word : sum.words) {
    const std::size_t size = 1 + random.below(3);
    for (std::size_t i = 0; i < size; ++i) {
      const auto sort = random.below(4);
      if (sort == 0) {
        word += static_cast<char>('1' + random.below(sum.base - 1));
      } else if (sort == 1 || places == 4) {
        word += static_cast<char>('A' + random.below(2));
      } else {
        word += '_';
        ++places;
      }
    }
  }
  const bool has_a = sum.text().find('A') != std::string::npos;
  sum.shares_a = sum.shares_a && has_a;
  return sum;
}

ReadOptions options_of(const PlainSum& sum) {
  ReadOptions options{
      .conditions = {.base = sum.base},
      .may_share = sum.shares_a ? "A" : "",
      .unknown = {.others_differ = sum.others_differ, .all_different = sum.all_different}};
  return options;
}

TEST(UnknownDigits, DifferAsPlainLoopsHaveIt) {
  SplitMix64 random(7);
  std::size_t with_answers = 0;
  const std::size_t wanted = effort(1000, 200);
  for (std::size_t round = 0; round < wanted; ++round) {
    const PlainSum sum = random_sum(random);
    const std::string about = sum.text() + ", base " + std::to_string(sum.base) +
                              (sum.others_differ ? ", others differ" : "") +
                              (sum.all_different ? ", all different" : "") +
                              (sum.shares_a ? ", A shares" : "");
    const auto reading = read_puzzle(sum.text(), options_of(sum));
    const Loops loops(sum);
    if (!reading) {
      EXPECT_TRUE(reading.error().message.contains("different")) << about;
      EXPECT_TRUE(loops.answers.empty()) << about;
      continue;
    }
    const auto found = answers(reading->puzzle);
    ASSERT_TRUE(found);
    EXPECT_EQ(std::set<Digits>(found->begin(), found->end()), loops.answers) << about;
    with_answers += loops.answers.empty() ? 0U : 1U;
    for (const Digits& digits : *found) {
      EXPECT_TRUE(is_answer(reading->puzzle, digits)) << about;
      EXPECT_TRUE(mistakes(reading->puzzle, digits).empty()) << about;
    }
    // The steps of a person agree.
    const Reasoned reasoned = reason(reading->puzzle, {});
    if (reasoned.outcome == Outcome::given_up) continue;
    EXPECT_EQ(reasoned.outcome == Outcome::one_answer, found->size() == 1) << about;
    EXPECT_EQ(reasoned.outcome == Outcome::no_answer, found->empty()) << about;
  }
  EXPECT_GT(with_answers, wanted / 6);
}

// W. F. Cheney, American Mathematical Monthly 43 (1936), problem E217; R. Feynman sent it to his
// father in 1939. The other is of the same sort.
TEST(UnknownDigits, SolveDivisionsInWhichNoDotIsA) {
  const std::string cheney =
      "       ..A.\n    -------\n.A.)....A..\n    ..AA\n    ----\n     ...A\n      ..A\n     ----\n"
      "      ....\n      .A..\n      ----\n       ....\n       ....\n       ----\n          0";
  const std::string another =
      "       ....\n    -------\n.A.)A.....A\n    A...\n    ----\n     .A..\n      ...\n     ----\n"
      "      ....\n      A...\n      ----\n       ...A\n       ...A\n       ----\n          0";
  const auto solved = [](const std::string& text, UnknownDigits unknown) {
    const auto reading = read_puzzle(text, {.unknown = unknown});
    EXPECT_TRUE(reading) << reading.error().message;
    std::vector<std::string> quotients;
    if (!reading) return quotients;
    const auto found = answers(reading->puzzle).value_or(std::vector<Digits>());
    for (const Digits& digits : found) {
      const std::string whole = filled(*reading, digits);
      const std::string top = whole.substr(0, whole.find('\n'));
      quotients.push_back(top.substr(top.find_first_not_of(' ')));
    }
    return quotients;
  };
  EXPECT_EQ(solved(cheney, {.others_differ = true}), std::vector<std::string>{"7289"});
  EXPECT_EQ(solved(another, {.others_differ = true}), std::vector<std::string>{"8396"});
  EXPECT_EQ(solved(another, {}).size(), 108U);
}

TEST(UnknownDigits, SayWhatDiffers) {
  const auto count = [](const std::string& text, UnknownDigits unknown) {
    const auto reading = read_puzzle(text, {.unknown = unknown});
    return reading ? answers(reading->puzzle)->size() : 0;
  };
  // 2 and 1 are written.
  EXPECT_EQ(count("1_ + 2_ = 4_", {}), 45U);
  EXPECT_EQ(count("12 × _ = 3_", {}), 1U);
  EXPECT_EQ(count("12 × _ = 3_", {.others_differ = true}), 0U);
  EXPECT_EQ(count("_ × _ = __", {.all_different = true}), 40U);
  const auto reading = read_puzzle("12 × _ = 3_", {.unknown = {.others_differ = true}});
  EXPECT_EQ(
      mistakes(reading->puzzle, Digits{3, 6}),
      std::vector<std::string>{".1 is 3, and unknown digits differ from those that are written"});
  EXPECT_EQ(
      read_puzzle("_ + _ = __", {.conditions = {.base = 3}, .unknown = {.all_different = true}})
          .error()
          .message,
      "4 different letters and unknown digits need as many digits, and base 3 has fewer: "
      "take a larger base, or let letters share a digit");
}

}  // namespace
}  // namespace reckon::letters
