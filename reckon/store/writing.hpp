// SPDX-License-Identifier: MIT
// Keeps attempts of pupils in browsers in the store of contests: changes of answers, and time.
//
// The calls of one transaction stand in all_or_none(); nothing of them is kept in this class, so
// that any server on the same store may answer. Times are in milliseconds since 1970.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "reckon/contest/timing.hpp"
#include "reckon/store/contest.hpp"
#include "reckon/text/result.hpp"

namespace reckon::store {

/// The author of an answer: a device, and a number that grows over all devices of an attempt.
struct Tag {
  std::string device{};  ///< empty before the first answer
  std::int64_t n = 0;

  friend bool operator==(const Tag&, const Tag&) = default;
};

/// An attempt in a browser.
struct WritingAttempt {
  std::int64_t id = 0;
  std::int64_t entrant = 0;
  std::string contest{};
  std::string level{};
  std::string language{};
  std::string paper{};
  std::string state = "ready";  ///< `ready`, `running`, `handed_in`, `removed` or `excluded`
  std::int64_t started = 0;     ///< 0 before the start
  std::int64_t minutes = 0;
  std::int64_t extra_s = 0;
  std::int64_t ends = 0;
  std::int64_t handed_in = 0;  ///< 0 before
  std::string how{};           ///< `pupil` or `time`
  std::string device{};        ///< the one that writes
};

/// The answer to a question.
struct WrittenAnswer {
  std::string question{};
  Tag tag{};
  std::string answer{};  ///< empty while incomplete
  std::string state{};   ///< the page's own notes
  std::int64_t at = 0;
};

/// A change of an answer.
struct WrittenChange {
  std::string question{};
  Tag tag{};
  Tag after{};  ///< the tag of the answer on which it was made
  std::string answer{};
  std::string state{};
  std::int64_t elapsed_ms = 0;
};

/// The outcome of a change.
enum class Fate : std::uint8_t {
  applied,
  known,     ///< the same change, or a later one of this device, is there
  conflict,  ///< another answer is there, which it had not seen
  late,      ///< the attempt had ended
};

/// How a change is judged.
enum class Rule : std::uint8_t {
  /// It is applied if its number is larger, and it was made on the present answer or on one of its
  /// own device.
  seen,
  /// The larger number wins, and of equal numbers the larger device. For pages that send all they
  /// have to a backup that was restored.
  larger,
};

class WritingStore {
 public:
  WritingStore() = default;
  virtual ~WritingStore() = default;
  WritingStore(const WritingStore&) = delete;
  WritingStore& operator=(const WritingStore&) = delete;

  /// Does all acts in one transaction, which is on the disk when this returns. An error undoes all.
  virtual Result<void> all_or_none(const std::function<Result<void>()>& acts) = 0;

  // Reading, in a transaction or outside.

  /// Returns the attempt of an entrant in a contest.
  virtual Result<std::optional<WritingAttempt>> attempt(std::int64_t entrant,
                                                        const std::string& contest) = 0;
  /// Returns the attempts of an entrant.
  virtual Result<std::vector<WritingAttempt>> attempts(std::int64_t entrant) = 0;
  virtual Result<std::vector<WrittenAnswer>> answers(std::int64_t attempt) = 0;
  /// The number of this copy of the data; a restored backup has another one.
  virtual Result<std::string> copy_number() = 0;
  virtual Result<std::vector<contest::Outage>> outages() = 0;
  /// When something was written last; nothing if never.
  virtual Result<std::optional<std::int64_t>> alive() = 0;
  /// Returns the mark of an attempt in a revision.
  virtual Result<std::optional<MarkRow>> mark(const std::string& contest, std::int64_t revision,
                                              std::int64_t attempt) = 0;
  /// Returns how many attempts of a level have marks in a revision.
  virtual Result<std::int64_t> marked(const std::string& contest, std::int64_t revision,
                                      const std::string& level) = 0;
  /// The minutes by which the windows of a group are shifted.
  virtual Result<std::int64_t> shift_of(const std::string& season, const std::string& group) = 0;
  /// The time until which a group may start in spite of its window; 0 for none.
  virtual Result<std::int64_t> open_until(const std::string& season, const std::string& group) = 0;
  /// The time zones of all schools, without repeats.
  virtual Result<std::vector<std::string>> zones() = 0;
  /// The time zone of the school of a group; empty if it has none.
  virtual Result<std::string> zone_of(const std::string& season, const std::string& group) = 0;

  // Writing, in a transaction.

  /// Starts an attempt that is ready: states, time, device and language are those given here, and
  /// extra time is that of the entrant. Each question gets an empty answer, if it has none. Returns
  /// whether it was ready.
  virtual Result<bool> start(const WritingAttempt& attempt,
                             const std::vector<std::string>& questions) = 0;
  /// Lets a device write an attempt from now on, in a language.
  virtual Result<void> go_on(std::int64_t attempt, const std::string& device,
                             const std::string& language) = 0;
  /// Applies a change, or says why not. A complete answer that is not applied stays in the trail,
  /// and so does one that is. The question must have an answer, which may be empty.
  virtual Result<Fate> change(std::int64_t attempt, const WrittenChange& change, std::int64_t now,
                              Rule rule) = 0;
  /// Gives an entrant extra time in all contests: a share of the minutes in percent, and seconds.
  /// The attempt that is running gets it too, and its end does not move to earlier. Refuses an
  /// unknown entrant.
  virtual Result<void> give_extra(std::int64_t entrant, std::int64_t percent,
                                  std::int64_t seconds) = 0;
  /// Shifts the windows of a group by minutes, and lets it start until `open_until` in spite of
  /// them; 0 for no such time. Refuses an unknown group.
  virtual Result<void> shift(const std::string& season, const std::string& group,
                             std::int64_t minutes, std::int64_t open_until) = 0;
  /// Records an act of a person.
  virtual Result<void> note_act(const ActRow& act) = 0;
  /// Hands in a running attempt. Returns whether it was running.
  virtual Result<bool> hand_in(std::int64_t attempt, std::int64_t now) = 0;
  /// Hands in all that have ended, with the grace. Returns how many.
  virtual Result<std::int64_t> hand_in_ended(std::int64_t now) = 0;
  /// Returns the seconds from the start to the hand-in, by attempt. Attempts with extra time, and
  /// those in which an outage began or ended, are left out.
  virtual Result<std::unordered_map<std::int64_t, std::int64_t>> seconds_taken(
      const std::string& contest) = 0;
  /// Notes that the server writes now. If it has not for longer than contest::kLongestSilence, that
  /// was an outage, which moves the ends of running attempts. Returns whether it was.
  virtual Result<bool> touch(std::int64_t now) = 0;
};

/// Opens the store of contests for writing in it, as open_contests() does. Draws a number for this
/// copy of the data if it is new or was restored.
Result<std::unique_ptr<WritingStore>> open_writing(
    const std::string& name, const std::function<std::uint64_t()>& chance,
    std::chrono::milliseconds patience = std::chrono::seconds(10));

}  // namespace reckon::store
