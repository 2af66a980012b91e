// SPDX-License-Identifier: MIT
#include "reckon/zero/zero_settings.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <optional>
#include <utility>

#include "reckon/zero/line_strings.hpp"

namespace reckon::zero {

namespace {

constexpr std::size_t kSubsets = 16;                     // of the four operators, one bit each
constexpr std::size_t kMostParts = 2 * kMostOfLine + 2;  // rows, columns, and two of crossings

// The operators of some places, two bits each, the first place lowest.
using Code = std::uint32_t;

// A row, a column, or all crossings of one part, with the only choices that make its lines 0.
struct Part {
  std::span<const std::uint8_t> places;  // those of the shape
  std::vector<Code> choices;
};

unsigned used_by(Code code, std::size_t places) {
  unsigned used = 0;
  for (std::size_t i = 0; i < places; ++i, code >>= 2U) used |= 1U << (code & 3U);
  return used;
}

Operator operator_at(Code code, std::size_t place) {
  return static_cast<Operator>(code >> (2 * place) & 3U);
}

Code code_of(std::span<const Operator> string) {
  Code code = 0;
  for (std::size_t i = string.size(); i-- > 0;) code = code << 2U | static_cast<Code>(string[i]);
  return code;
}

// Whether EachString takes them.
bool are_small(std::span<const std::int64_t> numbers) {
  return numbers.size() <= kMostOfLine && std::ranges::all_of(numbers, [](std::int64_t number) {
           return number < kMostOfEachString;
         });
}

bool has_all(unsigned used) { return used == kAnyOperator; }

// The wanted choices for a part: all; up to the first with all four operators; or likewise among
// those that also hold for multiples of the numbers.
enum class Choices : std::uint8_t { all, until_all_operators, until_all_operators_scaling };

// The strings of lines, from the cache if there is one.
class Strings {
 public:
  Strings(std::span<const std::int64_t> numbers, Choices choices, std::span<LineStrings> known)
      : numbers_(numbers), choices_(choices), known_(known) {}

  void of(const ZeroLine& line, std::vector<Code>& codes) const {
    const Along<std::int64_t> numbers = numbers_along(numbers_, line);
    if (!known_.empty() && are_small(numbers.span())) {
      const auto all = known_[line.cells.size()].of(numbers.span(),
                                                    [](std::span<const Operator>) { return true; });
      codes.assign(all.begin(), all.end());
      return;
    }
    codes.clear();
    for (const OperatorString& string : zero_strings(numbers.span())) {
      if (choices_ != Choices::until_all_operators_scaling || is_scaling(string)) {
        codes.push_back(code_of(string));
      }
    }
  }
  bool end_at_all_operators() const { return choices_ != Choices::all; }

 private:
  std::span<const std::int64_t> numbers_;
  Choices choices_;
  std::span<LineStrings> known_;
};

// The diagonals of the even or of the odd crossings, short ones first because they leave the fewest
// choices.
struct CrossingShape {
  struct Diagonal {
    const ZeroLine* line = nullptr;
    Code mask = 0;
    std::vector<Code> word_of{};  // by the code of a string: the bits of its operators in the part
  };
  std::vector<std::uint8_t> places;
  std::vector<Diagonal> diagonals;
};

CrossingShape crossing_shape(std::vector<const ZeroLine*> lines) {
  std::ranges::stable_sort(lines, {}, [](const ZeroLine* line) { return line->cells.size(); });
  CrossingShape shape;
  for (const ZeroLine* line : lines) {
    shape.places.insert(shape.places.end(), line->places.begin(), line->places.end());
  }
  std::ranges::sort(shape.places);
  const auto repeated = std::ranges::unique(shape.places);
  shape.places.erase(repeated.begin(), repeated.end());
  for (const ZeroLine* line : lines) {
    CrossingShape::Diagonal& diagonal =
        shape.diagonals.emplace_back(CrossingShape::Diagonal{.line = line});
    std::vector<unsigned> shifts;
    for (const std::uint8_t place : line->places) {
      const auto at = std::ranges::lower_bound(shape.places, place) - shape.places.begin();
      shifts.push_back(static_cast<unsigned>(2 * at));
      diagonal.mask |= Code{3} << shifts.back();
    }
    for (std::size_t code = 0; code < std::size_t{1} << (2 * shifts.size()); ++code) {
      diagonal.word_of.push_back(
          static_cast<Code>(scattered(static_cast<StringCode>(code), shifts)));
    }
  }
  return shape;
}

// The structure shared by all grids of a layout.
struct Shape {
  explicit Shape(const ZeroLayout& of) : layout(of) {
    // All crossings of a diagonal have the parity of the first.
    std::array<std::vector<const ZeroLine*>, 2> parts;
    for (const ZeroLine& line : std::span(layout.lines).subspan(layout.straight())) {
      const auto [row, column] = crossing_of(layout, line, 0);
      parts[(row + column) % 2].push_back(&line);
    }
    for (auto& lines : parts) crossings.push_back(crossing_shape(std::move(lines)));
  }

