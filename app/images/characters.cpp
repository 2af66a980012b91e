// SPDX-License-Identifier: MIT
#include "app/images/characters.hpp"

#include <dlfcn.h>
#include <tesseract/capi.h>

#include <algorithm>
#include <bit>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace reckon::images {

namespace {

// Tesseract brings fifty libraries, which would take half of the time in which the program starts:
// so it is loaded when it is wanted first, by the interface in C, whose names do not change.
struct Tesseract {
  decltype(&TessBaseAPICreate) create = nullptr;
  decltype(&TessBaseAPIDelete) destroy = nullptr;
  decltype(&TessBaseAPISetVariable) set_variable = nullptr;
  decltype(&TessBaseAPIInit2) init = nullptr;
  decltype(&TessBaseAPISetPageSegMode) set_page_mode = nullptr;
  decltype(&TessBaseAPISetImage) set_image = nullptr;
  decltype(&TessBaseAPISetSourceResolution) set_resolution = nullptr;
  decltype(&TessBaseAPIGetUTF8Text) text = nullptr;
  decltype(&TessDeleteText) delete_text = nullptr;
  decltype(&TessBaseAPIMeanTextConf) confidence = nullptr;
};

template <typename Function>
bool find(void* library, const char* name, Function& function) {
  function = std::bit_cast<Function>(dlsym(library, name));  // POSIX promises that it is one
  return function != nullptr;
}

std::optional<Tesseract> load() {
  void* const library = dlopen("libtesseract.so.5", RTLD_NOW | RTLD_LOCAL);
  Tesseract all;
  if (library != nullptr && find(library, "TessBaseAPICreate", all.create) &&
      find(library, "TessBaseAPIDelete", all.destroy) &&
      find(library, "TessBaseAPISetVariable", all.set_variable) &&
      find(library, "TessBaseAPIInit2", all.init) &&
      find(library, "TessBaseAPISetPageSegMode", all.set_page_mode) &&
      find(library, "TessBaseAPISetImage", all.set_image) &&
      find(library, "TessBaseAPISetSourceResolution", all.set_resolution) &&
      find(library, "TessBaseAPIGetUTF8Text", all.text) &&
      find(library, "TessDeleteText", all.delete_text) &&
      find(library, "TessBaseAPIMeanTextConf", all.confidence)) {
    return all;
  }
  return std::nullopt;
}

}  // namespace

class CharacterReader::State {
 public:
  explicit State(const Tesseract& tesseract) : tesseract_(tesseract), api_(tesseract.create()) {}
  ~State() { tesseract_.destroy(api_); }
  State(const State&) = delete;
  State& operator=(const State&) = delete;

  bool begin() {
    // What it cannot do is told by the result; it would write to standard error as well.
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
  static const std::optional<Tesseract> tesseract = load();
  if (!tesseract) return failure("Tesseract is not installed: install libtesseract5");
  auto state = std::make_unique<State>(*tesseract);
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
  // What it would guess, and warn of, otherwise.
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
