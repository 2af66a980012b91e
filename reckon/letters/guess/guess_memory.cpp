// SPDX-License-Identifier: MIT
#include "reckon/letters/guess/guess_memory.hpp"

#include <algorithm>
#include <span>
#include <utility>

namespace reckon::letters {

namespace {

// Facts about last digits.
constexpr std::uint8_t kAgreed = 1;
constexpr std::uint8_t kDisagreed = 2;

// The doubts that speak against a line, found by trial: last digits that are known to disagree, and
// unknown places. First digits count that are unknown, or with which the sides never came nearer
// than this.
constexpr int kDisagreedDoubt = 1000;
constexpr int kUnknownDoubt = 10;
constexpr int kUnknownDistanceDoubt = 5;
constexpr std::array<int, kMostDistance + 1> kDistanceDoubt = {0, 1, 3, 6, 10, 15, 20, 25};

std::uint64_t power(std::uint64_t base, std::size_t exponent) {
  std::uint64_t product = 1;
  for (; exponent > 0; --exponent) product *= base;
  return product;
}

// The operators of a line as a number.
std::size_t number_of(std::span<const Operator> operators) {
  std::size_t number = operators.size();
  for (const Operator op : operators) number = number * 4 + static_cast<std::size_t>(op);
  return number;
}

// Sorts the few numbers of a side, which come in any order, without branches on that order.
void sort_few(std::span<std::uint64_t> numbers) {
  for (std::size_t i = 1; i < numbers.size(); ++i) {
    for (std::size_t j = i; j > 0; --j) {
      const auto [low, high] = std::minmax({numbers[j - 1], numbers[j]});
      numbers[j - 1] = low;
      numbers[j] = high;
    }
  }
}

}  // namespace

void FactTable::write(std::uint64_t key, std::uint8_t value) {
  if (!direct_.empty()) {
    direct_[static_cast<std::size_t>(key)] = value;
    return;
  }
  if (facts_[place_of(key)] == kFree && 2 * ++taken_ > facts_.size()) {
    const auto old = std::exchange(facts_, std::vector<std::uint64_t>(2 * facts_.size(), kFree));
    for (const std::uint64_t fact : old) {
      if (fact != kFree) facts_[place_of(fact >> kValueBits)] = fact;
    }
  }
  facts_[place_of(key)] = key << kValueBits | value;
}

GuessMemory::GuessMemory(const LinePuzzle& puzzle, const Lessons& lessons)
    : base_(puzzle.conditions.base), lessons_(lessons), agreed_(lessons.last_digits) {
  std::vector<std::size_t> relations;
  for (const Line& line : puzzle.layout.lines) {
    Known known = known_of(puzzle, line);
    if (lessons.sharing == Sharing::none) known.relation = lines_.size();
    const auto found = std::ranges::find(relations, known.relation);
    const auto index = static_cast<std::size_t>(found - relations.begin());
    if (found == relations.end()) {
      relations.push_back(known.relation);
      for (std::size_t count = 1; count <= lessons.last_digits; ++count) {
        agreed_[count - 1].emplace_back(power(base_, count * line.size));
      }
    }
    known.relation = index;
    distances_.emplace_back(power(base_, known.first_symbols.size()));
    lines_.push_back(std::move(known));
  }
}

GuessMemory::Known GuessMemory::known_of(const LinePuzzle& puzzle, const Line& line) const {
  const auto operators = line.signs();
  Known known{.size = line.size, .relation = number_of(operators)};
  std::vector<std::uint8_t> cells(line.cells.begin(), line.cells.begin() + line.size);
  const bool additive = is_additive(operators.front());
  if (lessons_.sharing == Sharing::same_relation &&
      std::ranges::all_of(operators, [&](Operator op) { return is_additive(op) == additive; })) {
    // Subtracted numbers and divisors go to the other side; the longer side comes first.
    std::vector<std::uint8_t> one = {cells.front()};
    std::vector<std::uint8_t> other = {cells.back()};
    for (std::size_t i = 0; i < operators.size(); ++i) {
      const bool stays = operators[i] == Operator::add || operators[i] == Operator::multiply;
      (stays ? one : other).push_back(cells[i + 1]);
    }
    if (one.size() < other.size()) std::swap(one, other);
    std::ranges::copy(other, std::ranges::copy(one, cells.begin()).out);
    known.split = one.size();
    constexpr std::size_t kTwoSides = 1000;  // more than any number_of()
    known.relation = kTwoSides + 100 * one.size() + 10 * other.size() + (additive ? 1 : 0);
  }
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const Word& word = puzzle.words[cells[i]];
    for (std::size_t place = 0; place < kMostLastDigits; ++place) {
      const Symbol symbol = place < word.size() ? word[word.size() - 1 - place] : Symbol::digit(0);
      known.numbers[i][place] = symbol.code();
    }
    if (!word.front().given()) known.first_symbols.push_back(word.front().code());
  }
  return known;
}

