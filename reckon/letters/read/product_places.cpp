// SPDX-License-Identifier: MIT
#include "reckon/letters/read/product_places.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

namespace reckon::letters {

namespace {

using Places = std::vector<ProductPlace>;

// The sums that a column of digits can have.
struct ColumnSums {
  std::size_t least = 0;
  std::size_t most = 0;
};

class PlacesOfProducts {
 public:
  PlacesOfProducts(const Builder& builder, const DrawnProducts& drawn)
      : builder_(builder), drawn_(drawn), digits_(drawn.multiplier.size()) {}

  Result<Places> find() {
    const std::vector<Row>& rows = drawn_.rows;
    const bool is_flush =
        std::ranges::all_of(rows, [&](const Row& row) { return row.end == rows.front().end; });
    const bool ends_with_total = rows.front().end == drawn_.total_row.end;
    if (!is_flush || (rows.size() == 1 && !ends_with_total)) return by_columns();
    const Ways ways = ways_in_one_column(ends_with_total);
    if (const auto best = best_of(ways)) return *best;
    takes_unknown_for_zeros_ = true;
    if (const auto best = best_of(ways_in_one_column(ends_with_total))) return *best;
    if (ways.written.empty() && ways.others.empty()) return misplaced(rows.front());
    return ways.written.empty() ? ways.others.front() : ways.written.front();
  }

 private:
  static constexpr std::size_t kMostWays = 100;
  static constexpr std::size_t kMostWork = 10'000'000;

  // By whether all zeros that shift the rows are written.
  struct Ways {
    std::vector<Places> written;
    std::vector<Places> others;
  };

  static std::unexpected<Error> misplaced(const Row& row) {
    return failure_at(row.place,
                      "this partial product does not stand below a digit of the "
                      "second factor: end each one place further to the left");
  }

  Result<Places> doubtful(const Places& way, const Places& other) const {
    std::size_t row = 0;
    while (way[row].shift == other[row].shift) ++row;
    return failure_at(drawn_.rows[row].place,
                      "this partial product can belong to several digits of the second factor: "
                      "write the rows of 0 too, or leave out the zeros that shift the rows");
  }

  Result<Places> by_columns() const {
    std::vector<Row> all = drawn_.rows;
    all.push_back(drawn_.total_row);
    const std::size_t width = column_width(all);
    const std::size_t end = drawn_.total_row.end;
    Places places;
    const auto is_free = [&](std::size_t shift) {
      return shift < digits_ &&
             std::ranges::find(places, shift, &ProductPlace::shift) == places.end();
    };
    for (std::size_t i = 0; i < drawn_.rows.size(); ++i) {
      const Row& row = drawn_.rows[i];
      std::size_t shift = (end - std::min(row.end, end)) / width;
      const bool is_odd = row.end > end || (end - row.end) % width != 0;
      if (is_odd || !is_free(shift)) {
        // Zeros say nothing by where they end, so a row of them follows the one above.
        shift = places.empty() ? 0 : places.back().shift + 1;
        if (!std::ranges::all_of(drawn_.words[i], is_zero) || !is_free(shift))
          return misplaced(row);
      }
      places.push_back({.shift = shift});
    }
    return places;
  }

  // --- Rows that end in one column
  // ----------------------------------------------------------------

  Ways ways_in_one_column(bool ends_with_total) {
    std::vector<Places> with_zeros;
    if (ends_with_total) add_ways_with_zeros({}, with_zeros);
    Ways ways;
    const std::size_t rows = drawn_.rows.size();
    if (rows <= digits_) {
      Places& one_by_one = ways.others.emplace_back(rows);
      for (std::size_t i = 0; i < rows; ++i) one_by_one[i].shift = i;
    }
    for (Places& way : with_zeros) {
      (has_written_zeros(way) ? ways.written : ways.others).push_back(std::move(way));
    }
    return ways;
  }