  const ZeroLayout& layout;
  std::vector<CrossingShape> crossings;
};

// Chooses strings for the diagonals of a part, one after another, that agree on the crossings.
class Crossings {
 public:
  Crossings(const CrossingShape& shape, const Strings& strings, std::vector<Code>& choices)
      : shape_(shape), ends_at_all_(strings.end_at_all_operators()), choices_(choices) {
    words_.resize(shape.diagonals.size());
    for (std::size_t i = 0; i < words_.size(); ++i) {
      strings.of(*shape.diagonals[i].line, words_[i]);
      if (words_[i].empty()) return;
      for (Code& word : words_[i]) word = shape.diagonals[i].word_of[word];
    }
    choose(0, 0, 0);
  }

 private:
  // `chosen` has the operators chosen so far, `where` the crossings that have one.
  void choose(std::size_t next, Code chosen, Code where) {
    if (next == words_.size()) {
      choices_.push_back(chosen);
      done_ = ends_at_all_ && has_all(used_by(chosen, shape_.places.size()));
      return;
    }
    const Code mask = shape_.diagonals[next].mask;
    for (const Code word : words_[next]) {
      if (((word ^ chosen) & where & mask) != 0) continue;
      choose(next + 1, chosen | word, where | mask);
      if (done_) return;
    }
  }

