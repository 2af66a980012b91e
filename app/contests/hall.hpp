// SPDX-License-Identifier: MIT
// Holds contests for pupils in browsers: takes their requests, and answers when what they change is
// on the disk.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/contests/desk.hpp"
#include "app/contests/entry_gate.hpp"
#include "app/keeping/group_commit.hpp"
#include "app/traffic/address.hpp"
#include "reckon/text/result.hpp"

namespace reckon::contests {

/// The sources of time and chance, which tests replace.
struct Sources {
  /// Milliseconds since some starting point; never goes back, and stands while the machine sleeps.
  std::function<std::int64_t()> clock;
  /// Milliseconds since 1970.
  std::function<std::int64_t()> date;
  /// 64 unpredictable bits.
  std::function<std::uint64_t()> chance;
};

/// A request; its parts live only during the call.
struct Call {
  std::string_view method{};
  std::string_view target{};         ///< `/contest/v1/attempt?contest=autumn`
  std::string_view authorization{};  ///< `Bearer TOKEN`, or empty
  std::string_view content_type{};
  traffic::Address client{};
};

/// An answer in JSON, or a file.
struct Answered {
  int status = 200;
  std::string text{};
  std::string type = "application/json";
  std::string file{};                         ///< the name of the file, if it is one
  std::optional<std::int64_t> retry_after{};  ///< in seconds
};

/// The start of all paths of contests.
inline constexpr std::string_view kContestPath = "/contest/v1/";

/// Returns the hall's answer as it is sent.
Answered answered(const Reply& reply);

/// Whether a request may have a large file for its body.
bool takes_file(const Call& call);

class Hall {
 public:
  struct Outside {
    /// Runs a function on the thread that calls the hall. It is called from another thread.
    std::function<void(std::function<void()>)> post;
    /// Receives lines for the operator, on any thread.
    std::function<void(std::string_view)> log;
    /// Lets a process apart read a file of a client by a task. `found` is called on the thread of
    /// the hall, with what it answers. Empty if the server reads no pictures.
    std::function<void(const traffic::Address& client, std::string task, std::string file,
                       std::function<void(Answered)> found)>
        read_sheets{};
  };

  /// Opens the stores. The time of the server goes on from the date of now by the clock, so that
  /// nothing changes when the date is set. Refuses a date before the last one of the store, and
  /// schools whose time zone is unknown here.
  static Result<std::unique_ptr<Hall>> open(Stores stores, Readers readers, Sources sources);
  /// Waits for the present transaction.
  ~Hall();
  Hall(const Hall&) = delete;
  Hall& operator=(const Hall&) = delete;

  // One thread calls these, the one of `post`.

  /// Begins to answer.
  void begin(Outside outside);
  /// Returns what refuses a request by its header alone; nothing if it may be taken.
  std::optional<Answered> refused(const Call& call) const;
  /// Returns how long a request has to wait before it is taken, in milliseconds; nothing if it is
  /// refused, because its address tries too many codes.
  std::optional<std::int64_t> wait(const Call& call);
  /// Answers a request that was not refused. `reply` is called on the same thread, later.
  void take(const Call& call, std::string body, std::function<void(Answered)> reply);
  /// Notes that the server is alive, and hands in what has ended. Should be called each second.
  void tick();

  /// The time of the server, in milliseconds since 1970.
  std::int64_t now() const { return start_date_ + (sources_.clock() - start_clock_); }

 private:
  struct Item {
    const Route* route = nullptr;
    Ask ask;
    std::string token{};
    bool done = false;  // its act was done before the transaction
    traffic::Address client{};
    std::function<void(Answered)> reply;
    Reply answer{};
    bool found_code = false;
    bool failed = false;  // answered already, with a fault
  };
  struct Batch {
    std::vector<Item> items{};
    bool ticks = false;
  };

  Hall(Stores stores, Readers readers, Sources sources, std::int64_t start_date);
  Result<void> first_sign();
  void flow();
  Result<void> write(Batch& batch);
  void prepare(Item& item);
  Result<void> prepare_act(Item& item);
  void fail(Item& item, const Error& problem);
  Result<void> write_once(Batch& batch, Item*& wrong);
  Result<void> act(Item& item);
  void told(const Result<void>& result);
  void let_read(Item item);
  void take_read(Item item, Answered found);
  void log(std::string_view line) const;

  Sources sources_;
  std::int64_t start_clock_;
  std::int64_t start_date_;
  Outside outside_;
  EntryGate gate_;
  bool warned_ = false;
  Desk desk_;                                            // used by the writer's thread
  std::unique_ptr<keeping::GroupCommit<Batch>> commit_;  // the last member: ends first
};

}  // namespace reckon::contests
