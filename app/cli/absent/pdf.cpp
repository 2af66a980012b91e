// SPDX-License-Identifier: MIT
// Stands in for the room that writes PDF.
#include "app/pdf/pdf.hpp"
#include "app/cli/frame/features.hpp"

namespace reckon::pdf {

Result<std::string> to_pdf(std::span<const sheet::Drawing>, const std::string&) {
  throw cli::without("pdf");
}

}  // namespace reckon::pdf
