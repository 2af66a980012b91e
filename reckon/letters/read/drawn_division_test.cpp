// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <functional>

#include "reckon/arith/effort_test.hpp"
#include "reckon/letters/read/drawn_puzzle_test.hpp"

namespace reckon::letters {
namespace {

enum class Head : std::uint8_t { equation, brackets, above };
// A 0 of the quotient is passed over; one digit more is brought down for it; or it has a product.
enum class ZeroStep : std::uint8_t { none, digit, product };
// The 0 that is left before digits brought down.
enum class ZeroLeft : std::uint8_t { none, written };
enum class LastRow : std::uint8_t { zero, digits, none };

constexpr std::array kZeroSteps = {ZeroStep::none, ZeroStep::product, ZeroStep::digit};

struct DivisionStyle {
  unsigned base = 10;
  Head head = Head::equation;
  std::vector<ZeroStep> zero_steps{};  // by digit of the quotient
  ZeroLeft zero_left = ZeroLeft::none;
  LastRow last_row = LastRow::zero;
  bool has_left = true;  // of LastRow::digits: a 0 before those brought down
  bool brings_down = true;
  std::string minus;
  bool moves = false;  // where the first sign would stand before the dividend
  std::string rule = "--";
  std::uint64_t rules = 1;  // products per rule; 0 for no rules
};

class DivisionDrawer {
 public:
  DivisionDrawer(std::uint64_t dividend, std::uint64_t divisor, const DivisionStyle& style)
      : style_(style),
        divisor_(divisor),
        digits_(digits_of(dividend, style.base)),
        quotient_(digits_of(dividend / divisor, style.base)) {}

  Picture draw() {
    add_head();
    const std::size_t first = digits_.size() - quotient_.size();
    std::uint64_t partial = 0;
    for (std::size_t i = 0; i < first; ++i) partial = partial * style_.base + digit(i);
    std::size_t begin = 0;  // of the digits brought down since the last product
    for (std::size_t i = first; i < digits_.size(); ++i) {
      partial = partial * style_.base + digit(i);
      const std::uint64_t times = partial / divisor_;
      const ZeroStep zero_step = style_.zero_steps[i - first];
      // The sign of the first product takes the column of the first digit.
      const std::string product = digits_of(times * divisor_, style_.base);
      if (i == first && style_.moves && product.size() + width_of(style_.minus) == first + 2) {
        moved_ = 1;
      }
      const bool is_step = times > 0 || i == first || zero_step == ZeroStep::product;
      const bool is_shown = is_step || zero_step == ZeroStep::digit;
      is_written_ = is_shown && !is_step;
      // The last row shows by itself whether it begins with a 0.
      const char zero = is_written_ && i + 1 == digits_.size() ? '~' : '^';
      if (i > first && is_shown) add_partial(begin, i, partial, zero);
      if (!is_step) continue;
      add(product, i, style_.minus);
      ++products_;
      if (style_.rules > 0 && products_ % style_.rules == 0) picture_.add(margin() + style_.rule);
      partial -= times * divisor_;
      left_ = partial;
      begin = i + 1;
    }
    add_last(begin, partial);
    return picture_;
  }

 private:
  std::uint64_t digit(std::size_t i) const {
    return static_cast<std::uint64_t>(std::string_view("0123456789ABCDEF").find(digits_[i]));
  }
  std::string divisor() const { return digits_of(divisor_, style_.base); }
  std::size_t offset() const { return style_.head == Head::equation ? 0 : divisor().size() + 1; }
  std::string margin() const {
    std::string blanks(offset(), ' ');
    return blanks;
  }

  static std::size_t width_of(const std::string& sign) {
    return sign.empty() ? 0 : sign.ends_with(' ') ? 2 : 1;
  }

  void add(const std::string& row, std::size_t end, const std::string& sign = "") {
    // There is no column for a sign before the first digit of the dividend, unless rows are moved.
    const std::size_t column = offset() + end + 1 + moved_;
    const bool has_room = column >= row.size() + width_of(sign);
    picture_.add(row, column, has_room ? sign : "");
  }

