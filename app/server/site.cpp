// SPDX-License-Identifier: MIT
#include "app/server/site.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <ios>
#include <system_error>
#include <utility>

#include "reckon/text/quote.hpp"

namespace reckon::server {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kNoPage =
    R"(<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>reckon</title>
<h1>reckon</h1>
<p>The page is not built yet. Type <code>make web</code> in the folder of the sources, and start
<code>reckon serve</code> again. The API answers already: <a href="/api/openapi.json">what it can be
asked</a>.</p>
</html>
)";

constexpr auto kMediaTypes = std::to_array<std::pair<std::string_view, std::string_view>>(
    {{".html", "text/html; charset=utf-8"},
     {".js", "text/javascript; charset=utf-8"},
     {".css", "text/css; charset=utf-8"},
     {".wasm", "application/wasm"},
     {".json", "application/json"},
     {".map", "application/json"},
     {".svg", "image/svg+xml"},
     {".ttf", "font/ttf"},
     {".png", "image/png"},
     {".ico", "image/x-icon"},
     {".woff", "font/woff"},
     {".woff2", "font/woff2"},
     {".webmanifest", "application/manifest+json"},
     {".txt", "text/plain; charset=utf-8"}});

// The puzzle of the day for other sites (web/src/embed); everything else is only for the page.
constexpr auto kShared =
    std::to_array<std::string_view>({"/reckon-today.js", "/reckon-today.wasm", "/today.html"});

bool is_hidden(const fs::path& path) { return path.filename().native().starts_with('.'); }

// Returns the bytes of a file; an error if it is unreadable, or has grown.
Result<std::string> content_of(const fs::path& path, std::uintmax_t size) {
  std::string bytes(size, '\0');
  std::ifstream file(path, std::ios::binary);
  if (!file.read(bytes.data(), static_cast<std::streamsize>(size))) {
    return failure(printable_name(path.string()) +
                   ": cannot be read: make it readable, or remove it");
  }
  return bytes;
}

Error cannot_list(const std::string& folder, const std::error_code& problem) {
  return {.message = printable_name(folder) + ": " + problem.message() +
                     ": choose the folder of the built page"};
}

Error too_large(const std::string& folder) {
  return {.message = printable_name(folder) +
                     ": more than 64 MiB or 10,000 files: choose the folder of the built page"};
}

// Leads a visitor who mistyped an address to the page, in both languages.
Response missing_page() {
  return {.status = 404,
          .headers = {{"Content-Type", "text/html; charset=utf-8"}, {"Cache-Control", "no-store"}},
          .text =
              "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
              "<meta name=\"viewport\" content=\"width=device-width\"><title>reckon</title>"
              "</head><body><p>There is no such page: <a href=\"/\">begin here</a>.</p>"
              "<p lang=\"fr\">Cette page n’existe pas : <a href=\"/\">commencez "
              "ici</a>.</p></body></html>\n"};
}

}  // namespace

std::string_view media_type(std::string_view name) {
  for (const auto& [ending, type] : kMediaTypes) {
    if (name.ends_with(ending)) return type;
  }
  return "application/octet-stream";
}

std::string tag_of(std::string_view bytes) {
  // FNV-1a: an attacker gains nothing from a collision between two files of one page.
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (const char byte : bytes) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3U;
  return std::to_string(hash) + "-" + std::to_string(bytes.size());
}

Site::Site() { files_["/index.html"] = {.bytes = std::string(kNoPage), .tag = tag_of(kNoPage)}; }

Result<Site> Site::read(const std::string& folder) {
  Site site;
  site.files_.clear();
  if (Result<void> taken = site.take(folder, "/"); !taken) return std::unexpected(taken.error());
  return site;
}

Result<void> Site::add_documentation(const std::string& folder) { return take(folder, "/docs/"); }

void Site::replace(File& file, std::string bytes) {
  std::string tag = tag_of(bytes);
  file = {.bytes = std::move(bytes), .tag = std::move(tag)};
}

