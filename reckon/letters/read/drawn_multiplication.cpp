// SPDX-License-Identifier: MIT
// Multiplications that are drawn as on paper.
#include <optional>
#include <utility>

#include "reckon/letters/read/drawn.hpp"
#include "reckon/letters/read/product_places.hpp"

namespace reckon::letters {

namespace {

class Multiplication {
 public:
  Multiplication(Builder& builder, DrawnProducts drawn)
      : builder_(builder), drawn_(std::move(drawn)) {}

  Result<void> read() {
    const std::uint32_t factor = builder_.number(drawn_.factor);
    std::uint32_t product = 0;
    if (drawn_.rows.empty()) {
      product = builder_.node(Operation::multiply, factor, builder_.number(drawn_.multiplier));
    } else {
      builder_.add_word(drawn_.multiplier);
      const auto places = places_of(builder_, drawn_);
      if (!places) return std::unexpected(places.error());
      product = sum_of(*places, factor);
    }
    builder_.relation(product, Sign::equal, builder_.number(drawn_.total));
    return {};
  }

 private:
  Symbol digit_from_right(std::size_t place) const {
    return drawn_.multiplier[drawn_.multiplier.size() - 1 - place];
  }

  std::uint32_t sum_of(const std::vector<ProductPlace>& places, std::uint32_t factor) {
    std::vector<PartialProduct> products;
    std::vector<bool> used(drawn_.multiplier.size());
    for (std::size_t i = 0; i < places.size(); ++i) {
      const Word& word = drawn_.words[i];
      const auto end = word.end() - static_cast<std::ptrdiff_t>(places[i].zeros);
      products.push_back(
          {.row = Word(word.begin(), end),
           .digit = digit_from_right(places[i].shift),
           .is_of_first_digit = used.size() > 1 && places[i].shift + 1 == used.size()});
      for (auto zero = end; zero != word.end(); ++zero) {
        if (!zero->given()) builder_.must_be_zero(*zero);
      }
      used[places[i].shift] = true;
    }
    std::optional<std::uint32_t> sum;
    for (std::size_t i = 0; i < places.size(); ++i) {
      const ZeroRow zeros = zero_row(builder_, products[i], products);
      const std::size_t word = add_partial_product(builder_, factor, products[i], zeros);
      if (zeros == ZeroRow::yes) continue;
      const std::uint32_t shifted = shifted_product(word, places[i].shift, zeros);
      sum = sum ? builder_.node(Operation::add, *sum, shifted) : shifted;
    }
    for (std::size_t i = 0; i < used.size(); ++i) {
      if (!used[i]) builder_.must_be_zero(digit_from_right(i));
    }
    return sum ? *sum : builder_.number({Symbol::digit(0)});
  }

  // A product of one digit that may be 0 is multiplied, for a number of several digits does not
  // begin with 0.
  std::uint32_t shifted_product(std::size_t product, std::size_t places, ZeroRow zeros) {
    const Word& digits = builder_.word(product);
    const bool may_be_zero = digits.size() == 1 && can_be_zero(digits);
    if (places == 0) return builder_.number_at(product);
    if (may_be_zero) {
      const std::uint32_t digit = builder_.number_at(product);
      Word scale(places + 1, Symbol::digit(0));
      scale.front() = Symbol::digit(1);
      return builder_.node(Operation::multiply, digit, builder_.number(std::move(scale)));
    }
    Word shifted = digits;
    shifted.insert(shifted.end(), places, Symbol::digit(0));
    return zeros == ZeroRow::no ? builder_.number(std::move(shifted))
                                : builder_.number_at(builder_.add_padded_word(std::move(shifted)));
  }

  Builder& builder_;
  DrawnProducts drawn_;
};

}  // namespace

Result<void> read_multiplication(Builder& builder, const std::vector<std::vector<Row>>& parts) {
  if (parts.size() > 3 || parts.back().size() != 1) {
    return failure_at(parts.back().back().place,
                      "a multiplication has its partial products between two lines, and one "
                      "number below the second");
  }
  DrawnProducts drawn;
  drawn.total_row = parts.back().front();
  if (parts.size() == 3) drawn.rows = parts[1];
  const auto take = [&](const Row& row) { return word_of(builder, row.symbols); };
  auto factor = take(parts[0][0]);
  auto multiplier = take(parts[0][1]);
  if (!factor || !multiplier) return std::unexpected((factor ? multiplier : factor).error());
  drawn.factor = *std::move(factor);
  drawn.multiplier = *std::move(multiplier);
  for (const Row& row : drawn.rows) {
    auto word = take(row);
    if (!word) return std::unexpected(word.error());
    drawn.words.push_back(*std::move(word));
  }
  auto total = take(drawn.total_row);
  if (!total) return std::unexpected(total.error());
  drawn.total = *std::move(total);
  return Multiplication(builder, std::move(drawn)).read();
}

}  // namespace reckon::letters
