// SPDX-License-Identifier: MIT
#include "reckon/letters/puzzle.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "reckon/text/letters.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::letters {

namespace {

constexpr std::uint64_t kMostBits = 4096;

// A bound on the binary digits of a node's numerator and denominator, saturated.
struct Bits {
  std::uint64_t top = 0;
  std::uint64_t bottom = 0;
};

Bits capped(Bits bits) {
  return {.top = std::min(bits.top, kMostBits + 1), .bottom = std::min(bits.bottom, kMostBits + 1)};
}

class Bounds {
 public:
  explicit Bounds(const Puzzle& puzzle) : puzzle_(puzzle) {
    bits_.reserve(puzzle.nodes.size());
    for (const Node& node : puzzle.nodes) bits_.push_back(capped(of(node)));
  }
  const Bits& operator[](std::size_t node) const { return bits_[node]; }
  bool are_small() const {
    return std::ranges::all_of(
        bits_, [](const Bits& bits) { return std::max(bits.top, bits.bottom) <= kMostBits; });
  }
  // The largest exponent that a node can be.
  std::uint64_t largest(std::size_t node) const {
    constexpr std::uint64_t kMostExponentBits = 13;
    const Node& exponent = puzzle_.nodes[node];
    if (exponent.operation != Operation::number) {
      return std::uint64_t{1} << std::min(bits_[node].top, kMostExponentBits);
    }
    std::uint64_t value = 0;
    for (const Symbol symbol : puzzle_.words[exponent.left]) {
      const unsigned digit = symbol.given() ? symbol.digit() : puzzle_.conditions.base - 1;
      value = std::min(value * puzzle_.conditions.base + digit, kMostBits + 1);
    }
    return std::max<std::uint64_t>(value, 1);
  }

 private:
  Bits of(const Node& node) const {
    if (node.operation == Operation::number) {
      const auto of_digit = static_cast<std::uint64_t>(std::bit_width(puzzle_.conditions.base - 1));
      return {.top = puzzle_.words[node.left].size() * of_digit};
    }
    const Bits a = bits_[node.left];
    if (node.operation == Operation::negate) return a;
    const Bits b = bits_[node.right];
    switch (node.operation) {
      case Operation::multiply: return {.top = a.top + b.top, .bottom = a.bottom + b.bottom};
      case Operation::divide: return {.top = a.top + b.bottom, .bottom = a.bottom + b.top};
      case Operation::power: return power(a, node.right);
      default:
        return {.top = std::max(a.top + b.bottom, b.top + a.bottom) + 1,
                .bottom = a.bottom + b.bottom};
    }
  }
  Bits power(const Bits& bits, std::size_t exponent) const {
    const std::uint64_t most = std::max(bits.top, bits.bottom) * largest(exponent);
    // An exponent that is calculated may be negative.
    const bool is_whole =
        bits.bottom == 0 && puzzle_.nodes[exponent].operation == Operation::number;
    return {.top = most, .bottom = is_whole ? 0 : most};
  }

  const Puzzle& puzzle_;
  std::vector<Bits> bits_;
};

Result<void> check_digits(const Puzzle& puzzle) {
  const unsigned base = puzzle.conditions.base;
  for (std::size_t i = 0; i < puzzle.words.size(); ++i) {
    const Word& word = puzzle.words[i];
    for (const Symbol symbol : word) {
      if (!symbol.given() || symbol.digit() < base) continue;
      return failure(
          ErrorCode::out_of_range,
          std::to_string(symbol.digit()) + " is not a digit in base " + std::to_string(base),
          "no_such_digit", {std::to_string(symbol.digit()), std::to_string(base)});
    }
    const bool is_zero = word.front().given() && word.front().digit() == 0;
    if (is_zero && !puzzle.may_begin_with_zero(i)) {
      return failure(ErrorCode::malformed,
                     "a number begins with 0: leave the 0 out, or allow leading zeros",
                     "zero_first");
    }
  }
  return {};
}

// x^n, if it is a number.
std::optional<Rational> power(const Rational& x, const Rational& n) {
  const auto exponent = n.to_int64();
  if (!exponent || *exponent > static_cast<std::int64_t>(kMostBits) ||
      *exponent < -static_cast<std::int64_t>(kMostBits)) {
    return std::nullopt;
  }
  if (x.is_zero()) return *exponent > 0 ? std::optional<Rational>(0) : std::nullopt;
  Rational result = 1;
  const Rational factor = *exponent < 0 ? Rational(1) / x : x;
  for (std::int64_t i = 0; i < std::abs(*exponent); ++i) result = result * factor;
  return result;
}

std::optional<Rational> calculate(Operation operation, const Rational& a, const Rational& b) {
  switch (operation) {
    case Operation::add: return a + b;
    case Operation::subtract: return a - b;
    case Operation::multiply: return a * b;
    case Operation::divide: return b.is_zero() ? std::nullopt : std::optional(a / b);
    case Operation::power: return power(a, b);
    default: return std::nullopt;
  }
}

}  // namespace