std::uint64_t GuessMemory::last_key(const Known& line, unsigned count,
                                    const SymbolDigits& digits) const {
  // A number is called by its last digits.
  std::array<std::uint64_t, kMostSide> names;  // NOLINT(*-member-init): only the first are used
  std::uint64_t choices = base_;
  for (std::size_t i = 0; i < line.size; ++i) names[i] = digits[line.numbers[i][0]];
  if (count == 2) {
    for (std::size_t i = 0; i < line.size; ++i) names[i] += base_ * digits[line.numbers[i][1]];
    choices *= base_;
  }
  if (line.split != 0) {
    const std::span one = std::span(names).first(line.split);
    const std::span other = std::span(names).subspan(line.split, line.size - line.split);
    sort_few(one);
    sort_few(other);
    if (one.size() == other.size() && std::ranges::lexicographical_compare(other, one)) {
      std::ranges::swap_ranges(one, other);
    }
  }
  std::uint64_t key = 0;
  for (std::size_t i = 0; i < line.size; ++i) key = key * choices + names[i];
  return key;
}

std::uint64_t GuessMemory::first_key(const Known& line, const SymbolDigits& digits) const {
  std::uint64_t key = 0;
  for (const std::uint8_t code : line.first_symbols) key = key * base_ + digits[code];
  return key;
}

void GuessMemory::learn(const SymbolDigits& digits, const Agreement& agreement) {
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    const Known& line = lines_[i];
    const LineAgreement& told = agreement.lines[i];
    for (unsigned count = 1; count <= lessons_.last_digits; ++count) {
      agreed_[count - 1][line.relation].write(last_key(line, count, digits),
                                              told.last_digits >= count ? kAgreed : kDisagreed);
    }
    if (!lessons_.distances) continue;
    // One more than the distance, since 0 is nothing.
    const std::uint64_t key = first_key(line, digits);
    const std::uint8_t before = distances_[i].at(key);
    const auto now = static_cast<std::uint8_t>(told.distance + 1);
    if (before == 0 || now < before) distances_[i].write(key, now);
  }
}

int GuessMemory::doubt(std::size_t line, const SymbolDigits& digits) const {
  const Known& known = lines_[line];
  int doubt = 0;
  for (unsigned count = 1; count <= lessons_.last_digits; ++count) {
    const std::uint8_t fact = agreed_[count - 1][known.relation].at(last_key(known, count, digits));
    if (fact == kAgreed) continue;
    if (fact == kDisagreed) return kDisagreedDoubt;
    doubt = kUnknownDoubt * static_cast<int>(lessons_.last_digits - count + 1);
    break;
  }
  if (!lessons_.distances) return doubt;
  const std::uint8_t distance = distances_[line].at(first_key(known, digits));
  return doubt + (distance == 0 ? kUnknownDistanceDoubt : kDistanceDoubt.at(distance - 1U));
}

}  // namespace reckon::letters