  const CrossingShape& shape_;
  bool ends_at_all_;
  bool done_ = false;
  std::vector<std::vector<Code>> words_;
  std::vector<Code>& choices_;
};

// Empty if some line is not 0 for any operators.
std::vector<Part> parts_of(const Shape& shape, const Strings& strings) {
  std::vector<Part> parts(shape.layout.straight() + shape.crossings.size());
  for (std::size_t i = 0; i < parts.size(); ++i) {
    Part& part = parts[i];
    if (i < shape.layout.straight()) {
      const ZeroLine& line = shape.layout.lines[i];
      part.places = line.places;
      strings.of(line, part.choices);
    } else {
      const CrossingShape& crossings = shape.crossings[i - shape.layout.straight()];
      part.places = crossings.places;
      Crossings(crossings, strings, part.choices);
    }
    if (part.choices.empty()) return {};
  }
  return parts;
}

std::vector<Part> parts_of(const Shape& shape, std::span<const std::int64_t> numbers,
                           Choices choices) {
  return parts_of(shape, Strings(numbers, choices, {}));
}

// A setting with as many different operators as possible; empty if there are no parts. In the parts
// of crossings, which come after the lines, choices after the first with all four do not matter.
OperatorString example_of(const Shape& shape, const std::vector<Part>& parts) {
  if (parts.empty()) return {};
  // For each set of operators, some choices for the parts so far that use exactly it, if any.
  struct Example {
    bool known = false;
    std::array<Code, kMostParts> choices{};
  };
  std::array<Example, kSubsets> examples;
  examples[0].known = true;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const Part& part = parts[i];
    std::array<bool, kSubsets> seen{};
    std::array<std::pair<unsigned, Code>, kSubsets> firsts{};  // for each set that a choice uses
    std::size_t count = 0;
    for (const Code choice : part.choices) {
      const unsigned used = used_by(choice, part.places.size());
      if (!seen[used]) firsts[count++] = {used, choice};
      seen[used] = true;
      if (i >= shape.layout.straight() && has_all(used)) break;
    }
    std::array<Example, kSubsets> next;
    for (unsigned before = 0; before < kSubsets; ++before) {
      if (!examples[before].known) continue;
      for (const auto& [used, choice] : std::span(firsts).first(count)) {
        Example& both = next[before | used];
        if (both.known) continue;
        both = examples[before];
        both.choices[i] = choice;
      }
    }
    examples = next;
  }
  const Example* best = nullptr;
  int most = 0;
  for (unsigned used = 0; used < kSubsets; ++used) {
    if (!examples[used].known || std::popcount(used) <= most) continue;
    most = std::popcount(used);
    best = &examples[used];
  }
  OperatorString setting(shape.layout.places());
  for (std::size_t i = 0; i < parts.size(); ++i) {
    for (std::size_t k = 0; k < parts[i].places.size(); ++k) {
      setting[parts[i].places[k]] = operator_at(best->choices[i], k);
    }
  }
  return setting;
}

// For each set of operators, the number of choices for all parts that use exactly it.
template <typename Count>
std::array<Count, kSubsets> ways_of(const std::vector<Part>& parts) {
  std::array<Count, kSubsets> ways{};
  ways[0] = Count(1);
  for (const Part& part : parts) {
    std::array<std::int64_t, kSubsets> counts{};
    for (const Code choice : part.choices) ++counts[used_by(choice, part.places.size())];
    std::array<Count, kSubsets> next{};
    for (unsigned before = 0; before < kSubsets; ++before) {
      if (ways[before] == Count(0)) continue;
      for (unsigned used = 0; used < kSubsets; ++used) {
        if (counts[used] == 0) continue;
        Count& both = next[before | used];
        both = both + ways[before] * Count(counts[used]);
      }
    }
    ways = next;
  }
  return ways;
}

ZeroSettings settings_of(const std::vector<Part>& parts) {
  if (parts.empty()) return {};
  // The sum over all sets is the product of the choices.
  constexpr std::int64_t kMost = std::int64_t{1} << 62U;
  std::int64_t product = 1;
  bool is_small = true;
  for (const Part& part : parts) {
    const auto choices = static_cast<std::int64_t>(part.choices.size());
    is_small = is_small && product <= kMost / choices;
    if (is_small) product *= choices;
  }
  if (is_small) {
    const auto ways = ways_of<std::int64_t>(parts);
    return {.all = Rational(product), .with_all_operators = Rational(ways[kSubsets - 1])};
  }
  const auto ways = ways_of<Rational>(parts);
  ZeroSettings settings{.with_all_operators = ways[kSubsets - 1]};
  for (const Rational& way : ways) settings.all = settings.all + way;
  return settings;
}

// Adds the settings that extend the code so far by choices for the remaining parts, two bits per
// operator, if they use at least these operators.
void add_codes(std::span<const Part> parts, std::uint64_t code, unsigned used, unsigned least_used,
               std::vector<std::uint64_t>& codes) {
  if (parts.empty()) {
    if ((used & least_used) == least_used) codes.push_back(code);
    return;
  }
  const auto places = parts[0].places;
  for (const Code choice : parts[0].choices) {
    std::uint64_t longer = code;
    for (std::size_t i = 0; i < places.size(); ++i) {
      longer |= static_cast<std::uint64_t>(operator_at(choice, i)) << (2U * places[i]);
    }
    add_codes(parts.subspan(1), longer, used | used_by(choice, places.size()), least_used, codes);
  }
}

}  // namespace

bool is_scaling(std::span<const Operator> operators) {
  int degree = 1;
  for (const Operator op : operators) {
    if (is_additive(op)) {
      if (degree != 1) return false;
    } else {
      degree += op == Operator::multiply ? 1 : -1;
    }
  }
  return degree == 1;
}

