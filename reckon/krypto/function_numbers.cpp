#include "reckon/krypto/function_numbers.hpp"

#include <bit>
#include <utility>

#include "reckon/krypto/value_set.hpp"

namespace reckon::krypto {

namespace {

struct Print {
  Fingerprint value;

  std::uint64_t key() const { return value.first; }
  friend bool operator==(const Print&, const Print&) = default;
};

// The functions of some cards in order of their numbers, and 1 / each, 0 for that of 0.
struct Functions {
  ValueSet<Print> prints;
  std::vector<Fingerprint> inverses;

  std::size_t count() const { return prints.values().size(); }
  const Fingerprint& operator[](std::size_t i) const { return prints.values()[i].value; }
};

// Numbers every join of two functions; new ones get the next numbers.
template <typename Take>
void number_joins(const Functions& small, const Functions& large, ValueSet<Print>& joined,
                  const Take& take) {
  const auto number = [&](const Fingerprint& value) {
    take(static_cast<FunctionNumbers::Number>(joined.insert({value}).first));
  };
  const auto number_quotient = [&](const Fingerprint& value, const Fingerprint& inverse) {
    if (inverse == Fingerprint()) {
      take(FunctionNumbers::kNone);
    } else {
      number(value * inverse);
    }
  };
  for (const Join join : kAllJoins) {
    for (std::size_t s = 0; s < small.count(); ++s) {
      for (std::size_t l = 0; l < large.count(); ++l) {
        switch (join) {
          case Join::add: number(small[s] + large[l]); break;
          case Join::subtract: number(small[s] - large[l]); break;
          case Join::subtract_from: number(large[l] - small[s]); break;
          case Join::multiply: number(small[s] * large[l]); break;
          case Join::divide: number_quotient(small[s], large.inverses[l]); break;
          case Join::divide_into: number_quotient(large[l], small.inverses[s]); break;
        }
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
      const auto place = static_cast<std::size_t>(std::countr_zero(subset));
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
      split.numbers_.reserve(kAllJoins.size() * small.count() * large.count());
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
