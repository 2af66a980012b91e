#include "app/json/scans.hpp"

namespace reckon::json {

Json json_of_found(const scan::Found& found) {
  Json document{{"kind", found.hand ? "hand" : "grid"},
                {"certain", found.certain},
                {"text", found.text},
                {"doubts", found.doubts}};
  if (!found.code.empty()) document["code"] = found.code;
  return document;
}

}  // namespace reckon::json
