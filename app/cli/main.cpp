// SPDX-License-Identifier: MIT
#include "app/cli/frame/memory.hpp"
#include "app/cli/program.hpp"

int main(int count, char** values) {
  reckon::cli::keep_memory();
  return reckon::cli::program(count, values);
}
