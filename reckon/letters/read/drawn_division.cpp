// SPDX-License-Identifier: MIT
// Divisions that are drawn as on paper.
#include <algorithm>
#include <optional>
#include <span>
#include <utility>

#include "reckon/letters/read/division_head.hpp"
#include "reckon/letters/read/drawn.hpp"

namespace reckon::letters {

namespace {

// A row, and the digit of the dividend below which it ends.
struct DrawnRow {
  Row row;
  Word word;
  std::size_t end = 0;
};

// A product and what is below it. Either may be one that is not written, of the value 0.
struct DrawnStep {
  std::size_t end = 0;     // of the product
  std::size_t next = 0;    // of the number below, with the digits of the dividend brought down
  PartialProduct product;  // its row is empty where only what is left is written
  Word rest;
  std::size_t implied = 0;  // how many of its digits are only those of the dividend
  bool has_product = true;  // that is written
};

class Division {
 public:
  Division(Builder& builder, const DivisionHead& head) : builder_(builder), head_(head) {}

  Result<void> read(const std::vector<Row>& rows) {
    if (auto numbers = take_numbers(rows); !numbers) return numbers;
    if (has_no_products()) {
      find_short_steps();
      add_steps();
      return {};
    }
    if (auto steps = find_steps(); !steps) {
      restates_zeros_ = true;
      steps_.clear();
      if (!find_steps()) return steps;
    }
    add_steps();
    return {};
  }

 private:
  Result<void> take_numbers(const std::vector<Row>& rows) {
    for (const auto& [symbols, word] : {std::pair(&head_.dividend, &dividend_),
                                        {&head_.divisor, &divisor_},
                                        {&head_.quotient, &quotient_}}) {
      auto read = word_of(builder_, *symbols);
      if (!read) return std::unexpected(read.error());
      *word = *std::move(read);
    }
    if (rows.empty()) {
      return failure_at(head_.dividend.front(), "a drawn division has rows below it",
                        "division_rows");
    }
    const std::size_t margin = margin_of(rows);
    for (const Row& row : rows) {
      const auto above = std::ranges::find(head_.dividend, row.end - margin, &Glyph::column);
      if (above == head_.dividend.end()) {
        return failure_at(row.place, "this row does not end below a digit of the dividend");
      }
      auto word =
          &row == &rows.back() && is_of_zeros(row) ? zeros_of(row) : word_of(builder_, row.symbols);
      if (!word) return std::unexpected(word.error());
      rows_.push_back({.row = row,
                       .word = *std::move(word),
                       .end = static_cast<std::size_t>(above - head_.dividend.begin())});
    }
    return {};
  }

  static bool is_of_zeros(const Row& row) {
    return std::ranges::all_of(row.symbols, [](const Glyph& glyph) { return glyph.is("0"); });
  }
  // A remainder 0 says that there is none: unknown digits need not differ from it.
  static Result<Word> zeros_of(const Row& row) {
    return Word(row.symbols.size(), Symbol::digit(0));
  }

  // Rows are one column further to the right where a minus sign took that of the first digit. Then
  // the first product ends below its digit only by this.
  std::size_t margin_of(const std::vector<Row>& rows) const {
    const Glyphs& dividend = head_.dividend;
    const auto above = [&](const Row& row, std::size_t margin) {
      return std::ranges::find(dividend, row.end - margin, &Glyph::column);
    };
    const auto are_below_digits = [&](std::size_t margin) {
      return std::ranges::all_of(
          rows, [&](const Row& row) { return above(row, margin) != dividend.end(); });
    };
    const auto begins_quotient = [&](std::size_t margin) {
      return dividend.end() - above(rows.front(), margin) == of(head_.quotient.size());
    };
    const bool has_sign = std::ranges::any_of(rows, [&](const Row& row) {
      return row.sign && row.sign->column == dividend.front().column;
    });
    if (!has_sign || !are_below_digits(1)) return 0;
    return !are_below_digits(0) || (!begins_quotient(0) && begins_quotient(1)) ? 1 : 0;
  }

