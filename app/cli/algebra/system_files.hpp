// SPDX-License-Identifier: MIT
// Writes systems of equations to files, with an index of their results.
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

/// Several systems over the same unknowns. The functions are called on several threads at a time.
struct ExportedSystems {
  std::size_t count = 0;
  std::vector<std::string> unknowns;
  std::function<std::vector<algebra::Polynomial>(const algebra::Ring& ring, std::size_t i)>
      equations;
  std::function<Json(std::size_t i)> answer;
};

/// The place and format of the output.
struct ExportTarget {
  std::string folder;
  algebra::SystemFormatName format;
  std::uint64_t batch = 1;  ///< systems in each file, at least one
  unsigned threads = 1;
};

struct ExportedFiles {
  std::size_t files = 0;
  std::string index;
};

/// Creates a folder if it is missing; a failure is a Fault.
void make_folder(const std::string& folder);

/// Writes the files with a progress bar; more than 10,000 are split over subfolders. The index
/// begins with the keys of `question` and is written last: if it exists, all files do.
ExportedFiles write_systems(const ExportedSystems& systems, const ExportTarget& target,
                            const Json& question);

}  // namespace reckon::cli
