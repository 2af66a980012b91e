// SPDX-License-Identifier: MIT
#include "reckon/calcrostic/unique_puzzles.hpp"

#include <algorithm>
#include <numeric>

#include "reckon/arith/random.hpp"
#include "reckon/calcrostic/free_families.hpp"
#include "reckon/letters/solve/line_solver.hpp"

namespace reckon::calcrostic {

namespace {

using detail::Int;
using Cells = std::array<std::uint8_t, 9>;

// The smallest power of ten, at least 10, above a number.
Int bound_of(Int number) {
  Int bound = 10;
  while (bound <= number) bound *= 10;
  return bound;
}

// The sum up to which all answers are recorded. Just beyond a power of ten, recording would cost
// ten times as much; solving the few puzzles beyond it is faster.
Int sum_to_note(Int last_sum) {
  const Int power = bound_of(last_sum) / 10;
  return last_sum < power + power / 8 ? power - 1 : last_sum;
}

bool are_below(const std::array<Int, 9>& numbers, const std::array<Int, 9>& bounds) {
  bool all = true;
  for (std::size_t i = 0; i < numbers.size(); ++i) all &= numbers[i] < bounds[i];
  return all;
}

// A random number for each digit position of each cell (as in Zobrist hashing).
constexpr std::size_t kMostPlaces = 19;
constexpr auto kPlaces = [] {
  std::array<std::array<std::uint64_t, kMostPlaces>, 9> places{};
  SplitMix64 random(9);
  for (auto& cell : places) {
    for (std::uint64_t& place : cell) place = random.next();
  }
  return places;
}();

// Equal for numbers with the same pattern: each digit contributes the sum of its positions,
// whichever digit it is.
std::uint64_t hash_of_pattern(const std::array<Int, 9>& numbers, const Cells& cells) {
  std::array<std::uint64_t, 10> digits{};
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const std::uint64_t* place = kPlaces[cells[i]].data();
    for (auto left = static_cast<std::uint64_t>(numbers[i]); left != 0; left /= 10) {
      digits[left % 10] += *place++;
    }
  }
  std::uint64_t hash = 0;
  for (const std::uint64_t digit : digits) hash += (digit >> 32U) * (digit & 0xffffffffU);
  return hash;
}

// Decides by solving the puzzle.
bool is_solved_once(const ClassKey& key) { return letters::is_unique(puzzle_of(key.calcrostic())); }

// Grids processed together, so that the words of their patterns can be prefetched.
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

// For each cell the largest number up to the sum, taken from the last v of each u.
void UniquePuzzles::choose_bounds(Int last_sum) {
  detail::each_free_part([&](const auto& part) {
    const std::uint16_t setting = ClassKey::code_of(part.kSetting.operators);
    auto found = std::ranges::find(settings_, setting, &Bounds::setting);
    if (found == settings_.end()) {
      found = settings_.insert(found, Bounds{.setting = setting, .bounds = {}});
      found->bounds.fill(1);
    }
    Numbers& bounds = found->bounds;
    const auto is_beyond = [&](const auto& grid) { return grid.sum() > last_sum; };
    part.each_u(is_beyond, [&](Int u) {
      const Numbers most = part.grid(u, part.first_beyond(u, is_beyond) - 1).numbers();
      for (std::size_t i = 0; i < most.size(); ++i) {
        bounds[i] = std::max(bounds[i], bound_of(most[i]));
      }
    });
  });
}

void UniquePuzzles::list_versions() {
  for (std::size_t i = 0; i < settings_.size(); ++i) {
    Calcrostic setting;
    std::iota(setting.numbers.begin(), setting.numbers.end(), 0);
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

const UniquePuzzles::Version& UniquePuzzles::version_with(std::uint16_t operators) const {
  return versions_[version_of_[operators] - std::size_t{1}];
}

// Counts some more, which do not solve their setting.
std::uint64_t UniquePuzzles::grids_within_bounds() const {
  std::uint64_t count = 0;
  detail::each_free_part([&](const auto& part) {
    const Version& version = version_with(ClassKey::code_of(part.kSetting.operators));
    const Numbers& bounds = settings_[version.setting].bounds;
    const auto is_beyond = [&](const auto& grid) { return !are_below(grid.numbers(), bounds); };
    part.each_u(is_beyond, [&](Int u) {
      count += static_cast<std::uint64_t>(part.first_beyond(u, is_beyond) - part.first_v);
    });
  });
  return count;
}

UniquePuzzles::Place UniquePuzzles::place_of(const Numbers& numbers, const Version& version) const {
  const std::uint64_t pattern = hash_of_pattern(numbers, version.cells);
  const std::uint64_t hash = SplitMix64(pattern + version.setting).next();
  __extension__ using Wide = unsigned __int128;
  Place place{.word = static_cast<std::size_t>(Wide{hash} * noted_.size() >> 64U), .bits = 0};
  for (unsigned i = 0; i < 3; ++i) place.bits |= std::uint64_t{1} << (hash >> 6U * i & 63U);
  return place;
}

void UniquePuzzles::note(std::int64_t part_of_all) {
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
    // The setting itself is one of its versions, the only one with its operators.
    const Version& version = version_with(ClassKey::code_of(part.kSetting.operators));
    const Numbers& bounds = settings_[version.setting].bounds;
    const auto is_beyond = [&](const auto& grid) { return !are_below(grid.numbers(), bounds); };
    const auto note_each = [&](Int u) {
      for (Int v = part.first_v;; ++v) {
        const auto grid = part.grid(u, v);
        const Numbers numbers = grid.numbers();
        if (!are_below(numbers, bounds)) break;
        if (!grid.is_solved(1)) continue;
        places[filled] = place_of(numbers, version);
        __builtin_prefetch(&noted_[places[filled].word], 1);
        if (++filled == kAtOnce) note_all();
      }
    };
    part.each_u(is_beyond, note_each, part_of_all, kParts);
  });
  note_all();
}

std::optional<UniquePuzzles::Place> UniquePuzzles::place_of(const ClassKey& key) const {
  if (version_of_[key.operators_code()] == 0) return std::nullopt;
  const Version& version = version_with(key.operators_code());
  const Numbers numbers = key.calcrostic().numbers;
  // All answers are recorded if none can exceed the bounds, or have a 1 where the families do not.
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