  std::size_t last() const { return dividend_.size() - 1; }

  // --- Which row is what
  // --------------------------------------------------------------------------

  Result<void> find_steps() {
    std::size_t partial_end = rows_.front().end;  // of what is divided
    bool has_brought_down = false;
    for (std::size_t i = 0; i < rows_.size();) {
      const DrawnRow& row = rows_[i];
      // One digit after the other is brought down until the divisor fits: there is no product.
      const bool is_longer = has_brought_down && row.end > partial_end;
      const std::size_t end = is_longer ? partial_end : row.end;
      const std::size_t from_right = last() - end;
      if (row.end < partial_end || from_right >= quotient_.size()) {
        return failure_at(row.row.place,
                          "this product does not end where the number above it ends, or there is "
                          "no digit of the quotient for it");
      }
      if (!steps_.empty() && end > partial_end) imply(steps_.back(), end);
      if (!steps_.empty() && steps_.back().next == steps_.back().end) {
        return failure_at(rows_[i - 1].row.place, "no digit is brought down in this row");
      }
      const std::size_t digit = quotient_.size() - 1 - from_right;
      DrawnStep step{.end = end,
                     .next = end,
                     .product = {.row = is_longer ? Word{Symbol::digit(0)} : row.word,
                                 .digit = quotient_[digit],
                                 .is_of_first_digit = digit == 0 && quotient_.size() > 1},
                     .rest = {Symbol::digit(0)},
                     .has_product = !is_longer};
      if (!is_longer) ++i;
      if (i < rows_.size()) {
        if (is_restated(i, end)) {
          for (const Symbol symbol : rows_[i].word) must_be_zero(symbol);
          ++i;
        }
        const DrawnRow& below = rows_[i];
        if (below.end < end) {
          return failure_at(below.row.place,
                            "this number ends left of the product that it stands below");
        }
        step.next = below.end;
        step.rest = below.word;
        ++i;
      }
      has_brought_down = step.next > end;
      partial_end = step.next;
      steps_.push_back(std::move(step));
    }
    return end_steps();
  }

  // Whether only what is left is written, as in France: the first row, and each after it, has a
  // digit brought down.
  bool has_no_products() const {
    if (quotient_.size() < 2 || dividend_.size() < quotient_.size()) return false;
    std::size_t end = dividend_.size() - quotient_.size();
    for (const DrawnRow& row : rows_) {
      const bool is_remainder = &row == &rows_.back() && end == last();
      if (row.end <= end && !is_remainder) return false;
      end = row.end;
    }
    return end == last();
  }

  void find_short_steps() {
    std::size_t end = dividend_.size() - quotient_.size();
    const auto add = [&](std::size_t next, Word rest) {
      const std::size_t digit = quotient_.size() - 1 - (last() - end);
      steps_.push_back(
          {.end = end,
           .next = next,
           .product = {.row = {}, .digit = quotient_[digit], .is_of_first_digit = digit == 0},
           .rest = std::move(rest)});
      end = next;
    };
    for (const DrawnRow& row : rows_) add(row.end, row.word);
    const bool has_remainder = steps_.back().end == last();
    if (!has_remainder) add(last(), {Symbol::digit(0)});
  }

  // Whether zeros are left in this row, and what is divided next stands in a row of its own below,
  // rather than the next product.
  bool is_restated(std::size_t row, std::size_t end) const {
    if (row + 1 >= rows_.size() || rows_[row].end != end) return false;
    const DrawnRow& below = rows_[row + 1];
    if (!can_be_zero(rows_[row].word) || below.end <= end || below.row.sign) return false;
    if (restates_zeros_) return true;
    // No product but 0 is what is left below it.
    return row + 2 < rows_.size() && rows_[row + 2].end == below.end &&
           rows_[row + 2].word == below.word && is_above_zero(below.word);
  }

