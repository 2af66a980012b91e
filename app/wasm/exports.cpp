// SPDX-License-Identifier: MIT
// The functions that the page calls: text passes in and out through memory that the page can
// access.
//
//     page                         module
//     input(n) ------------------> room for n bytes; the page writes the path and the body there
//     answer(path size) ---------> status
//     output(), output_size() ---> the JSON of the answer, until the next call
//
// Before the first call the page calls _initialize(). The module imports fd_close, fd_seek and
// fd_write of wasi_snapshot_preview1, with which the C library would write to files; it never calls
// them. When memory runs out it traps, and a new instance is needed.
#include <cstddef>
#include <string>
#include <string_view>

#include "app/api/api.hpp"

#define RECKON_EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace {

struct Exchange {
  reckon::api::Engine engine;
  std::string in;
  std::string out;
};

Exchange& exchange() {
  static Exchange the_one;
  return the_one;
}

}  // namespace

RECKON_EXPORT(input) char* reckon_input(std::size_t size);
RECKON_EXPORT(answer) int reckon_answer(std::size_t path_size);
RECKON_EXPORT(output) const char* reckon_output();
RECKON_EXPORT(output_size) std::size_t reckon_output_size();

char* reckon_input(std::size_t size) {
  exchange().in.resize(size);
  return exchange().in.data();
}

int reckon_answer(std::size_t path_size) {
  const std::string_view in = exchange().in;
  reckon::api::Response response =
      exchange().engine.answer(in.substr(0, path_size), in.substr(path_size));
  exchange().out = std::move(response.body);
  return static_cast<int>(response.status);
}

const char* reckon_output() { return exchange().out.data(); }

std::size_t reckon_output_size() { return exchange().out.size(); }