bool Puzzle::may_begin_with_zero(std::size_t word) const {
  return conditions.leading_zeros || words[word].size() == 1 ||
         std::ranges::binary_search(padded, word);
}

std::optional<std::size_t> Puzzle::cell_of(char name) const {
  const auto found = std::ranges::find(cells, name, &Cell::name);
  if (name == kUnknown || found == cells.end()) return std::nullopt;
  return static_cast<std::size_t>(found - cells.begin());
}

std::optional<std::size_t> Puzzle::cell_named(std::string_view name) const {
  if (name.empty()) return std::nullopt;
  if (name.front() != kUnknown) {
    const std::string letter = name.size() == 1 ? std::string(name) : capital_of(name);
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (cells[i].name != kUnknown && letter_of(cells[i]) == letter) return i;
    }
    return std::nullopt;
  }
  std::size_t number = 0;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (cells[i].name == kUnknown && name == kUnknown + std::to_string(++number)) return i;
  }
  return std::nullopt;
}

std::string Puzzle::name_of(std::size_t cell) const {
  if (cells[cell].name != kUnknown) return std::string(letter_of(cells[cell]));
  const auto end = cells.begin() + static_cast<std::ptrdiff_t>(cell) + 1;
  return kUnknown + std::to_string(std::count_if(
                        cells.begin(), end, [](const Cell& one) { return one.name == kUnknown; }));
}

std::string_view Puzzle::letter_of(const Cell& cell) const {
  const auto name = static_cast<unsigned char>(cell.name);
  return name < kFirstOther ? std::string_view(&cell.name, 1)
                            : std::string_view(others[name - kFirstOther]);
}

bool Puzzle::is_plain() const { return std::ranges::none_of(cells, &Cell::may_share); }

bool Puzzle::must_differ(std::size_t a, std::size_t b) const {
  if (!cells[a].may_share && !cells[b].may_share) return true;
  const bool a_is_unknown = cells[a].name == kUnknown;
  const bool b_is_unknown = cells[b].name == kUnknown;
  if (a_is_unknown != b_is_unknown) return unknown.others_differ;
  return a_is_unknown && unknown.all_different;
}

bool Puzzle::has_pairs_that_differ() const { return !unknown.are_free() && !is_plain(); }

Result<Puzzle> checked(Puzzle puzzle) {
  const unsigned base = puzzle.conditions.base;
  if (auto good = check_base(base); !good) return std::unexpected(good.error());
  if (auto good = check_digits(puzzle); !good) return std::unexpected(good.error());
  const auto different = std::ranges::count(puzzle.cells, false, &Cell::may_share);
  const bool has_unknown =
      std::ranges::find(puzzle.cells, Cell{.name = kUnknown}) != puzzle.cells.end();
  if (static_cast<std::size_t>(different) > base) {
    return failure(ErrorCode::out_of_range,
                   std::to_string(different) + " different " +
                       (has_unknown ? "letters and unknown digits" : "letters") +
                       " need as many digits, and base " + std::to_string(base) +
                       " has fewer: take a larger base, or let letters share a digit",
                   "too_many_letters", {std::to_string(different), std::to_string(base)});
  }
  if (!Bounds(puzzle).are_small()) {
    return failure(ErrorCode::too_much,
                   "the values can have more than 4,096 binary digits: take smaller powers",
                   "too_large_values");
  }
  puzzle.possible.assign(puzzle.cells.size(), all_digits_of(base));
  for (std::size_t i = 0; i < puzzle.words.size(); ++i) {
    const Symbol first = puzzle.words[i].front();
    if (!first.given() && !puzzle.may_begin_with_zero(i))
      puzzle.possible[first.letter()] &= ~only(0);
  }
  return puzzle;
}

Result<void> give(Puzzle& puzzle, std::string_view name, unsigned digit) {
  const auto cell = puzzle.cell_named(name);
  if (!cell) {
    std::string letters;
    std::size_t unknown = 0;
    for (const Cell& one : puzzle.cells) {
      if (one.name == kUnknown) {
        ++unknown;
      } else {
        letters.append(letters.empty() ? "" : ", ").append(puzzle.letter_of(one));
      }
    }
    if (unknown > 0) letters += letters.empty() ? ".1" : ", .1";
    if (unknown > 1) letters += " to ." + std::to_string(unknown);
    constexpr std::size_t kLongest = 20;
    return failure(ErrorCode::unsuitable, "no letter " + printable(name, kLongest) +
                                              " in this puzzle (letters: " + letters + ")");
  }
  if (digit >= puzzle.conditions.base) {
    return failure(ErrorCode::out_of_range, std::to_string(digit) + " is not a digit in base " +
                                                std::to_string(puzzle.conditions.base));
  }
  puzzle.possible[*cell] &= only(digit);
  return {};
}

