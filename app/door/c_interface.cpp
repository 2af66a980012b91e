// SPDX-License-Identifier: MIT
// The engine for other languages. It lets no exception out: when memory runs out, the answer says
// so.
#include <atomic>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "app/api/api.hpp"
#include "app/door/reckon.h"
#include "reckon/version.hpp"

struct reckon_engine {
  reckon::api::Engine engine;
  std::string answer;
  int status = RECKON_OK;
  std::atomic<bool> stopped = false;
};

// So that a signal handler may set it.
static_assert(std::atomic<bool>::is_always_lock_free);

int reckon_abi_version(void) { return RECKON_ABI_VERSION; }

const char* reckon_version(void) {
  // It is a literal, so it ends in NUL.
  return reckon::kVersion.data();
}

reckon_engine* reckon_new(void) {
  try {
    return new reckon_engine;
  } catch (const std::bad_alloc&) {
    return nullptr;
  }
}

const char* reckon_ask(reckon_engine* engine, const char* path, const char* body, size_t* size) {
  static constexpr std::string_view kOutOfMemory =
      R"({"error": "out of memory: ask again for less", "code": "fault"})";
  static constexpr std::string_view kNoEngine =
      R"({"error": "there is no engine: make one with reckon_new", "code": "bad_request"})";
  if (engine == nullptr) {
    if (size != nullptr) *size = kNoEngine.size();
    return kNoEngine.data();
  }
  try {
    engine->stopped.store(false, std::memory_order_relaxed);
    std::optional<reckon::api::Response> answered =
        engine->engine.answer(path != nullptr ? path : "", body != nullptr ? body : "{}",
                              reckon::StopFlag(&engine->stopped));
    reckon::api::Response response = answered ? *std::move(answered) : reckon::api::stopped();
    engine->answer = std::move(response.body);
    engine->status = static_cast<int>(response.status);
  } catch (...) {
    engine->status = RECKON_OUT_OF_MEMORY;
    if (size != nullptr) *size = kOutOfMemory.size();
    return kOutOfMemory.data();
  }
  if (size != nullptr) *size = engine->answer.size();
  return engine->answer.c_str();
}

int reckon_status(const reckon_engine* engine) {
  return engine != nullptr ? engine->status : RECKON_BAD_REQUEST;
}

void reckon_stop(reckon_engine* engine) {
  if (engine != nullptr) engine->stopped.store(true, std::memory_order_relaxed);
}

void reckon_free(reckon_engine* engine) { delete engine; }
