// SPDX-License-Identifier: MIT
#include "app/cli/program.hpp"

int main(int count, char** values) { return reckon::cli::program(count, values); }