Rational number_of(const Puzzle& puzzle, std::size_t word, std::span<const std::uint8_t> digits) {
  constexpr std::size_t kShort = 12;  // digits of the largest base that 64 bits hold
  const auto base = static_cast<std::int64_t>(puzzle.conditions.base);
  Rational number = 0;
  std::int64_t part = 0;
  std::int64_t scale = 1;
  std::size_t count = 0;
  for (const Symbol symbol : puzzle.words[word]) {
    const auto digit =
        static_cast<std::int64_t>(symbol.given() ? symbol.digit() : digits[symbol.letter()]);
    part = part * base + digit;
    scale *= base;
    if (++count % kShort != 0) continue;
    number = number * Rational(scale) + Rational(part);
    part = 0;
    scale = 1;
  }
  return scale == 1 ? number : number * Rational(scale) + Rational(part);
}

std::optional<Rational> value_of(const Puzzle& puzzle, std::size_t node,
                                 std::span<const std::uint8_t> digits) {
  const Node& here = puzzle.nodes[node];
  if (here.operation == Operation::number) return number_of(puzzle, here.left, digits);
  const auto left = value_of(puzzle, here.left, digits);
  if (!left) return std::nullopt;
  if (here.operation == Operation::negate) return -*left;
  const auto right = value_of(puzzle, here.right, digits);
  if (!right) return std::nullopt;
  return calculate(here.operation, *left, *right);
}

bool holds(const Puzzle& puzzle, const Relation& relation, std::span<const std::uint8_t> digits) {
  const auto left = value_of(puzzle, relation.left, digits);
  const auto right = value_of(puzzle, relation.right, digits);
  if (!left || !right) return false;
  switch (relation.sign) {
    case Sign::equal: return *left == *right;
    case Sign::unequal: return *left != *right;
    case Sign::less: return *left < *right;
    case Sign::at_most: return *left <= *right;
  }
  return false;
}

bool is_answer(const Puzzle& puzzle, std::span<const std::uint8_t> digits) {
  if (digits.size() != puzzle.cells.size()) return false;
  DigitSet used = 0;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (digits[i] >= puzzle.conditions.base || (puzzle.possible[i] & only(digits[i])) == 0)
      return false;
    if (puzzle.cells[i].may_share) continue;
    if ((used & only(digits[i])) != 0) return false;
    used |= only(digits[i]);
  }
  if (puzzle.has_pairs_that_differ()) {
    for (std::size_t i = 0; i < digits.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        if (digits[i] == digits[j] && puzzle.must_differ(i, j)) return false;
      }
    }
  }
  return std::ranges::all_of(
      puzzle.relations, [&](const Relation& relation) { return holds(puzzle, relation, digits); });
}

std::vector<std::uint64_t> work_of_relations(const Puzzle& puzzle) {
  const Bounds bounds(puzzle);
  // The work of one operation, by how many binary digits its numbers may have.
  constexpr std::uint64_t kLimb = 64;
  const auto of_step = [&](const Bits& bits) {
    const std::uint64_t limbs = 1 + (bits.top + bits.bottom) / kLimb;
    return 60 + 60 * limbs * (bits.bottom == 0 ? 1 : limbs);
  };
  std::vector<std::uint64_t> work;  // of each node, with all below it
  work.reserve(puzzle.nodes.size());
  for (std::size_t i = 0; i < puzzle.nodes.size(); ++i) {
    const Node& node = puzzle.nodes[i];
    std::uint64_t steps = of_step(bounds[i]);
    if (node.operation == Operation::number) {
      steps += 2 * puzzle.words[node.left].size();
    } else {
      if (node.operation == Operation::power) steps *= bounds.largest(node.right);
      steps += work[node.left];
      if (node.operation != Operation::negate) steps += work[node.right];
    }
    work.push_back(steps);
  }
  std::vector<std::uint64_t> of_relations;
  for (const Relation& relation : puzzle.relations) {
    of_relations.push_back(work[relation.left] + work[relation.right]);
  }
  return of_relations;
}

bool is_work_within(const Puzzle& puzzle, std::uint64_t steps) {
  std::uint64_t left = steps;
  return std::ranges::all_of(work_of_relations(puzzle), [&](std::uint64_t work) {
    if (work > left) return false;
    left -= work;
    return true;
  });
}

void each_word(const Puzzle& puzzle, std::size_t node,
               const std::function<void(std::size_t word)>& visit) {
  const Node& here = puzzle.nodes[node];
  if (here.operation == Operation::number) {
    visit(here.left);
    return;
  }
  each_word(puzzle, here.left, visit);
  if (here.operation != Operation::negate) each_word(puzzle, here.right, visit);
}

}  // namespace reckon::letters
