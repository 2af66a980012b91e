// SPDX-License-Identifier: MIT
// The files of the page and of the documentation, read once and kept in memory.
//
// What is not in the table is not there: however a path is spelled, it cannot lead out of the
// folder.
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
  /// Bounds on what is kept in memory.
  static constexpr std::size_t kMostFiles = 10'000;
  static constexpr std::size_t kMostBytes = std::size_t{64} << 20U;

  /// A site whose `/` says how to build the page.
  Site();

  /// All files in the folder and those below, but none whose name begins with a dot, and no links.
  /// `x.br` and `x.gz` beside `x` are `x`, compressed. Refuses what is not a folder, has no
  /// index.html, cannot be read, or is larger than the bounds.
  static Result<Site> read(const std::string& folder);

  /// Adds the files of the documentation, which then is at /docs/; /docs leads there. Refuses what
  /// read() refuses, all files together being within the bounds.
  Result<void> add_documentation(const std::string& folder);

  /// The answer to GET or HEAD of a target: the file, with 304 instead where the client has it
  /// already; 308 to the folder of a path without a slash; 400 or 404. A path that ends in a slash
  /// is that of the index.html there. The answer points into the site.
  Response respond(const Request& request) const;

 private:
  /// All files of a folder, below a path.
  Result<void> take(const std::string& folder, const std::string& path);

  struct File {
    std::string bytes;
    std::string brotli = {};  // empty if there is none
    std::string gzip = {};
    std::string tag;  // without quotes: the same bytes have the same
  };

  std::map<std::string, File, std::less<>> files_;  // by path: /index.html
  std::size_t bytes_ = 0;
};

/// The media type of a file, by the end of its name.
std::string_view media_type(std::string_view name);

/// An entity tag, without quotes, for bytes.
std::string tag_of(std::string_view bytes);

}  // namespace reckon::server
