// SPDX-License-Identifier: MIT
// Systems of equations, written to files with an index of what is known of them.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/frame/output.hpp"
#include "reckon/algebra/polynomial.hpp"
#include "reckon/algebra/system_text.hpp"

namespace reckon::cli {

/// A number of systems over the same unknowns. The functions are called on several threads at a
/// time.
struct ExportedSystems {
  std::size_t count = 0;
  std::vector<std::string> unknowns;
  std::function<std::vector<algebra::Polynomial>(const algebra::Ring& ring, std::size_t i)>
      equations;
  std::function<Json(std::size_t i)> answer;
};

/// Where to write, and how.
struct ExportTarget {
  std::string folder;
  algebra::SystemFormatName format;
  std::uint64_t batch = 1;  ///< systems a file, at least one
  unsigned threads = 1;
};

struct ExportedFiles {
  std::size_t files = 0;
  std::string index;
};

/// Makes a folder if it is not there; that it cannot be made is a Fault.
void make_folder(const std::string& folder);

/// Writes the files with a progress bar; of more than 10,000 as many to a folder below. The index
/// begins with the keys of `question` and is written last: where it is, everything is.
ExportedFiles write_systems(const ExportedSystems& systems, const ExportTarget& target,
                            const Json& question);

}  // namespace reckon::cli
