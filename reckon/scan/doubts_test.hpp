// SPDX-License-Identifier: MIT
// Doubts as tests compare them.
#pragma once

#include <string>
#include <vector>

#include "reckon/scan/doubt.hpp"

namespace reckon::scan {

inline std::vector<std::string> sentences_of(const std::vector<Doubt>& doubts) {
  std::vector<std::string> sentences;
  for (const Doubt& doubt : doubts) sentences.push_back(sentence_of(doubt));
  return sentences;
}

}  // namespace reckon::scan
