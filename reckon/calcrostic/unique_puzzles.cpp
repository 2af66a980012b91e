// SPDX-License-Identifier: MIT
#include "reckon/calcrostic/unique_puzzles.hpp"

#include <algorithm>
#include <bit>

#include "reckon/arith/random.hpp"
#include "reckon/calcrostic/free_families.hpp"
#include "reckon/letters/solve/puzzle_solver.hpp"

namespace reckon::calcrostic {

namespace {

using detail::Int;
using Cells = std::array<std::uint8_t, 9>;

constexpr Cells kInPlace = {0, 1, 2, 3, 4, 5, 6, 7, 8};

// The first power of ten above a number.
Int bound_of(Int number) {
  Int bound = 10;
  while (bound <= number) bound *= 10;
  return bound;
}

// Up to where grids are noted: beyond the last power of ten it takes ten times as many grids as up
// to it to know all answers, which few classes are not worth.
Int sum_to_note(Int last_sum) {
  const Int power = bound_of(last_sum) / 10;
  return last_sum < power + power / 8 ? power - 1 : last_sum;
}

bool are_below(const std::array<Int, 9>& numbers, const std::array<Int, 9>& bounds) {
  bool all = true;
  for (std::size_t i = 0; i < numbers.size(); ++i) all &= numbers[i] < bounds[i];
  return all;
}

// Three digits of a number at once: for each digit a bit for each of the three places where it
// stands; digits from 0 to 7, then 8 and 9 twice.
using Lanes [[gnu::vector_size(16)]] = std::uint16_t;
using Eight = std::array<std::uint16_t, 8>;
struct alignas(32) Marks {
  Eight first_digits{};
  Eight last_digits{};
};
constexpr std::uint64_t kThousand = 1000;

// `leads` where the first digits of a number are not 0.
constexpr std::array<Marks, kThousand> marks_of_thousand(bool leads) {
  std::array<Marks, kThousand> all{};
  for (std::size_t number = 0; number < all.size(); ++number) {
    std::size_t left = number;
    for (unsigned place = 0; leads ? left != 0 : place < 3; ++place, left /= 10) {
      const std::size_t digit = left % 10;
      const auto mark = static_cast<std::uint16_t>(1U << place);
      auto& [first, last] = all[number];
      if (digit < 8) {
        first[digit] |= mark;
      } else {
        last[digit - 8] |= mark;
        last[digit - 6] |= mark;
      }
    }
  }
  return all;
}
constexpr auto kMarks = marks_of_thousand(false);
constexpr auto kLeadingMarks = marks_of_thousand(true);

// Weights at random for each three places of each cell: two for each digit.
struct alignas(16) PlaceWeights {
  Eight first{};
  Eight second{};
  Eight last_digits{};  // both, of 8 and 9
};
constexpr std::size_t kMostPlaces = 7;
constexpr auto kWeights = [] {
  std::array<std::array<PlaceWeights, kMostPlaces>, 9> weights{};
  SplitMix64 random(9);
  for (auto& cell : weights) {
    for (PlaceWeights& place : cell) {
      const auto first = static_cast<std::uint16_t>(random.next() | 1U);
      const auto second = static_cast<std::uint16_t>(random.next() | 1U);
      place.first.fill(first);
      place.second.fill(second);
      place.last_digits = {first, first, second, second};
    }
  }
  return weights;
}();

// The same for numbers with the same pattern. A digit is the sum of the weights of its places, 32
// bits, and all digits are alike.
class PatternHash {
 public:
  PatternHash(const std::array<Int, 9>& numbers, const Cells& cells) {
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      const PlaceWeights* place = kWeights[cells[i]].data();
      auto left = static_cast<std::uint64_t>(numbers[i]);
      for (; left >= kThousand; left /= kThousand) add(kMarks[left % kThousand], *place++);
      add(kLeadingMarks[left], *place);
    }
  }

  std::uint64_t value() const {
    const auto first = std::bit_cast<Eight>(first_);
    const auto second = std::bit_cast<Eight>(second_);
    const auto last = std::bit_cast<Eight>(last_digits_);
    std::uint64_t sum = square(last[0], last[2]) + square(last[1], last[3]);
    for (std::size_t digit = 0; digit < first.size(); ++digit) {
      sum += square(first[digit], second[digit]);
    }
    return sum;
  }

