// SPDX-License-Identifier: MIT
// The protocol of writing as a model: every state of a small instance, and two rules that look as
// good and lose answers.
//
// Two devices write one attempt. Messages are lost, repeated and reordered, and so are the answers
// to them. The server forgets nothing, and hands in at the end.
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_set>
#include <vector>

#include "reckon/store/contest.hpp"
#include "reckon/store/writing.hpp"

namespace reckon::store {
namespace {

constexpr std::size_t kDevices = 2;
constexpr std::size_t kMostQuestions = 2;
constexpr std::size_t kMostInTheAir = 3;
constexpr std::size_t kMostEntries = 5;

using Byte = std::uint8_t;

// The author of an answer; `device` is 0 before the first, else 1 or 2.
struct ModelTag {
  Byte device = 0;
  Byte n = 0;

  friend bool operator==(const ModelTag&, const ModelTag&) = default;
};
struct Message {
  ModelTag tag{};
  Byte question = 0;
  ModelTag after{};

  friend bool operator==(const Message&, const Message&) = default;
};
struct Replaced {
  ModelTag was{}, is{}, after{};
};
struct Device {
  Byte n = 0;
  std::array<ModelTag, kMostQuestions> shown{};  // what the pupil sees
  std::array<ModelTag, kMostQuestions> known{};  // known to be at the server
  Byte has_opened = 0;
};
enum Phase : Byte { kRunning, kInGrace, kClosed };

// Bytes without gaps, so that states are compared as bytes.
struct State {
  std::array<ModelTag, kMostQuestions> tags{};  // at the server
  Byte phase = kRunning;
  Byte entries = 0;  // that are still to be made
  std::array<Device, kDevices> devices{};
  std::array<Message, kMostInTheAir> air{};  // in order
  Byte in_the_air = 0;
  Byte unused = 0;
  std::array<Byte, kMostQuestions * kDevices> told{};  // a bit for each acknowledged number
  std::array<std::array<Replaced, kMostEntries>, kMostQuestions> history{};
  std::array<Byte, kMostQuestions> replaced{};

  std::string_view bytes() const {
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): it consists of bytes
    return {reinterpret_cast<const char*>(this), sizeof *this};
  }
  friend bool operator==(const State& one, const State& other) {
    return one.bytes() == other.bytes();
  }
};
static_assert(std::has_unique_object_representations_v<State>);
struct StateHash {
  std::size_t operator()(const State& state) const {
    return std::hash<std::string_view>()(state.bytes());
  }
};

enum class ModelRule : std::uint8_t { tag, last, number };

// Whether a change is applied, and whether it is old news.
struct Judged {
  bool applied = false;
  bool known = false;
};
Judged judged(ModelRule rule, ModelTag now, ModelTag tag, ModelTag after) {
  const bool known = now.device == tag.device && now.n >= tag.n;
  switch (rule) {
    case ModelRule::last: return {.applied = !known, .known = known};
    case ModelRule::number: return {.applied = now.n < tag.n, .known = known};
    default:
      return {.applied = now.n < tag.n && (now == after || now.device == tag.device),
              .known = known};
  }
}

class Model {
 public:
  Model(ModelRule rule, Byte entries, std::size_t questions) : rule_(rule), questions_(questions) {
    State start;
    start.entries = entries;
    add(start);
  }

  // Visits all states that are not wrong, and returns how many states there are.
  std::size_t run() {
    while (!todo_.empty()) {
      const State state = todo_.back();
      todo_.pop_back();
      step(state);
    }
    return seen_.size();
  }
  std::size_t wrong() const { return wrong_; }

 private:
  void add(const State& state) {
    if (!seen_.insert(state).second) return;
    if (is_wrong(state)) {
      ++wrong_;
    } else {
      todo_.push_back(state);
    }
  }

  void step(const State& state) {
    for (std::size_t d = 0; d < kDevices; ++d) {
      open(state, d);
      for (std::size_t q = 0; q < questions_; ++q) {
        enter(state, d, q);
        send(state, d, q);
      }
    }
    for (std::size_t i = 0; i < state.in_the_air; ++i) arrive(state, i);
    if (state.phase != kClosed) {
      State later = state;
      ++later.phase;
      add(later);
    }
  }

  void open(const State& state, std::size_t d) {
    if (state.devices[d].has_opened != 0 || state.phase == kClosed) return;
    State opened = state;
    opened.devices[d].shown = state.tags;
    opened.devices[d].known = state.tags;
    opened.devices[d].has_opened = 1;
    add(opened);
  }

