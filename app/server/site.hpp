// SPDX-License-Identifier: MIT
// The files of the page and of the documentation, read once and kept in memory.
//
// Only files in the table exist: no spelling of a path can lead out of the folder.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "app/server/http.hpp"
#include "reckon/text/result.hpp"

namespace reckon::server {

class Site {
 public:
  /// Limits on the files in memory.
  static constexpr std::size_t kMostFiles = 10'000;
  static constexpr std::size_t kMostBytes = std::size_t{64} << 20U;

  /// A site whose `/` explains how to build the page.
  Site();

  /// Reads all files in the folder and below, except links and names that begin with a dot. `x.br`
  /// and `x.gz` beside `x` are compressed forms of `x`. Refuses a folder that is missing,
  /// unreadable, without index.html, or larger than the limits.
  static Result<Site> read(const std::string& folder);

  /// Adds the files of the documentation at /docs/; /docs redirects there. Refuses the same folders
  /// as read(); all files together must be within the limits.
  Result<void> add_documentation(const std::string& folder);

  /// Makes the page take the puzzles of days from /today.json instead of making them itself. Pages
  /// that browsers keep for use without a network are renewed.
  void announce_days();

  /// Returns the answer to GET or HEAD of a target: the file, or 304 if the client already has it;
  /// 308 from a folder's path without a slash; 400 or 404. A path with a slash at its end means the
  /// index.html there. The answer points into the site.
  Response respond(const Request& request) const;

 private:
  /// Adds all files of a folder, below a path.
  Result<void> take(const std::string& folder, const std::string& path);

  struct File {
    std::string bytes;
    std::string brotli = {};  // empty if missing
    std::string gzip = {};
    std::string tag;  // without quotes; equal for equal bytes
  };

  // Gives a file other bytes.
  static void replace(File& file, std::string bytes);

  std::map<std::string, File, std::less<>> files_;  // by path: /index.html
  std::size_t bytes_ = 0;
};

/// Returns the media type of a file, by the end of its name.
std::string_view media_type(std::string_view name);

/// Returns an entity tag for bytes, without quotes.
std::string tag_of(std::string_view bytes);

}  // namespace reckon::server