 private:
  static std::uint64_t square(std::uint64_t high, std::uint64_t low) {
    const std::uint64_t digit = high << 16U | low;
    return digit * digit;
  }

  void add(const Marks& marks, const PlaceWeights& weights) {
    const auto low = std::bit_cast<Lanes>(marks.first_digits);
    const auto high = std::bit_cast<Lanes>(marks.last_digits);
    first_ += low * std::bit_cast<Lanes>(weights.first);
    second_ += low * std::bit_cast<Lanes>(weights.second);
    last_digits_ += high * std::bit_cast<Lanes>(weights.last_digits);
  }

  Lanes first_{};
  Lanes second_{};
  Lanes last_digits_{};
};

// By solving it.
bool is_solved_once(const ClassKey& key) {
  const Calcrostic found = key.calcrostic();
  return letters::is_unique(*letters::encode(letters::layout_of(found.operators), found.numbers));
}

// Grids in hand at a time, so that the words of their patterns can be fetched together.
constexpr std::size_t kAtOnce = 64;

}  // namespace

UniquePuzzles::UniquePuzzles(const ListRange& range) : version_of_(1U << 16U) {
  // Numbers from 1 on have answers in other families too.
  if (range.least < 2) return;
  choose_bounds(sum_to_note(range.last_sum));
  list_versions();
  constexpr std::uint64_t kMostWords = 1U << 25U;
  constexpr std::uint64_t kGridsOfWord = 4;
  const auto words =
      static_cast<std::size_t>(std::min(grids_within_bounds() / kGridsOfWord + 1, kMostWords));
  noted_ = std::vector<std::atomic<std::uint64_t>>(words);
  noted_again_ = std::vector<std::atomic<std::uint64_t>>(words);
}

UniquePuzzles::Bounds& UniquePuzzles::bounds_of(std::uint16_t setting) {
  const auto found = std::ranges::find(settings_, setting, &Bounds::setting);
  if (found != settings_.end()) return *found;
  Bounds& added = settings_.emplace_back(Bounds{.setting = setting, .bounds = {}});
  added.bounds.fill(1);
  return added;
}

// Of each cell the largest number up to the sum: that of the last v of some u.
void UniquePuzzles::choose_bounds(Int last_sum) {
  detail::each_free_part([&](const auto& part) {
    Numbers& bounds = bounds_of(ClassKey::code_of(part.kSetting.operators)).bounds;
    const auto is_beyond = [&](const auto& grid) { return grid.sum() > last_sum; };
    for (Int u = part.first_u; u <= part.last_u && !is_beyond(part.grid(u, part.first_v)); ++u) {
      const Numbers most = part.grid(u, part.first_beyond(u, is_beyond) - 1).numbers();
      for (std::size_t i = 0; i < most.size(); ++i) {
        bounds[i] = std::max(bounds[i], bound_of(most[i]));
      }
    }
  });
}

void UniquePuzzles::list_versions() {
  for (std::size_t i = 0; i < settings_.size(); ++i) {
    Calcrostic setting;
    std::ranges::copy(kInPlace, setting.numbers.begin());
    setting.operators = ClassKey::operators_of(settings_[i].setting);
    for (const Calcrostic& version : versions(setting)) {
      Version added{.setting = i, .cells = {}};
      std::ranges::transform(version.numbers, added.cells.begin(),
                             [](Int cell) { return static_cast<std::uint8_t>(cell); });
      versions_.push_back(added);
      version_of_[ClassKey::code_of(version.operators)] =
          static_cast<std::uint8_t>(versions_.size());
    }
  }
}

// And some more, which do not solve their setting.
std::uint64_t UniquePuzzles::grids_within_bounds() {
  std::uint64_t count = 0;
  detail::each_free_part([&](const auto& part) {
    const Numbers& bounds = bounds_of(ClassKey::code_of(part.kSetting.operators)).bounds;
    const auto is_beyond = [&](const auto& grid) { return !are_below(grid.numbers(), bounds); };
    for (Int u = part.first_u; u <= part.last_u && !is_beyond(part.grid(u, part.first_v)); ++u) {
      count += static_cast<std::uint64_t>(part.first_beyond(u, is_beyond) - part.first_v);
    }
  });
  return count;
}

