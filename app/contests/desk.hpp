// SPDX-License-Identifier: MIT
// The questions and acts of pupils in a contest, and what all requests need to know.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "app/contests/routes.hpp"
#include "app/contests/zones.hpp"
#include "app/papers/cut_outs.hpp"
#include "app/papers/forgetting.hpp"
#include "app/papers/whole_contest.hpp"
#include "reckon/contest/plan.hpp"
#include "reckon/kinds/stated.hpp"
#include "reckon/store/contest.hpp"
#include "reckon/store/day.hpp"
#include "reckon/store/persons.hpp"
#include "reckon/store/writing.hpp"
#include "reckon/text/language.hpp"
#include "reckon/text/result.hpp"

namespace reckon::contests {

using papers::Readers;
struct Stores;

/// A document that is wanted for a group, for all of a contest, or for one entrant.
struct FileWish {
  std::string contest{};  ///< empty for slips
  std::string season{};
  std::string group{};                         ///< empty for all
  std::optional<store::EntrantRow> entrant{};  ///< if it is for one alone
  Language language = Language::english;
  bool large = false;  ///< in large print
};
/// Makes a document. The papers of a group are made if they are missing, so not in a transaction.
using Writer = std::function<Result<std::string>(const Stores&, const FileWish&)>;
/// The documents in PDF. Each is empty if the library for it was not built in.
struct Writers {
  Writer slips{};
  Writer papers{};
  Writer certificates{};
  Writer reports{};  ///< for parents
};

/// The stores of a contest, which one thread uses.
struct Stores {
  std::unique_ptr<store::ContestStore> contests;
  std::unique_ptr<store::WritingStore> writing;
  std::unique_ptr<store::PersonStore> persons;
  std::unique_ptr<store::DayStore> day;
  papers::CutOuts cut_outs{{}, false};  ///< of scanned pages
  Writers writers{};
  /// The contest whose practice edition stands beside the page; empty for none.
  std::string practice{};
};

/// Answers questions about contests, on one thread. Sessions and names that are to be written are
/// collected, so that one transaction can write those of many.
class Desk {
 public:
  /// `chance` returns 64 random bits of the system. `log` receives lines for the operator.
  Desk(Stores stores, Readers readers, std::function<std::uint64_t()> chance,
       std::function<void(std::string_view)> log);

  /// A contest with all that does not change while it is written.
  struct Known {
    store::ContestData data;
    contest::Plan plan;
    std::map<std::string, kinds::StatedPuzzle> stated{};  // by question

    const store::QuestionRow* question(const std::string& id) const;
    std::optional<kinds::StatedPuzzle> stated_of(const std::string& id) const;
    std::vector<const store::OnPaper*> on_paper(const std::string& level) const;
  };
  /// When a group may start.
  struct Window {
    std::int64_t opens = 0;
    std::int64_t closes = 0;
    std::int64_t open_until = 0;

    std::string_view phase(std::int64_t now) const;
  };

  // Acts of other files use these.

  const Stores& stores() const { return stores_; }
  const Readers& readers() const { return readers_; }
  store::WritingStore& writing() const { return *stores_.writing; }
  std::uint64_t chance() { return chance_(); }
  /// Returns a random positive number for a row.
  std::int64_t random_id();
  void log(std::string_view line) const { log_(line); }
  const std::string& copy_number() const { return copy_; }
  /// Returns a contest; null if there is none. It is read again when it was marked, published or
  /// voided meanwhile.
  Result<const Known*> known(const std::string& contest);
  Result<const Known*> known(const store::ContestRow& row);
  /// Lets contests be read again.
  void forget_known() { known_.clear(); }
  /// Follows those that were merged; nothing if the entrant is gone.
  Result<std::optional<store::EntrantRow>> entrant(std::int64_t id) const;
  Result<Window> window(const store::ContestRow& contest, const std::string& season,
                        const std::string& group);
  const Zone& zone(const std::string& name);
  Result<bool> keeps_names(const std::string& season);
  /// The notices that are shown now. Those of the store are read again after a second.
  Result<nlohmann::json> notices(std::int64_t now);
  void forget_notices() { notices_read_ = 0; }
  /// Forgets the names whose term has ended, once an hour.
  Result<void> forget_at_term(std::int64_t now);
  /// Drops the sessions that are kept in memory.
  void forget_sessions() { sessions_.clear(); }
  /// Says since when the server runs.
  void listen_since(std::int64_t now) { since_ = now; }
  std::int64_t since() const { return since_; }
  /// When a pupil's device was last heard; nothing if not since the start of the server.
  std::optional<std::int64_t> heard(std::int64_t entrant) const;
  /// Returns the receipt of an attempt that was handed in; null before.
  Result<nlohmann::json> receipt(const store::WritingAttempt& attempt) const;