  void add_head() {
    if (style_.head == Head::equation) {
      picture_.add(digits_ + " ÷ " + divisor() + " = " + quotient_);
    } else if (style_.head == Head::brackets) {
      picture_.add(divisor() + ")" + digits_ + "(" + quotient_);
    } else {
      picture_.add(quotient_, offset() + digits_.size());
      picture_.add(margin() + "--");
      picture_.add(divisor() + ")" + digits_);
    }
  }

  // Adds a remainder, whose digits stand from `begin` to `end`.
  void add_partial(std::size_t begin, std::size_t end, std::uint64_t partial, char zero) {
    if (!style_.brings_down) {
      // Digits that are not written are seen above.
      add(digits_of(left_, style_.base), begin - 1);
    } else if (left_ == 0 && style_.zero_left == ZeroLeft::written) {
      add(zero + digits_.substr(begin, end + 1 - begin), end);
    } else {
      add(digits_of(partial, style_.base), end);
    }
  }

  void add_last(std::size_t begin, std::uint64_t rest) {
    const std::size_t last = digits_.size() - 1;
    if (is_written_) return;
    const bool is_brought_down = begin <= last && left_ == 0;
    if (style_.last_row == LastRow::digits && (is_brought_down || (rest == 0 && last > 0))) {
      std::string digits = begin <= last ? digits_.substr(begin) : "0";
      if (begin > last || style_.has_left) {
        digits.insert(digits.begin(), '~');
      } else if (digits.size() > 1 && digits[0] == '0') {
        digits[0] = '~';
      }
      add(digits, last);
    } else if (rest > 0 || style_.last_row != LastRow::none) {
      add(digits_of(rest, style_.base), last);
    }
  }

