// What the page calls: text goes in and out through memory that it sees.
//
//     page                         module
//     input(n) ------------------> room for n bytes; the page writes the path and the body there
//     answer(path size) ---------> status
//     output(), output_size() ---> the JSON of the answer, until the next call
#include <cstddef>
#include <string>
#include <string_view>

#include "app/api/api.hpp"

#define RECKON_EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace {

struct Exchange {
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
      reckon::api::answer(in.substr(0, path_size), in.substr(path_size));
  exchange().out = std::move(response.body);
  return static_cast<int>(response.status);
}

const char* reckon_output() { return exchange().out.data(); }

std::size_t reckon_output_size() { return exchange().out.size(); }
