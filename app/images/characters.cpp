// SPDX-License-Identifier: MIT
#include "app/images/characters.hpp"

#include <tesseract/capi.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "app/dynamic/library.hpp"

namespace reckon::images {

namespace {

// Tesseract brings fifty libraries, which would take half of the program's starting time. So it is
// loaded on first use, through its C interface, whose names are stable.
dynamic::Library load_tesseract() {
  // It reads one character at a time, and its OpenMP threads would wait for each other longer than
  // they calculate. OpenMP reads this variable when it is loaded.
  // NOLINTNEXTLINE(concurrency-mt-unsafe): processes that read pictures have one thread
  setenv("OMP_THREAD_LIMIT", "1", 1);
  return dynamic::Library("libtesseract.so.5");
}

struct Tesseract {
  dynamic::Library library = load_tesseract();
  decltype(&TessBaseAPICreate) create = library["TessBaseAPICreate"];
  decltype(&TessBaseAPIDelete) destroy = library["TessBaseAPIDelete"];
  decltype(&TessBaseAPISetVariable) set_variable = library["TessBaseAPISetVariable"];
  decltype(&TessBaseAPIInit2) init = library["TessBaseAPIInit2"];
  decltype(&TessBaseAPISetPageSegMode) set_page_mode = library["TessBaseAPISetPageSegMode"];
  decltype(&TessBaseAPISetImage) set_image = library["TessBaseAPISetImage"];
  decltype(&TessBaseAPISetSourceResolution) set_resolution =
      library["TessBaseAPISetSourceResolution"];
  decltype(&TessBaseAPIGetUTF8Text) text = library["TessBaseAPIGetUTF8Text"];
  decltype(&TessDeleteText) delete_text = library["TessDeleteText"];
  decltype(&TessBaseAPIMeanTextConf) confidence = library["TessBaseAPIMeanTextConf"];
};

}  // namespace

class CharacterReader::State {
 public:
  explicit State(const Tesseract& tesseract) : tesseract_(tesseract), api_(tesseract.create()) {}
  ~State() { tesseract_.destroy(api_); }
  State(const State&) = delete;
  State& operator=(const State&) = delete;

  bool begin() {
    // The result reports failures; without this, it would also write to standard error.
    tesseract_.set_variable(api_, "debug_file", "/dev/null");
    return tesseract_.init(api_, nullptr, "eng", tesseract::OEM_LSTM_ONLY) == 0;
  }
  const Tesseract& tesseract() const { return tesseract_; }
  TessBaseAPI* api() { return api_; }

 private:
  const Tesseract& tesseract_;
  TessBaseAPI* api_;
};

CharacterReader::CharacterReader(std::unique_ptr<State> state) : state_(std::move(state)) {}
CharacterReader::CharacterReader(CharacterReader&&) noexcept = default;
CharacterReader& CharacterReader::operator=(CharacterReader&&) noexcept = default;
CharacterReader::~CharacterReader() = default;

Result<CharacterReader> CharacterReader::make() {
  static const Tesseract tesseract;
  if (!tesseract.library.is_whole()) {
    return failure("Tesseract is not installed: install libtesseract5");
  }
  auto state = std::make_unique<State>(tesseract);
  if (!state->begin()) {
    return failure("the English model of Tesseract is not installed: install tesseract-ocr-eng");
  }
  return CharacterReader(std::move(state));
}

char CharacterReader::read(const vision::Grey& darkness, std::string_view alphabet) {
  if (darkness.values().empty()) return 0;
  const Tesseract& tesseract = state_->tesseract();
  TessBaseAPI* const api = state_->api();
  tesseract.set_variable(api, "tessedit_char_whitelist", std::string(alphabet).c_str());
  tesseract.set_page_mode(api, tesseract::PSM_SINGLE_CHAR);
  std::vector<unsigned char> bright(darkness.values().size());
  std::ranges::transform(darkness.values(), bright.begin(),
                         [](std::uint8_t dark) { return static_cast<unsigned char>(255 - dark); });
  const auto columns = static_cast<int>(darkness.columns());
  tesseract.set_image(api, bright.data(), columns, static_cast<int>(darkness.rows()), 1, columns);
  // Without it, Tesseract would guess a resolution, and warn about it.
  constexpr int kDotsAnInch = 300;
  tesseract.set_resolution(api, kDotsAnInch);
  const std::unique_ptr<const char, decltype(&TessDeleteText)> text(tesseract.text(api),
                                                                    tesseract.delete_text);
  constexpr int kLeastConfidence = 30;
  if (text == nullptr || tesseract.confidence(api) < kLeastConfidence) return 0;
  std::string_view read = text.get();
  while (!read.empty() && read.back() <= ' ') read.remove_suffix(1);
  return read.size() == 1 && alphabet.contains(read.front()) ? read.front() : '\0';
}

}  // namespace reckon::images
