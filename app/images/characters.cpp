#include "app/images/characters.hpp"

#include <tesseract/baseapi.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace reckon::images {

class CharacterReader::State {
 public:
  bool begin() {
    // What it cannot do is told by the result; it would write to standard error as well.
    api_.SetVariable("debug_file", "/dev/null");
    return api_.Init(nullptr, "eng", tesseract::OEM_LSTM_ONLY) == 0;
  }
  tesseract::TessBaseAPI& api() { return api_; }

 private:
  tesseract::TessBaseAPI api_;
};

CharacterReader::CharacterReader(std::unique_ptr<State> state) : state_(std::move(state)) {}
CharacterReader::CharacterReader(CharacterReader&&) noexcept = default;
CharacterReader& CharacterReader::operator=(CharacterReader&&) noexcept = default;
CharacterReader::~CharacterReader() = default;

Result<CharacterReader> CharacterReader::make() {
  auto state = std::make_unique<State>();
  if (!state->begin()) {
    return failure("the English model of Tesseract is not installed: install tesseract-ocr-eng");
  }
  return CharacterReader(std::move(state));
}

char CharacterReader::read(const vision::Grey& darkness, std::string_view alphabet) {
  if (darkness.values().empty()) return 0;
  tesseract::TessBaseAPI& api = state_->api();
  api.SetVariable("tessedit_char_whitelist", std::string(alphabet).c_str());
  api.SetPageSegMode(tesseract::PSM_SINGLE_CHAR);
  std::vector<unsigned char> bright(darkness.values().size());
  std::ranges::transform(darkness.values(), bright.begin(),
                         [](std::uint8_t dark) { return static_cast<unsigned char>(255 - dark); });
  const auto columns = static_cast<int>(darkness.columns());
  api.SetImage(bright.data(), columns, static_cast<int>(darkness.rows()), 1, columns);
  // What it would guess, and warn of, otherwise.
  constexpr int kDotsAnInch = 300;
  api.SetSourceResolution(kDotsAnInch);
  // NOLINTNEXTLINE(*-avoid-c-arrays): that is what it gives.
  const std::unique_ptr<const char[]> text(api.GetUTF8Text());
  constexpr int kLeastConfidence = 30;
  if (text == nullptr || api.MeanTextConf() < kLeastConfidence) return 0;
  std::string_view read = text.get();
  while (!read.empty() && read.back() <= ' ') read.remove_suffix(1);
  return read.size() == 1 && alphabet.contains(read.front()) ? read.front() : '\0';
}

}  // namespace reckon::images
