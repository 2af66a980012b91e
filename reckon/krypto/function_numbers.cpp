// SPDX-License-Identifier: MIT
#include "reckon/krypto/function_numbers.hpp"

#include <bit>
#include <utility>

#include "reckon/arith/detail/bits.hpp"
#include "reckon/arith/fingerprint.hpp"
#include "reckon/krypto/value_set.hpp"

namespace reckon::krypto {

namespace {

struct Print {
  Fingerprint value;

  std::uint64_t key() const { return value.first; }
  friend bool operator==(const Print&, const Print&) = default;
};

// A function and its inverse, 0 for the function 0, as a value to calculate with. Results have no
// inverse.
struct Operand {
  Fingerprint value;
  Fingerprint inverse;

  static bool divide(const Operand& a, const Operand& b, Operand& quotient) {
    if (b.inverse == Fingerprint()) return false;
    quotient.value = a.value * b.inverse;
    return true;
  }
  friend Operand operator+(const Operand& a, const Operand& b) { return {a.value + b.value, {}}; }
  friend Operand operator-(const Operand& a, const Operand& b) { return {a.value - b.value, {}}; }
  friend Operand operator*(const Operand& a, const Operand& b) { return {a.value * b.value, {}}; }
  static bool is_in(const AllowedResults& /*allowed*/) { return true; }
};

// The functions of some cards in order of their numbers, and their inverses.
struct Functions {
  ValueSet<Print> prints;
  std::vector<Fingerprint> inverses;

  std::size_t count() const { return prints.values().size(); }
  Operand operator[](std::size_t i) const { return {prints.values()[i].value, inverses[i]}; }
};

// Numbers every join of two functions; new functions get the next numbers.
template <typename Take>
void number_joins(const Functions& small, const Functions& large, ValueSet<Print>& joined,
                  const Take& take) {
  for (const Join how : AllJoins::kAll) {
    for (std::size_t s = 0; s < small.count(); ++s) {
      for (std::size_t l = 0; l < large.count(); ++l) {
        Operand result;
        const bool exists = join(how, small[s], large[l], {}, result);
        take(exists ? static_cast<FunctionNumbers::Number>(joined.insert({result.value}).first)
                    : FunctionNumbers::kNone);
      }
    }
  }
}

}  // namespace

FunctionNumbers::FunctionNumbers(const Subsets& subsets) {
  std::vector<Functions> functions(subsets.whole() + std::size_t{1});
  for (const Subset subset : subsets.all()) {
    Functions& made = functions[subset];
    const bool single = std::has_single_bit(subset);
    made.prints.clear(single ? 3 : 10);
    if (single) {
      const auto place = lowest(subset);
      made.prints.insert({Fingerprint::variable(place)});
    }
    for (const auto& part : subsets.splits(subset)) {
      const Functions& small = functions[part.small];
      const Functions& large = functions[part.large];
      Split split;
      split.small_ = part.small;
      split.large_ = part.large;
      split.small_count_ = small.count();
      split.large_count_ = large.count();
      split.numbers_.reserve(AllJoins::kAll.size() * small.count() * large.count());
      number_joins(small, large, made.prints,
                   [&](Number number) { split.numbers_.push_back(number); });
      if (subset == subsets.whole()) splits_.push_back(std::move(split));
    }
    for (const Print& print : made.prints.values()) made.inverses.push_back(print.value);
    Fingerprint::invert(made.inverses);
  }
  count_ = functions[subsets.whole()].count();
}

}  // namespace reckon::krypto
