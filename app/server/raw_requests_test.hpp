// SPDX-License-Identifier: MIT
// Requests that no browser sends, and their refusals.
#pragma once

#include <string>
#include <vector>

namespace reckon::server {

struct RawRequest {
  std::string name;
  std::string bytes;
  int status;
};

inline std::vector<RawRequest> hostile_requests() {
  const std::string post =
      "POST /api/version HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
  const std::string chunked = post + "Transfer-Encoding: chunked\r\n\r\n";
  const auto coded = [&](const std::string& coding) {
    return post + "Transfer-Encoding: " + coding + "\r\n\r\n2\r\n{}\r\n0\r\n\r\n";
  };
  return {
      {"a trailer", chunked + "2\r\n{}\r\n0\r\nX: y\r\n\r\n", 501},
      {"a trailer of 65,536 bytes",
       chunked + "2\r\n{}\r\n0\r\nX: " + std::string(65'536, 'y') + "\r\n\r\n", 501},
      {"a trailer without end", chunked + "2\r\n{}\r\n0\r\n" + std::string(65'536, 'y'), 501},
      {"an extension", chunked + "2;a\r\n{}\r\n0\r\n\r\n", 501},
      {"an extension of the last chunk", chunked + "2\r\n{}\r\n0;a=b\r\n\r\n", 501},
      {"an extension without end", chunked + "2;" + std::string(65'536, 'y'), 501},
      {"zeros before a size", chunked + std::string(65'536, '0') + "2\r\n{}\r\n0\r\n\r\n", 400},
      {"zeros without end", chunked + std::string(65'536, '0'), 400},
      {"no size", chunked + "\r\n{}\r\n0\r\n\r\n", 400},
      {"a size with a sign", chunked + "+2\r\n{}\r\n0\r\n\r\n", 400},
      {"a size of 17 digits", chunked + "10000000000000002\r\n{}\r\n0\r\n\r\n", 400},
      {"gzip, chunked", coded("gzip, chunked"), 501},
      {"xchunked", coded("xchunked"), 501},
      {"chunked, gzip", coded("chunked, gzip"), 501},
      {"chunked, chunked", coded("chunked, chunked"), 501},
      {"chunked twice", post + "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n",
       400},
      {"identity", coded("identity"), 501},
      {"length and coding", post + "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n", 400},
      {"coding and length", post + "Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n", 400},
      {"another coding and length",
       post + "Transfer-Encoding: xchunked\r\nContent-Length: 2\r\n\r\n{}", 400},
      {"HTTP/1.0 with a coding", "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
       400},
      {"two lengths", post + "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}", 400},
      {"a negative length", post + "Content-Length: -2\r\n\r\n{}", 400},
      {"a length with a sign", post + "Content-Length: +2\r\n\r\n{}", 400},
      {"a length that wraps", post + "Content-Length: 18446744073709551618\r\n\r\n{}", 400},
      {"a blank before a colon", post + "Content-Length : 2\r\n\r\n{}", 400},
      {"a bare line feed", "GET / HTTP/1.1\nHost: localhost\n\n", 400},
      {"a NUL in a field", post + std::string("X: \0\r\n\r\n", 8), 400},
      {"no HTTP", "GET /\r\n\r\n", 400},
      {"HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400},
      {"TLS", std::string("\x16\x03\x01\x02\x00\x01\x00\x01\xFC\x03\x03", 11), 400},
  };
}

}  // namespace reckon::server