  // Whether a digit of it is surely not 0.
  bool is_above_zero(const Word& word) const {
    const auto is_letter_of = [&](Symbol symbol) {
      return !symbol.given() && !builder_.puzzle().cells[symbol.letter()].may_share;
    };
    const auto first = std::ranges::find_if(word, is_letter_of);
    return !can_be_zero(word) || std::any_of(first, word.end(), [&](Symbol symbol) {
      return is_letter_of(symbol) && symbol != *first;
    });
  }

  // Where no digits are written below the last ones of the dividend, these and the remainder are 0.
  Result<void> end_steps() {
    DrawnStep& step = steps_.back();
    if (step.next == last()) return {};
    if (!can_be_zero(step.rest)) {
      return failure_at(rows_.back().row.place,
                        "the division ends before its last digit is brought down");
    }
    for (const Symbol symbol : step.rest) must_be_zero(symbol);
    for (std::size_t i = step.next + 1; i <= last(); ++i) must_be_zero(dividend_[i]);
    step.next = last();
    return {};
  }

  // Digits of the dividend that are not written below it are brought down all the same.
  void imply(DrawnStep& step, std::size_t end) {
    step.implied = end - step.next;
    step.rest.insert(step.rest.end(), dividend_.begin() + of(step.next) + 1,
                     dividend_.begin() + of(end) + 1);
    step.next = end;
  }

  static std::ptrdiff_t of(std::size_t count) { return static_cast<std::ptrdiff_t>(count); }

  // --- What they say
  // ------------------------------------------------------------------------------

  void must_be_zero(Symbol symbol) {
    zeros_.push_back(symbol);
    if (!is_zero(symbol)) builder_.must_be_zero(symbol);
  }

  void add_steps() {
    LongDivision division;
    division.dividend = builder_.add_word(dividend_);
    division.divisor = builder_.add_word(divisor_);
    division.quotient = builder_.add_word(quotient_);
    const std::uint32_t divisor = builder_.number_at(division.divisor);
    const auto is_padded = [](const DrawnStep& step) {
      return step.rest.size() > 1 && is_zero(step.rest.front());
    };
    const bool shows = std::any_of(steps_.begin(), steps_.end() - 1, is_padded);
    std::vector<PartialProduct> products;
    for (const DrawnStep& step : steps_) products.push_back(step.product);
    Number partial{.word = {dividend_.begin(), dividend_.begin() + of(steps_.front().end) + 1}};
    std::vector<bool> used(quotient_.size());
    for (std::size_t i = 0; i < steps_.size(); ++i) {
      const DrawnStep& step = steps_[i];
      const std::size_t place = quotient_.size() - 1 - (last() - step.end);
      used[place] = true;
      const std::optional<std::size_t> product = add_product(step, products, divisor);
      const Number rest{.word = step.rest,
                        .is_padded = may_be_padded(step, partial, shows && i + 1 < steps_.size())};
      division.steps.push_back(
          {.quotient_digit = place, .product = product, .rest = add_word(rest)});
      const std::uint32_t value = product ? builder_.number_at(*product)
                                          : builder_.node(Operation::multiply, divisor,
                                                          builder_.number({step.product.digit}));
      add_rest(step, partial, rest,
               {.product = value, .divisor = divisor, .is_last = i + 1 == steps_.size()});
      partial = rest;
    }
    for (std::size_t i = 0; i < used.size(); ++i) {
      if (!used[i]) must_be_zero(quotient_[i]);
    }
    division.zeros = std::move(zeros_);
    builder_.puzzle().division = std::move(division);
  }

  // Adds the row of a product, if it is written, and gives its word.
  std::optional<std::size_t> add_product(const DrawnStep& step,
                                         std::span<const PartialProduct> products,
                                         std::uint32_t divisor) {
    if (step.product.row.empty()) return std::nullopt;
    const ZeroRow zeros = zero_row(builder_, step.product, products);
    if (zeros == ZeroRow::yes) {
      for (const Symbol symbol : step.product.row) zeros_.push_back(symbol);
    }
    return add_partial_product(builder_, divisor, step.product, zeros);
  }

