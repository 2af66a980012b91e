// SPDX-License-Identifier: MIT
#include "app/cli/contest/contest_hall.hpp"

#include <chrono>
#include <utility>

#include "app/cli/contest/contest_files.hpp"
#include "app/cli/contest/cut_outs.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/output.hpp"

namespace reckon::cli {

namespace {

template <typename Clock>
std::int64_t milliseconds_of() {
  using std::chrono::milliseconds;
  return std::chrono::duration_cast<milliseconds>(Clock::now().time_since_epoch()).count();
}

}  // namespace

std::unique_ptr<contests::Hall> open_hall(const std::string& store,
                                          const std::optional<std::string>& persons) {
  const ContestFiles files{.store = store, .argument = {}, .persons = persons, .contest = {}};
  contests::Stores stores;
  stores.contests = open_store(files, store::OpenMode::change);
  stores.writing = value_of(store::open_writing(store, system_chance));
  stores.day = value_of(store::open_day(store));
  stores.persons = open_person_file(files, store::OpenMode::change);
  stores.pictures = cut_outs_to_forget(files);
  return value_of(contests::Hall::open(std::move(stores), contest_readers(),
                                       {.clock = &milliseconds_of<std::chrono::steady_clock>,
                                        .date = &milliseconds_of<std::chrono::system_clock>,
                                        .chance = &system_chance}));
}

}  // namespace reckon::cli