std::vector<OperatorString> zero_strings(std::span<const std::int64_t> numbers) {
  std::vector<OperatorString> found;
  const std::size_t places = numbers.size() - 1;
  if (!are_small(numbers)) {
    each_string(places, [&](const OperatorString& string) {
      if (is_zero(numbers, string)) found.push_back(string);
    });
    return found;
  }
  const std::vector<std::uint8_t> open(places, kAnyOperator);
  EachString(numbers, open, numbers.size(), 1, 1,
             [&](std::span<const Operator> string, std::int64_t) {
               found.emplace_back(string.begin(), string.end());
             });
  return found;
}

bool has_setting(const ZeroLayout& layout, std::span<const std::int64_t> numbers) {
  const Shape shape(layout);
  return !parts_of(shape, numbers, Choices::all).empty();
}

OperatorString zero_example(const ZeroLayout& layout, std::span<const std::int64_t> numbers) {
  const Shape shape(layout);
  return example_of(shape, parts_of(shape, numbers, Choices::until_all_operators));
}

OperatorString scaling_example(const ZeroLayout& layout, std::span<const std::int64_t> numbers) {
  const Shape shape(layout);
  return example_of(shape, parts_of(shape, numbers, Choices::until_all_operators_scaling));
}

OperatorString common_example(const ZeroLayout& layout, std::span<const Numbers> grids) {
  const Shape shape(layout);
  std::vector<Part> common = parts_of(shape, grids[0], Choices::all);
  for (const auto& numbers : grids.subspan(1)) {
    std::vector<Part> parts = parts_of(shape, numbers, Choices::all);
    if (parts.empty()) return {};
    for (std::size_t i = 0; i < common.size(); ++i) {
      std::ranges::sort(parts[i].choices);
      std::erase_if(common[i].choices, [&](Code choice) {
        return !std::ranges::binary_search(parts[i].choices, choice);
      });
      if (common[i].choices.empty()) return {};
    }
  }
  return example_of(shape, common);
}

ZeroSettings zero_settings(const ZeroLayout& layout, std::span<const std::int64_t> numbers) {
  return settings_of(parts_of(Shape(layout), numbers, Choices::all));
}

struct ZeroCounter::Known {
  explicit Known(const ZeroLayout& layout) : shape(layout) {
    for (std::size_t size = 0; size <= kMostOfLine; ++size) {
      strings.emplace_back(std::max(size, std::size_t{1}));
    }
  }

  Shape shape;
  std::vector<LineStrings> strings;  // by the length of the line
};

ZeroCounter::ZeroCounter(const ZeroLayout& layout) : known_(std::make_unique<Known>(layout)) {}

ZeroCounter::~ZeroCounter() = default;

ZeroCounter::Found ZeroCounter::of(std::span<const std::int64_t> numbers, bool with_example) {
  const std::vector<Part> parts =
      parts_of(known_->shape, Strings(numbers, Choices::all, std::span(known_->strings)));
  Found found{.settings = settings_of(parts), .example = {}};
  if (with_example) found.example = example_of(known_->shape, parts);
  return found;
}

std::optional<std::uint64_t> different_settings(const ZeroLayout& layout,
                                                std::span<const Numbers> grids,
                                                bool all_operators) {
  constexpr std::size_t kMostPlaces = 32;
  if (layout.places() > kMostPlaces) return std::nullopt;
  Rational pairs = 0;
  for (const auto& numbers : grids) pairs = pairs + zero_settings(layout, numbers).all;
  if (pairs > Rational(kMostListedSettings)) return std::nullopt;
  std::vector<std::uint64_t> codes;
  const Shape shape(layout);
  const unsigned least_used = all_operators ? kAnyOperator : 0U;
  for (const auto& numbers : grids) {
    const std::vector<Part> parts = parts_of(shape, numbers, Choices::all);
    if (!parts.empty()) add_codes(parts, 0, 0, least_used, codes);
  }
  std::ranges::sort(codes);
  return static_cast<std::uint64_t>(std::ranges::unique(codes).begin() - codes.begin());
}

}  // namespace reckon::zero