  struct Number {
    Word word;
    bool is_padded = false;
  };

  std::size_t add_word(const Number& number) {
    return number.is_padded ? builder_.add_padded_word(number.word)
                            : builder_.add_word(number.word);
  }

  // Whether the number below a product may begin with 0.
  bool may_be_padded(const DrawnStep& step, const Number& above, bool shows) {
    const std::size_t brought_down = step.next - step.end;
    // One more digit was brought down to a number that may.
    if (!step.has_product && above.is_padded && above.word.size() > 1) return true;
    // A single digit that is left stands before those brought down.
    if (step.rest.size() == step.implied + 1) return true;
    if (is_zero(step.rest.front())) {
      // 005: what is left of the digits brought down is 0.
      const std::size_t left = step.rest.size() - std::min(step.rest.size(), brought_down);
      const Word front(step.rest.begin(), step.rest.begin() + of(left));
      if (!step.has_product) return true;
      if (!can_be_zero(front)) return false;
      if (left > 1) {
        for (const Symbol symbol : front) must_be_zero(symbol);
      }
      return true;
    }
    // HHH is 000, or three times the same digit.
    const std::size_t left = step.rest.size() - std::min(step.rest.size(), brought_down);
    if (is_of_one_letter({step.rest.begin(), step.rest.begin() + of(left)})) return true;
    return shows && step.rest.size() <= brought_down + 1;
  }

  struct Context {
    std::uint32_t product;  // its node
    std::uint32_t divisor;
    bool is_last;
  };

  // Partial − product = rest, and what is left is less than the divisor.
  void add_rest(const DrawnStep& step, const Number& partial, const Number& rest,
                const Context& context) {
    const std::size_t brought_down = step.next - step.end;
    // The digits brought down are those of the dividend; zeros may be left out before others.
    for (std::size_t i = 0; i < brought_down; ++i) {
      const Symbol above = dividend_[step.end + 1 + i];
      const std::size_t from_right = brought_down - i;
      if (from_right > rest.word.size()) {
        must_be_zero(above);
        continue;
      }
      const Symbol below = rest.word[rest.word.size() - from_right];
      if (above == below) continue;
      const std::uint32_t left = builder_.number({above});
      builder_.relation(left, Sign::equal, builder_.number({below}));
    }
    // Where the quotient has a 0, and at the end, the divisor is larger than what is divided.
    const std::size_t divided =
        context.is_last || brought_down == 0 ? brought_down + 1 : brought_down;
    for (std::size_t kept = 0; kept < divided; ++kept) {
      const std::size_t dropped = std::min(rest.word.size(), brought_down - kept);
      Number left{.word = {rest.word.begin(), rest.word.end() - of(dropped)},
                  .is_padded = rest.is_padded};
      if (left.word.empty()) left.word = {Symbol::digit(0)};
      const std::uint32_t number = builder_.number_at(add_word(left));
      if (kept == 0) {
        const std::uint32_t whole = builder_.number_at(add_word(partial));
        builder_.relation(builder_.node(Operation::subtract, whole, context.product), Sign::equal,
                          number);
      }
      builder_.relation(number, Sign::less, context.divisor);
    }
  }

  Builder& builder_;
  const DivisionHead& head_;
  Word dividend_;
  Word divisor_;
  Word quotient_;
  std::vector<DrawnRow> rows_;
  std::vector<DrawnStep> steps_;
  std::vector<Symbol> zeros_;
  bool restates_zeros_ = false;  // wherever a row can be one of zeros
};

}  // namespace

Result<void> read_division(Builder& builder, const std::vector<Glyphs>& lines) {
  const auto read = head_of(lines);
  if (!read) return std::unexpected(read.error());
  std::vector<Row> rows;
  for (const Glyphs& line : read->rows) {
    auto row = row_of(line);
    if (!row) return std::unexpected(row.error());
    rows.push_back(*std::move(row));
  }
  return Division(builder, read->head).read(rows);
}

}  // namespace reckon::letters