void Site::announce_days() {
  constexpr std::string_view kHead = "<head>";
  File& page = files_.at("/index.html");
  const std::size_t head = page.bytes.find(kHead);
  if (head == std::string::npos) return;
  std::string announcing = page.bytes;
  announcing.insert(head + kHead.size(), R"(<meta name="reckon-days" content="today.json" />)");
  replace(page, std::move(announcing));
  // Browsers keep the page until this file changes.
  if (const auto worker = files_.find("/service-worker.js"); worker != files_.end()) {
    replace(worker->second, worker->second.bytes + "\n// with /today.json\n");
  }
}

Result<void> Site::take(const std::string& folder, const std::string& path) {
  std::error_code problem;
  fs::recursive_directory_iterator entry(folder, problem);
  for (; !problem && entry != fs::recursive_directory_iterator(); entry.increment(problem)) {
    const fs::path& found = entry->path();
    if (is_hidden(found)) {
      entry.disable_recursion_pending();
      continue;
    }
    // The status of a link itself: it is neither a file nor a folder, and not followed.
    const fs::file_status status = entry->symlink_status(problem);
    if (problem || !fs::is_regular_file(status)) continue;
    const std::uintmax_t size = entry->file_size(problem);
    if (problem) break;
    if (size > kMostBytes - bytes_ || files_.size() == kMostFiles) {
      return std::unexpected(too_large(folder));
    }
    bytes_ += size;
    Result<std::string> bytes = content_of(found, size);
    if (!bytes) return std::unexpected(bytes.error());
    std::string tag = tag_of(*bytes);
    files_[path + found.lexically_relative(folder).generic_string()] = {.bytes = std::move(*bytes),
                                                                        .tag = std::move(tag)};
  }
  if (problem) return std::unexpected(cannot_list(folder, problem));
  if (!files_.contains(path + "index.html")) {
    return failure(printable_name(folder) +
                   ": there is no index.html: choose the folder of the built page");
  }
  for (auto& [name, file] : files_) {
    for (const auto& [ending, compressed] :
         {std::pair(".br", &File::brotli), std::pair(".gz", &File::gzip)}) {
      if (auto sibling = files_.extract(name + ending)) {
        file.*compressed = std::move(sibling.mapped().bytes);
      }
    }
  }
  return {};
}

Response Site::respond(const Request& request) const {
  std::string path = decoded_path(request.target);
  if (path.empty()) {
    return plain_text(400, "the address is malformed: a path begins with /, and %XX is two digits");
  }
  if (path.ends_with('/')) path += "index.html";
  const auto found = files_.find(path);
  if (found == files_.end() && files_.contains(path + "/index.html")) {
    Response response{.status = 308};
    response.headers.push_back({"Location", path + "/"});
    return response;
  }
  if (found == files_.end()) return missing_page();
  const File& file = found->second;

  Response response;
  std::string tag = "\"" + file.tag;
  response.file = file.bytes;
  response.shared = std::ranges::find(kShared, path) != kShared.end();
  const bool is_compressed = !file.brotli.empty() || !file.gzip.empty();
  if (!file.brotli.empty() && accepts_encoding(request.accept_encoding, "br")) {
    response.file = file.brotli;
    response.headers.push_back({"Content-Encoding", "br"});
    tag += "-br";
  } else if (!file.gzip.empty() && accepts_encoding(request.accept_encoding, "gzip")) {
    response.file = file.gzip;
    response.headers.push_back({"Content-Encoding", "gzip"});
    tag += "-gz";
  }
  tag += "\"";
  if (names_tag(request.if_none_match, tag)) {
    response.status = 304;
    response.file = "";
    response.headers.clear();
  } else {
    response.headers.push_back({"Content-Type", std::string(media_type(path))});
  }
  response.headers.push_back({"ETag", std::move(tag)});
  // The names in assets/ contain a hash of their content.
  const bool never_changes = path.starts_with("/assets/") || path.starts_with("/contest/assets/");
  response.headers.push_back(
      {"Cache-Control", never_changes ? "public, max-age=31536000, immutable" : "no-cache"});
  if (is_compressed) response.headers.push_back({"Vary", "Accept-Encoding"});
  return response;
}

}  // namespace reckon::server
