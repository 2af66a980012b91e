// SPDX-License-Identifier: MIT
// Stated questions in files of JSON, with their pictures beside them.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "app/answers/placed_json.hpp"
#include "app/answers/values.hpp"
#include "reckon/kinds/stated.hpp"
#include "reckon/text/result.hpp"

namespace reckon::cli {

/// Returns the bytes of a file that a question or a plan names.
using ReadNamed = std::function<Result<std::string>(const std::string& name)>;
/// Returns the bytes of files beside a file, whose names have neither a root nor `..`. A file of
/// more than 16 MiB is refused, as is one that cannot be read.
ReadNamed named_beside(const std::string& file);

/// Makes the picture of a question from the bytes of a PNG file. Refuses what kinds::read_png()
/// does, and what cannot be decoded where the program can decode pictures, unless it is kept.
Result<kinds::QuestionPicture> picture_of(std::string_view png, kinds::Translated text,
                                          bool kept = false);

/// Reads parts of JSON documents, and collects all that is wrong, by place.
class StatedReader {
 public:
  /// `read` returns the pictures that questions name. Both must outlive the reader. Kept questions
  /// were checked before, perhaps by a version that checked other things.
  StatedReader(const ReadNamed& read, std::vector<Error>& faults, bool kept = false)
      : read_(read), faults_(faults), kept_(kept) {}

  /// Reads `{"id": "coins", "text": {"en": "…", "fr": "…"}, "choice": …}`. A picture is
  /// `"picture": "coins.png"`, or its bytes as `"png": "…"` in base64, with `"picture_text"`.
  /// Refuses what kinds::check() does, unless it is kept.
  kinds::StatedPuzzle question(const answers::PlacedJson& value);
  /// Reads `{"en": "…", "fr": "…"}`: a text in each language, which papers can show.
  kinds::Translated translated(const answers::PlacedJson& value);

  void fail(const answers::PlacedJson& at, std::string message);

 private:
  kinds::ChoiceAnswer choice(const answers::PlacedJson& value);
  kinds::TextAnswer texts(const answers::PlacedJson& value);
  void picture(const answers::PlacedJson& value, kinds::StatedPuzzle& question);

  const ReadNamed& read_;
  std::vector<Error>& faults_;
  bool kept_;
};

/// Reads one question, with its first fault.
Result<kinds::StatedPuzzle> read_stated(std::string_view text, const ReadNamed& read);
/// Returns a question as to_json() wrote it, perhaps in an earlier version.
Result<kinds::StatedPuzzle> read_kept(std::string_view text);
/// Returns the question of a file. A Fault names what is wrong.
kinds::StatedPuzzle stated_of_file(const std::string& file);

/// Returns texts in JSON, by language.
answers::Json json_of(const kinds::Translated& texts);
/// Returns a question in JSON, which StatedReader reads, with its picture or without.
answers::Json json_of(const kinds::StatedPuzzle& question, bool with_picture = true);
/// Returns the JSON of a question, which read_stated reads, in one line.
std::string to_json(const kinds::StatedPuzzle& question);

}  // namespace reckon::cli