  // The number is one more than the largest that the device has seen.
  void enter(const State& state, std::size_t d, std::size_t q) {
    const Device& device = state.devices[d];
    if (device.has_opened == 0 || state.entries == 0 || state.phase != kRunning) return;
    Byte n = device.n;
    for (std::size_t i = 0; i < questions_; ++i) {
      n = std::max({n, device.shown[i].n, device.known[i].n});
    }
    State entered = state;
    --entered.entries;
    entered.devices[d].n = static_cast<Byte>(n + 1);
    entered.devices[d].shown[q] = {.device = static_cast<Byte>(d + 1),
                                   .n = static_cast<Byte>(n + 1)};
    add(entered);
  }

  void send(const State& state, std::size_t d, std::size_t q) {
    const Device& device = state.devices[d];
    if (device.has_opened == 0 || device.shown[q] == device.known[q] ||
        device.shown[q].device != d + 1 || state.in_the_air == kMostInTheAir) {
      return;
    }
    const Message message{
        .tag = device.shown[q], .question = static_cast<Byte>(q), .after = device.known[q]};
    for (std::size_t i = 0; i < state.in_the_air; ++i) {
      if (state.air[i] == message) return;
    }
    State sent = state;
    sent.air[sent.in_the_air++] = message;
    sort_air(sent);
    add(sent);
  }

  static void sort_air(State& state) {
    const auto key = [](const Message& one) {
      return std::array{one.tag.device, one.tag.n, one.question, one.after.device, one.after.n};
    };
    std::sort(state.air.begin(), state.air.begin() + state.in_the_air,
              [&](const Message& one, const Message& other) { return key(one) < key(other); });
  }

  static State without(const State& state, std::size_t i) {
    State less = state;
    std::rotate(less.air.begin() + static_cast<std::ptrdiff_t>(i),
                less.air.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                less.air.begin() + state.in_the_air);
    less.air[--less.in_the_air] = {};
    return less;
  }

  void arrive(const State& state, std::size_t i) {
    const auto [tag, q, after] = state.air[i];
    add(without(state, i));  // lost
    const ModelTag now = state.tags[q];
    const Judged judgement = state.phase == kClosed ? Judged{} : judged(rule_, now, tag, after);
    const bool applied = judgement.applied && !judgement.known;
    for (const bool stays : {false, true}) {  // it may arrive once more
      State there = stays ? state : without(state, i);
      if (applied) {
        there.tags[q] = tag;
        if (now != tag) {
          there.history[q][there.replaced[q]++] = {.was = now, .is = tag, .after = after};
        }
      }
      add(there);  // the answer to it is lost
      Device& device = there.devices[tag.device - 1U];
      if (applied || judgement.known) {
        there.told[q * kDevices + tag.device - 1U] |= static_cast<Byte>(1U << tag.n);
        ModelTag& known = device.known[q];
        if (known.device != tag.device || known.n < tag.n) known = tag;
      } else if (state.phase != kClosed) {
        // A conflict: the device shows what the server has, and offers its own as a new entry.
        device.shown[q] = there.tags[q];
        device.known[q] = there.tags[q];
      }
      add(there);
    }
  }

  bool is_wrong(const State& state) const {
    for (std::size_t q = 0; q < questions_; ++q) {
      for (std::size_t i = 0; i < state.replaced[q]; ++i) {
        const auto& [was, is, after] = state.history[q][i];
        const bool is_new = was == ModelTag{};
        if (!is_new && was.device != is.device && was != after) return true;  // had not seen it
        if (was.device == is.device && is.n < was.n) return true;             // went back
      }
      for (std::size_t d = 0; d < kDevices; ++d) {
        for (Byte n = 0; n < 8; ++n) {
          const bool told = (state.told[q * kDevices + d] >> n & 1U) != 0;
          if (told && !was_kept(state, q, static_cast<Byte>(d + 1), n)) return true;
        }
      }
    }
    return false;
  }

  // Whether an acknowledged entry was there, or a later one of its device.
  static bool was_kept(const State& state, std::size_t q, Byte device, Byte n) {
    for (std::size_t i = 0; i < state.replaced[q]; ++i) {
      const ModelTag is = state.history[q][i].is;
      if (is.device == device && is.n >= n) return true;
    }
    return false;
  }