UniquePuzzles::Place UniquePuzzles::place_of(const Numbers& numbers, const Version& version) const {
  const std::uint64_t pattern = PatternHash(numbers, version.cells).value();
  const std::uint64_t hash = SplitMix64(pattern + version.setting).next();
  __extension__ using Wide = unsigned __int128;
  Place place{.word = static_cast<std::size_t>(Wide{hash} * noted_.size() >> 64U), .bits = 0};
  for (unsigned i = 0; i < 3; ++i) place.bits |= std::uint64_t{1} << (hash >> 6U * i & 63U);
  return place;
}

void UniquePuzzles::note(std::int64_t number) {
  if (noted_.empty()) return;
  std::array<Place, kAtOnce> places{};
  std::size_t filled = 0;
  const auto note_all = [&] {
    for (const Place& place : std::span(places).first(filled)) {
      const std::uint64_t before =
          noted_[place.word].fetch_or(place.bits, std::memory_order_relaxed) & place.bits;
      if (before != 0) noted_again_[place.word].fetch_or(before, std::memory_order_relaxed);
    }
    filled = 0;
  };
  detail::each_free_part([&](const auto& part) {
    const Bounds& setting = bounds_of(ClassKey::code_of(part.kSetting.operators));
    const Version version{.setting = static_cast<std::size_t>(&setting - settings_.data()),
                          .cells = kInPlace};
    for (Int u = part.first_u + number; u <= part.last_u; u += kParts) {
      Int v = part.first_v;
      for (;; ++v) {
        const auto grid = part.grid(u, v);
        const Numbers numbers = grid.numbers();
        if (!are_below(numbers, setting.bounds)) break;
        if (!grid.is_solved(1)) continue;
        places[filled] = place_of(numbers, version);
        __builtin_prefetch(&noted_[places[filled].word], 1);
        if (++filled == kAtOnce) note_all();
      }
      if (v == part.first_v) break;
    }
  });
  note_all();
}

std::optional<UniquePuzzles::Place> UniquePuzzles::place_of(const ClassKey& key) const {
  const std::uint8_t number = version_of_[key.operators_code()];
  if (number == 0) return std::nullopt;
  const Version& version = versions_[number - std::size_t{1}];
  const Numbers numbers = key.calcrostic().numbers;
  // All answers are noted if none can be beyond the bounds or have a 1 where the families do not.
  const Numbers& bounds = settings_[version.setting].bounds;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (numbers[i] < 2 || numbers[i] >= bounds[version.cells[i]]) return std::nullopt;
  }
  return place_of(numbers, version);
}

bool UniquePuzzles::is_noted_once(const Place& place) const {
  const std::uint64_t again = noted_again_[place.word].load(std::memory_order_relaxed);
  return (again & place.bits) != place.bits;
}

bool UniquePuzzles::is_proved_unique(const ClassKey& key) const {
  const std::optional<Place> place = place_of(key);
  return place && is_noted_once(*place);
}

bool UniquePuzzles::is_unique(const ClassKey& key) const {
  return is_proved_unique(key) || is_solved_once(key);
}

std::uint64_t UniquePuzzles::count(std::span<const ClassKey> keys) const {
  std::uint64_t count = 0;
  std::array<std::optional<Place>, kAtOnce> places{};
  while (!keys.empty()) {
    const auto some = keys.first(std::min(kAtOnce, keys.size()));
    for (std::size_t i = 0; i < some.size(); ++i) {
      places[i] = place_of(some[i]);
      if (places[i]) __builtin_prefetch(&noted_again_[places[i]->word]);
    }
    for (std::size_t i = 0; i < some.size(); ++i) {
      const bool is_unique = (places[i] && is_noted_once(*places[i])) || is_solved_once(some[i]);
      count += is_unique ? 1U : 0U;
    }
    keys = keys.subspan(some.size());
  }
  return count;
}

}  // namespace reckon::calcrostic
