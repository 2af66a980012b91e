// SPDX-License-Identifier: MIT
#include "app/cli/pdf/pdf_document.hpp"

#include <utility>

#include "app/cli/frame/fault.hpp"
#include "app/pdf/pdf.hpp"

namespace reckon::cli {

std::string pdf_document(std::span<const sheet::Drawing> pages, const std::string& title,
                         Language language) {
  auto document = pdf::to_pdf(pages, title, language);
  if (!document) throw Fault(kSystemFault, document.error().message);
  return *std::move(document);
}

}  // namespace reckon::cli