  const DivisionStyle& style_;
  std::uint64_t divisor_;
  std::string digits_;
  std::string quotient_;
  std::uint64_t left_ = 0;
  std::uint64_t products_ = 0;
  std::size_t moved_ = 0;    // how many columns the rows are further to the right
  bool is_written_ = false;  // what is left, as a number with one more digit
  Picture picture_;
};

DivisionStyle random_division_style(SplitMix64& random) {
  DivisionStyle style{
      .base = std::array{8U, 10U, 10U, 10U, 12U}[random.below(5)],
      .head = std::array{Head::equation, Head::brackets, Head::above}[random.below(3)],
      .zero_left = std::array{ZeroLeft::none, ZeroLeft::written}[random.below(2)],
      .last_row = std::array{LastRow::zero, LastRow::digits, LastRow::none}[random.below(3)],
      .brings_down = random.below(4) > 0,
      .minus = std::array{"", "-", "−", "- "}[random.below(4)],
      .moves = random.below(2) == 0,
      .rule = std::array{"-", "--", "_", "—", "───", "=====", "-----"}[random.below(7)],
      .rules = random.below(3)};
  constexpr std::size_t kLongest = 8;
  for (std::size_t i = 0; i < kLongest; ++i) {
    const std::uint64_t step = random.below(style.brings_down ? 3 : 2);
    style.zero_steps.push_back(kZeroSteps[step]);
  }
  return style;
}

// All ways to draw a division that differ in what they do about zeros of its quotient.
void each_drawing(std::uint64_t dividend, std::uint64_t divisor, DivisionStyle style,
                  const std::function<void(const Picture&)>& visit) {
  const std::string quotient = digits_of(dividend / divisor, style.base);
  const auto zeros = static_cast<std::size_t>(std::ranges::count(quotient, '0'));
  // Without digits brought down, there is no number with one more.
  const std::size_t choices = style.brings_down ? 3 : 2;
  for (std::uint64_t way = 0; way < power_of(choices, zeros); ++way) {
    std::uint64_t left = way;
    for (std::size_t i = 0; i < quotient.size(); ++i) {
      if (quotient[i] != '0') continue;
      style.zero_steps[i] = kZeroSteps[left % choices];
      left /= choices;
    }
    for (const bool has_left : {true, false}) {
      style.has_left = has_left;
      visit(DivisionDrawer(dividend, divisor, style).draw());
    }
  }
}

std::string quotient_mask(const std::string& mask, Head head) {
  const std::string line = mask.substr(0, mask.find('\n'));
  const std::size_t sign = head == Head::above ? line.rfind(' ') : line.find_last_of("( ");
  return sign == line.npos ? line : line.substr(sign + 1);
}

std::string divisor_mask(const std::string& mask, Head head) {
  if (head == Head::equation) {
    const std::size_t sign = mask.find("÷ ") + std::string("÷ ").size();
    return mask.substr(sign, mask.find(' ', sign) - sign);
  }
  const std::size_t end = mask.find(')');
  const std::size_t line = mask.rfind('\n', end);
  const std::size_t begin = line == mask.npos ? 0 : line + 1;
  return mask.substr(begin, end - begin);
}

std::string dividend_mask(const std::string& mask, Head head) {
  if (head == Head::equation) return mask.substr(0, mask.find(' '));
  const std::size_t begin = mask.find(')') + 1;
  return mask.substr(begin, mask.find_first_of("(\n", begin) - begin);
}

TEST(DrawnDivision, HasTheAnswersThatCanBeDrawn) {
  constexpr std::uint64_t kSeed = 12;
  constexpr std::size_t kMostPairs = 500;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  SplitMix64 random(kSeed);
  for (int i = 0; i < count_of_drawings(effort(2000, 100)); ++i) {
    DivisionStyle style = random_division_style(random);
    const std::uint64_t divisor = random_number(random, style.base, 1 + random.below(3));
    std::uint64_t quotient = random_number(random, style.base, 1 + random.below(4));
    const std::uint64_t zero = power_of(style.base, random.below(3));
    if (quotient / style.base >= zero) quotient -= quotient / zero % style.base * zero;
    const std::uint64_t rest = random.below(2) * random.below(divisor);
    if (rest > 0) style.last_row = LastRow::zero;
    const std::uint64_t dividend = divisor * quotient + rest;
    const Picture picture = DivisionDrawer(dividend, divisor, style).draw();
    const Mask mask(picture, random);
    const auto divisors = Mask::numbers_of(divisor_mask(mask.text(), style.head), style.base);
    const auto dividends = Mask::numbers_of(dividend_mask(mask.text(), style.head), style.base);
    const auto quotients = Mask::numbers_of(quotient_mask(mask.text(), style.head), style.base);
    std::uint64_t of_quotients = 0;
    for (const std::uint64_t d : divisors) of_quotients += d * quotients.size();
    const bool has_few_dividends = divisors.size() * dividends.size() <= of_quotients;
    expect_answer(mask.text(), style.base, picture.text());
    if (std::min(divisors.size() * dividends.size(), of_quotients) > kMostPairs) continue;
    std::vector<std::string> wanted;
    const auto add = [&](std::uint64_t n, std::uint64_t d) {
      if (d == 0) return;
      each_drawing(n, d, style, [&](const Picture& other) {
        if (mask.agrees(other)) wanted.push_back(other.bare_text());
      });
    };
    for (const std::uint64_t d : divisors) {
      if (has_few_dividends) {
        for (const std::uint64_t n : dividends) add(n, d);
      } else {
        for (const std::uint64_t q : quotients) {
          for (std::uint64_t r = 0; r < d; ++r) add(q * d + r, d);
        }
      }
    }
    ASSERT_TRUE(std::ranges::find(wanted, picture.bare_text()) != wanted.end()) << mask.text();
    expect_answers(mask.text(), style.base, std::move(wanted));
  }
}

}  // namespace
}  // namespace reckon::letters