  ModelRule rule_;
  std::size_t questions_;
  std::unordered_set<State, StateHash> seen_;
  std::vector<State> todo_;
  std::size_t wrong_ = 0;
};

// With RECKON_MODEL_ENTRIES=4 there are more than a million states.
Byte entries_of_model() {
  const char* const entries = std::getenv("RECKON_MODEL_ENTRIES");  // NOLINT(concurrency-mt-unsafe)
  return entries == nullptr ? Byte{3} : static_cast<Byte>(std::strtoul(entries, nullptr, 10));
}

TEST(WritingModel, LosesNothingByTheRuleOfTags) {
  Model model(ModelRule::tag, entries_of_model(), 1);
  const std::size_t states = model.run();
  RecordProperty("states", std::to_string(states));
  EXPECT_EQ(model.wrong(), 0U);
  EXPECT_GT(states, entries_of_model() > 3 ? 1'000'000U : 50'000U);
  Model of_two(ModelRule::tag, 2, 2);
  of_two.run();
  EXPECT_EQ(of_two.wrong(), 0U);
}

TEST(WritingModel, ShowsThatOtherRulesLoseAnswers) {
  Model last(ModelRule::last, 3, 1);
  last.run();
  EXPECT_GT(last.wrong(), 0U);
  Model number(ModelRule::number, 3, 1);
  number.run();
  EXPECT_GT(number.wrong(), 0U);
}

// The statement of the store does what the model does.
class WritingRule : public testing::Test {
 protected:
  WritingRule() {
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directories(folder_);
    const std::string file = folder_ / "contest.sqlite";
    auto contests = open_contests(file, OpenMode::fill);
    const std::vector<EntrantRow> entrants = {
        {.id = 1, .season = "2026", .group = "5b", .seat = 1, .level = "3-4"}};
    EXPECT_TRUE((*contests)->enrol({.id = "north"},
                                   {.id = "5b", .school = "north", .season = "2026"}, entrants));
    const std::vector<AttemptRow> attempts = {{.id = 11,
                                               .entrant = 1,
                                               .contest = "spring",
                                               .level = "3-4",
                                               .language = "en",
                                               .paper = "q1:0:"}};
    EXPECT_TRUE((*contests)->add_attempts(attempts));
    writing_ = *open_writing(file, [] { return std::uint64_t{7}; });
  }
  ~WritingRule() override { std::filesystem::remove_all(folder_); }
  WritingRule(const WritingRule&) = delete;
  WritingRule& operator=(const WritingRule&) = delete;

  static Tag tag_of(ModelTag tag) {
    return {.device = tag.device == 0 ? "" : std::string(1, static_cast<char>('a' + tag.device)),
            .n = tag.n};
  }

  std::filesystem::path folder_ = std::filesystem::path(testing::TempDir()) /
                                  ("reckon_writing_rule" + std::to_string(getpid()));
  std::unique_ptr<WritingStore> writing_;
};

TEST_F(WritingRule, IsThatOfTheModel) {
  const WritingAttempt begun = {
      .id = 11, .entrant = 1, .language = "en", .started = 1000, .minutes = 50, .device = "b"};
  ASSERT_TRUE(writing_->all_or_none([&]() -> Result<void> {
    EXPECT_TRUE(writing_->start(begun, {"q1"}).value_or(false));
    return {};
  }));
  std::vector<ModelTag> tags = {{}};
  for (Byte device = 1; device <= 2; ++device) {
    for (Byte n = 1; n <= 3; ++n) tags.push_back({.device = device, .n = n});
  }
  constexpr std::int64_t kTime = 2000;
  const auto put = [&](ModelTag tag, ModelTag after) {
    const auto fate = writing_->change(
        11, {.question = "q1", .tag = tag_of(tag), .after = tag_of(after), .answer = "x"}, kTime,
        Rule::seen);
    return fate.value_or(Fate::late);
  };
  for (const ModelTag now : tags) {
    for (const ModelTag tag : tags) {
      for (const ModelTag after : tags) {
        if (tag.n == 0) continue;
        // Undone each time.
        EXPECT_FALSE(writing_->all_or_none([&]() -> Result<void> {
          if (now.n != 0) {
            EXPECT_EQ(put(now, {}), Fate::applied);
          }
          const Judged model = judged(ModelRule::tag, now, tag, after);
          const Fate expected = model.known     ? Fate::known
                                : model.applied ? Fate::applied
                                                : Fate::conflict;
          EXPECT_EQ(put(tag, after), expected)
              << int{now.device} << int{now.n} << ' ' << int{tag.device} << int{tag.n} << ' '
              << int{after.device} << int{after.n};
          EXPECT_EQ(writing_->answers(11)->at(0).tag,
                    tag_of(expected == Fate::applied ? tag : now));
          return failure("undo this");
        }));
      }
    }
  }
}

}  // namespace
}  // namespace reckon::store