  // The way that fits, or the refusal of several; nothing if none does.
  std::optional<Result<Places>> best_of(const Ways& ways) {
    const auto holds = [this](const Places& way) { return can_hold(way); };
    const std::vector<Places>& written = ways.written;
    if (const auto best = std::ranges::find_if(written, holds); best != written.end()) {
      const auto second = std::find_if(best + 1, written.end(), holds);
      return second == written.end() ? Result<Places>(*best) : doubtful(*best, *second);
    }
    const auto best = std::ranges::find_if(ways.others, holds);
    return best == ways.others.end() ? std::nullopt : std::optional(Result<Places>(*best));
  }

  Word without_zeros(std::size_t row, const ProductPlace& place) const {
    const Word& word = drawn_.words[row];
    return {word.begin(), word.end() - static_cast<std::ptrdiff_t>(place.zeros)};
  }
  Symbol digit_of(std::size_t shift) const { return drawn_.multiplier[digits_ - 1 - shift]; }

  bool has_written_zeros(const Places& way) const {
    for (std::size_t i = 0; i < way.size(); ++i) {
      const Word& word = drawn_.words[i];
      const auto zeros = static_cast<std::ptrdiff_t>(way[i].zeros);
      if (!std::all_of(word.end() - zeros, word.end(), is_zero)) return false;
    }
    return true;
  }

  void add_ways_with_zeros(const Places& begun, std::vector<Places>& ways) {
    const std::size_t row = begun.size();
    if (row == drawn_.rows.size()) ways.push_back(begun);
    if (row == drawn_.rows.size() || ways.size() >= kMostWays || work_ > kMostWork) return;
    const std::size_t rows_below = drawn_.rows.size() - row - 1;
    const Word& word = drawn_.words[row];
    for (std::size_t shift = begun.empty() ? 0 : begun.back().shift + 1;
         shift + rows_below < digits_ && shift < word.size(); ++shift) {
      const Word zeros(word.end() - static_cast<std::ptrdiff_t>(shift), word.end());
      if (!can_be_zero(zeros)) break;
      const ProductPlace place{.shift = shift, .zeros = shift};
      if (!fits(row, place)) continue;
      Places longer = begun;
      longer.push_back(place);
      add_ways_with_zeros(longer, ways);
    }
  }

  // Whether a row can be the product of its digit; after too much work, it is not said that it
  // cannot.
  bool fits(std::size_t row, const ProductPlace& place) {
    if (work_ > kMostWork) return true;
    const Word product = without_zeros(row, place);
    const Symbol digit = digit_of(place.shift);
    const bool may_be_zero = can_be_row_of_zero(row, place);
    if (digit.given()) {
      return digit.digit() == 0 ? may_be_zero : is_multiple(product, digit.digit());
    }
    for (unsigned value = 1; value < builder_.base(); ++value) {
      if (is_multiple(product, value)) return true;
    }
    return may_be_zero;
  }

  // Several unknown digits are taken for zeros only if each digit has its row. If nothing else
  // fits, they also are if their digit is a written 0 and they are no more than those of the
  // factor.
  bool can_be_row_of_zero(std::size_t row, const ProductPlace& place) const {
    const Word product = without_zeros(row, place);
    if (!can_be_zero(product)) return false;
    if (product.size() == 1 || is_zero(product.front()) || is_of_one_letter(product)) return true;
    const bool is_longer = product.size() > drawn_.factor.size();
    if (takes_unknown_for_zeros_ && !is_longer && is_zero(digit_of(place.shift))) return true;
    return place.shift + 1 < digits_ && drawn_.rows.size() == digits_;
  }

