// SPDX-License-Identifier: MIT
// Which questions there are.
#include <array>

#include "app/api/questions.hpp"
#include "app/api/request.hpp"
#include "reckon/version.hpp"

namespace reckon::api {

namespace {

answers::Json version(Request& request) {
  request.complete();
  return {{"version", kVersion}};
}

constexpr std::array kOwnQuestions = {Question{.path = "version",
                                               .summary = "The version",
                                               .example = "{}",
                                               .schema = "version",
                                               .answer = version}};

std::span<const Question> own_questions() { return kOwnQuestions; }

constexpr std::array<Table, 7> kTables = {own_questions,
                                          on_krypto::questions,
                                          on_census::questions,
                                          on_calcrostics::questions,
                                          on_alphametics::questions,
                                          on_sheets::questions,
                                          on_days::questions};

}  // namespace

std::span<const Table> tables() { return kTables; }

}  // namespace reckon::api
