// SPDX-License-Identifier: MIT
// Pages as scanners see them, for tests of reckon scan.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "app/images/grey.hpp"
#include "app/images/png.hpp"
#include "app/images/printed_test.hpp"
#include "app/testing/run_program_test.hpp"

namespace reckon::cli {

/// Returns the number of pages for a test: from an environment variable, or the default.
inline std::uint64_t count_of(const char* variable, std::uint64_t usual) {
  const char* const told = std::getenv(variable);
  return told == nullptr ? usual : std::stoull(told);
}

/// Tests that make pictures of pages.
class ScanTest : public FolderTest {
 public:
  // Other installed typefaces would change the printed pages.
  // NOLINTNEXTLINE(concurrency-mt-unsafe): tests have one thread
  ScanTest() { setenv("FONTCONFIG_FILE", RECKON_SOURCE_DIR "/app/testing/fonts.conf", 1); }

 protected:
  // The pages of a sheet, printed at 150 dots an inch, and their content.
  struct Sheet {
    nlohmann::json puzzles;
    std::vector<std::string> pages;
  };
  Sheet sheet(Words words, const std::string& dots = "150",
              const std::string& answers = "none") const {
    words.insert(words.begin(), "sheet");
    words.insert(words.end(), {"--answers", answers, "--json", "-o", file("s.pdf")});
    const Outcome made = run(words);
    EXPECT_EQ(made.status, 0) << made.err;
    for (const std::string& name : files()) {
      if (name.starts_with("page")) std::filesystem::remove(file(name));
    }
    const Outcome drawn =
        run({"-r", dots, "-gray", "-png", file("s.pdf"), file("page")}, {}, "pdftoppm");
    EXPECT_EQ(drawn.status, 0) << drawn.err;
    Sheet sheet{.puzzles = made.json()["puzzles"], .pages = {}};
    for (const std::string& name : files()) {
      if (name.starts_with("page")) sheet.pages.push_back(file(name));
    }
    return sheet;
  }

  // Returns a printed page at 150 dots an inch.
  vision::Grey picture_of(const images::PrintedPage& page) const {
    std::ofstream(file("page.pdf")) << page.pdf();
    const Outcome drawn =
        run({"-r", "150", "-gray", "-png", "-singlefile", file("page.pdf"), file("page")}, {},
            "pdftoppm");
    EXPECT_EQ(drawn.status, 0) << drawn.err;
    return picture_in(file("page.png"));
  }

  static vision::Grey picture_in(const std::string& name) {
    auto reader = images::PngReader::open({std::fopen(name.c_str(), "rb"), &std::fclose});
    return images::grey_of(*reader).value();
  }
  static void write(const vision::Grey& picture, const std::string& name) {
    auto writer = images::PngWriter::make({.rows = picture.rows(), .columns = picture.columns()});
    for (std::size_t r = 0; r < picture.rows(); ++r) {
      EXPECT_TRUE(writer->write(picture.row(r)));
    }
    std::ofstream(name, std::ios::binary) << writer->take_bytes();
  }
};

// Returns the text without blanks at the ends of lines, and with dots for empty places.
inline std::string tokens_of(const std::string& text) {
  std::istringstream stream(text);
  std::string words;
  for (std::string word; stream >> word;) {
    if (word != ".") words += word + ' ';
  }
  return words;
}

}  // namespace reckon::cli