  // Whether it can be this multiple of the factor, if nothing else binds their digits.
  bool is_multiple(const Word& product, unsigned times) {
    const unsigned base = builder_.base();
    std::uint64_t carries = 1;  // a bit for each that can be, of a base of at most 36: 0 at first
    for (std::size_t i = 0; i < std::max(drawn_.factor.size(), product.size()); ++i) {
      const ColumnSums factor = range_from_right(drawn_.factor, i);
      const ColumnSums wanted = range_from_right(product, i);
      std::uint64_t behind = 0;
      for (unsigned carry = 0; carry < base; ++carry) {
        if ((carries >> carry & 1U) == 0) continue;
        work_ += factor.most - factor.least + 1;
        for (std::size_t digit = factor.least; digit <= factor.most; ++digit) {
          const std::size_t value = digit * times + carry;
          const bool agrees = value % base >= wanted.least && value % base <= wanted.most;
          if (agrees) behind |= std::uint64_t{1} << (value / base);
        }
      }
      carries = behind;
    }
    return (carries & 1U) != 0;
  }

  bool can_hold(const Places& way) {
    std::vector<bool> used(digits_);
    for (std::size_t i = 0; i < way.size(); ++i) {
      if (!fits(i, way[i])) return false;
      used[way[i].shift] = true;
    }
    for (std::size_t shift = 0; shift < digits_; ++shift) {
      const bool is_first = shift + 1 == digits_ && digits_ > 1;
      const Symbol digit = digit_of(shift);
      if (!used[shift] && (is_first || (digit.given() && digit.digit() != 0))) return false;
    }
    return can_add_up(way);
  }

  // The digits that a symbol can be; those before the first are 0.
  ColumnSums range_from_right(const Word& word, std::size_t place) const {
    if (place >= word.size()) return {};
    const Symbol symbol = word[word.size() - 1 - place];
    if (symbol.given()) return {.least = symbol.digit(), .most = symbol.digit()};
    const bool is_first = place + 1 == word.size() && word.size() > 1 && !builder_.leading_zeros();
    return {.least = is_first ? 1U : 0U, .most = builder_.base() - 1};
  }

  // Whether the columns can have the digits of the total, if nothing but the sum binds them.
  bool can_add_up(const Places& way) const {
    std::vector<ColumnSums> columns(drawn_.total.size());
    for (std::size_t i = 0; i < way.size(); ++i) {
      const Word product = without_zeros(i, way[i]);
      const bool is_too_long = product.size() + way[i].shift > columns.size();
      const bool may_be_zero = can_be_row_of_zero(i, way[i]);
      if (is_too_long && may_be_zero) continue;
      if (is_too_long) return false;
      for (std::size_t k = 0; k < product.size(); ++k) {
        ColumnSums range = range_from_right(product, k);
        if (may_be_zero) range.least = 0;
        ColumnSums& column = columns[way[i].shift + k];
        column.least += range.least;
        column.most += range.most;
      }
    }
    std::vector<bool> carries(way.size() + 1);
    carries[0] = true;
    for (std::size_t i = 0; i < columns.size(); ++i) {
      carries = carries_behind(columns[i], range_from_right(drawn_.total, i), carries);
    }
    return carries[0];
  }

  std::vector<bool> carries_behind(const ColumnSums& column, const ColumnSums& total,
                                   const std::vector<bool>& carries) const {
    const std::size_t base = builder_.base();
    std::vector<bool> behind(carries.size());
    for (std::size_t carry = 0; carry < carries.size(); ++carry) {
      if (!carries[carry]) continue;
      for (std::size_t sum = column.least + carry; sum <= column.most + carry; ++sum) {
        const std::size_t digit = sum % base;
        const bool agrees = digit >= total.least && digit <= total.most;
        if (agrees && sum / base < behind.size()) behind[sum / base] = true;
      }
    }
    return behind;
  }

  const Builder& builder_;
  const DrawnProducts& drawn_;
  std::size_t digits_;
  std::size_t work_ = 0;  // products of digits so far
  bool takes_unknown_for_zeros_ = false;
};

}  // namespace

Result<std::vector<ProductPlace>> places_of(const Builder& builder, const DrawnProducts& drawn) {
  return PlacesOfProducts(builder, drawn).find();
}

}  // namespace reckon::letters