  /// Finds what the path names, and refuses it unless it is of the person who asks.
  Result<std::optional<Reply>> admit(Ask& ask, const Route& route);

  /// Returns the session of a token, unless it has ended.
  Result<std::optional<store::SessionRow>> session(const std::string& token, std::int64_t now);
  /// Makes the papers of the group of an entrant who starts, if they are missing. Not in a
  /// transaction.
  Result<void> prepare_start(const Ask& ask);
  /// Writes the sessions and names that were collected.
  Result<void> write_persons(std::int64_t now);
  /// Forgets what was collected, after a failure.
  void drop_persons();
  /// Returns whether the last code of a request to enter was known.
  bool found_last_code() const { return found_last_code_; }

  // The acts of the routes.
  Result<Reply> now(const Ask& ask);
  Result<Reply> enter(const Ask& ask);
  Result<Reply> privacy(const Ask& ask);
  Result<Reply> me(const Ask& ask);
  Result<Reply> set_name(const Ask& ask);
  Result<Reply> start(const Ask& ask);
  Result<Reply> get_attempt(const Ask& ask);
  Result<Reply> change(const Ask& ask);
  Result<Reply> hand_in(const Ask& ask);
  Result<Reply> result(const Ask& ask);
  Result<Reply> certificate(const Ask& ask);
  Result<Reply> report(const Ask& ask);

 private:
  Result<std::optional<Reply>> admit_person(Ask& ask, const Route& route) const;
  Result<bool> find_named(Ask& ask) const;
  Result<Reply> enter_as_staff(const store::StaffCodeRow& row, const std::string& device,
                               std::int64_t now);
  Result<Reply> me_of(std::int64_t subject, const std::string& device, std::int64_t now);
  Result<std::optional<store::WritingAttempt>> attempt_of(const Ask& ask,
                                                          const std::string& contest) const;
  // The own attempt in a contest whose results are out.
  struct OwnResult {
    std::optional<Reply> refused{};
    store::WritingAttempt attempt{};
    const Known* contest = nullptr;
  };
  Result<OwnResult> own_result(const Ask& ask);
  Result<Reply> own_document(const Ask& ask, const Writer& write, std::string_view name);
  Result<nlohmann::json> attempt_json(const store::WritingAttempt& attempt,
                                      const std::string& device, std::int64_t now);

  Stores stores_;
  Readers readers_;
  std::function<std::uint64_t()> chance_;
  std::function<void(std::string_view)> log_;
  std::string copy_;  // the number of this copy of the data
  std::map<std::string, Known> known_;
  std::map<std::string, Zone> zones_;
  std::unordered_map<std::string, store::SessionRow> sessions_;
  std::vector<store::SessionRow> new_sessions_;
  std::vector<store::PersonRow> new_names_;
  std::unordered_map<std::int64_t, std::int64_t> heard_;
  std::unordered_map<std::int64_t, std::int64_t>
      documents_;  // until when an entrant has used up the own share
  std::vector<store::NoticeRow> notices_;
  std::int64_t notices_read_ = 0;
  std::int64_t terms_seen_ = 0;
  std::int64_t since_ = 0;
  bool found_last_code_ = false;
};

/// Makes a document, or says why there is none.
Result<Reply> pdf_of(Desk& desk, const Writer& write, const FileWish& wish, std::string_view name);

/// Does Desk::prepare_start.
Result<void> prepare_start(Desk& desk, const Ask& ask);

}  // namespace reckon::contests
