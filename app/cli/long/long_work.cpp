// SPDX-License-Identifier: MIT
#include "app/cli/long/long_work.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <functional>
#include <string_view>
#include <thread>
#include <utility>

#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/output.hpp"
#include "app/cli/frame/threads.hpp"
#include "app/cli/frame/words.hpp"
#include "app/cli/long/ranks.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/version.hpp"
#include "reckon/work/each_piece.hpp"
#include "reckon/work/ranks.hpp"

namespace reckon::cli {

namespace {

// Returns the arguments that define the work, without those about how and where it runs.
std::vector<std::string> words_of_work(const std::vector<std::string>& words) {
  constexpr std::array<std::string_view, 3> kWithValue = {"--threads", "--pieces", "--shard"};
  std::vector<std::string> rest;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string_view word = words[i];
    const std::string_view name = word.substr(0, word.find('='));
    if (word == "--resume") continue;
    if (std::ranges::find(kWithValue, name) == kWithValue.end()) {
      rest.push_back(words[i]);
    } else if (name == word) {
      ++i;
    }
  }
  return rest;
}

}  // namespace

void add_long_work(const Command& command, LongWorkOptions& options) {
  add_threads(command, options.threads);
  const Option pieces =
      command
          .add_option("--pieces", options.pieces,
                      "Save finished pieces of the run in a folder, for --resume and merge")
          .type_name("DIR");
  command.add_flag("--resume", options.resume, "Continue with the pieces saved in --pieces")
      .needs(pieces);
  command
      .add_option("--shard", options.shard,
                  "Do shard I of N, from 0/N; `reckon merge DIR` combines them")
      .type_name("I/N")
      .needs(pieces);
}

Results::Results(work::Pieces pieces, const std::vector<work::Work>& works)
    : pieces_(std::move(pieces)), first_{0} {
  for (const work::Work& work : works) first_.push_back(first_.back() + work.pieces);
}

std::string Results::read(std::size_t work, std::uint64_t piece) const {
  return value_of(pieces_.read(first_[work] + piece));
}

LongRun::LongRun(const Command& command, const LongWorkOptions& options)
    : command_(command),
      options_(options),
      threads_(ranks() != nullptr && !options.threads ? 1 : threads_of(options.threads)) {
  if (options.pieces && options.pieces->empty()) {
    throw Fault(kBadInput, "--pieces: has no name: give that of a folder");
  }
  if (options.shard) {
    shard_ = work::shard_named(*options.shard);
    if (!shard_) {
      throw Fault(
          kBadInput,
          fmt::format("--shard: {} is not a part: write 0/8 for the first of eight, 7/8 for "
                      "the last",
                      quote(*options.shard)));
    }
  }
  if (ranks() != nullptr && !options.pieces) {
    throw Fault(kBadInput,
                "mpirun: processes need a folder that all of them see: give it with --pieces");
  }
}

bool LongRun::answers() const { return !shard_ && (ranks() == nullptr || ranks()->rank() == 0); }

work::Label LongRun::label_of(const work::Work& work) const {
  return {.parameters = fmt::format("reckon {} {}", kVersion, work.parameters),
          .pieces = work.pieces,
          .command = line_of_words(words_of_work(command_.words()))};
}

std::optional<Results> LongRun::run(const std::vector<work::Work>& works) const {
  const work::Work all = work::joined(works);
  if (!options_.pieces) {
    work::Pieces pieces = value_of(work::Pieces::nameless(all.pieces));
    do_pieces(all, pieces);
    return Results(std::move(pieces), works);
  }
  const bool follows = ranks() != nullptr && ranks()->rank() > 0;
  work::Pieces pieces = value_of(follows ? work::Pieces::for_adding(*options_.pieces, label_of(all))
                                         : work::Pieces::open(*options_.pieces, label_of(all)));
  do_pieces(all, pieces);
  value_of(pieces.close());
  if (!answers()) return std::nullopt;
  // Other processes have reported all their pieces, but a file system may show them late.
  constexpr std::chrono::seconds kPatience(90);
  const auto start = std::chrono::steady_clock::now();
  while (!pieces.missing().empty()) {
    value_of(pieces.look_again());
    if (pieces.missing().empty()) break;
    if (std::chrono::steady_clock::now() - start > kPatience) {
      throw Fault(
          kSystemFault,
          fmt::format("{}: pieces of other processes do not appear here: name a folder that "
                      "all of them see, and go on with --resume",
                      printable_name(*options_.pieces)));
    }
    std::this_thread::sleep_for(std::chrono::seconds(1));
  }
  return Results(std::move(pieces), works);
}

// Adds the missing pieces that fall to this process.
void LongRun::do_pieces(const work::Work& work, work::Pieces& pieces) const {
  work::Channel* others = ranks();
  const auto take = [&](std::uint64_t piece, const std::string& result) {
    value_of(pieces.add(piece, result));
  };
  if (others != nullptr && others->rank() > 0) {
    if (work.prepare) {
      value_of(pieces.look_again());
      if (!pieces.missing().empty()) work.prepare();
    }
    Progress silent(Answers::at_the_end);
    work::follow(*others, threads_,
                 {.make = work.make, .take = take, .wait = [&] { silent.look(0, 0); }},
                 [&] { value_of(pieces.close()); });
    return;
  }
  std::uint64_t total = 0;
  std::vector<std::uint64_t> missing;
  for (std::uint64_t piece = 0; piece < work.pieces; ++piece) {
    if (shard_ && !shard_->has(piece)) continue;
    ++total;
    if (!pieces.has(piece)) missing.push_back(piece);
  }
  std::uint64_t done = total - missing.size();
  if (done > 0 && !options_.resume) {
    throw Fault(kBadInput,
                fmt::format("{}: {} of {} pieces are there already: go on with --resume, "
                            "or name another folder",
                            printable_name(*options_.pieces), done, total));
  }
  if (pieces.damaged() > 0) {
    note(fmt::format(
        "{}: {} damaged, done again", printable_name(*options_.pieces),
        pieces.damaged() == 1 ? "1 piece is" : fmt::format("{} pieces are", pieces.damaged())));
  }
  if (done > 0 && done < total) {
    note(fmt::format("{}: going on, {} of {} pieces are done", printable_name(*options_.pieces),
                     done, total));
  }
  if (work.prepare && !missing.empty()) work.prepare();
  {
    Progress progress(done, total, options_.pieces.has_value());
    const work::Job job{.make = work.make,
                        .take =
                            [&](std::uint64_t piece, const std::string& result) {
                              take(piece, result);
                              ++done;
                            },
                        .wait = [&] { progress.look(done, total); }};
    if (others != nullptr) {
      work::lead(*others, missing, threads_, job, [&](std::uint64_t) { ++done; });
    } else {
      work::each_piece(missing, threads_, job);
    }
  }
  if (shard_) {
    note(
        fmt::format("{}: all {} pieces of shard {} are there; 'reckon merge {}' answers when those "
                    "of the others are",
                    printable_name(*options_.pieces), total, *options_.shard,
                    printable_name(*options_.pieces)));
  }
}

}  // namespace reckon::cli
