#include "bench/rooms/web_socket.hpp"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>

namespace reckon::bench {

WebSocket::WebSocket(std::uint16_t port) : file_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const int on = 1;
  setsockopt(file_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  const std::string request =
      "GET /api/v1/rooms HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
      "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): sockets want it so
  bool good = connect(file_, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0 &&
              ::send(file_, request.data(), request.size(), MSG_NOSIGNAL) > 0;
  std::array<char, 1024> buffer{};
  while (good && received_.find("\r\n\r\n") == std::string::npos) {
    const ssize_t count = recv(file_, buffer.data(), buffer.size(), 0);
    good = count > 0;
    if (good) received_.append(buffer.data(), static_cast<std::size_t>(count));
  }
  if (!good || !received_.starts_with("HTTP/1.1 101")) {
    std::fprintf(stderr, "rooms_load: no WebSocket: %s\n", received_.c_str());
    std::exit(3);
  }
  received_.erase(0, received_.find("\r\n\r\n") + 4);
  fcntl(file_, F_SETFL, fcntl(file_, F_GETFL) | O_NONBLOCK);
}

WebSocket::~WebSocket() { close(file_); }

bool WebSocket::receive(const std::function<void(std::string_view)>& visit) {
  std::array<char, 1U << 16U> buffer{};
  bool open = true;
  while (true) {
    const ssize_t count = recv(file_, buffer.data(), buffer.size(), 0);
    if (count <= 0) {
      open = count < 0 && errno == EAGAIN;
      break;
    }
    received_.append(buffer.data(), static_cast<std::size_t>(count));
    if (static_cast<std::size_t>(count) < buffer.size()) break;
  }
  std::size_t begin = 0;
  while (received_.size() - begin >= 2) {
    const auto byte = [&](std::size_t i) -> std::size_t {
      return static_cast<unsigned char>(received_[begin + i]);
    };
    const std::size_t kind = byte(0) & 15U;
    std::size_t size = byte(1);
    std::size_t head = 2;
    if (size == 126) {
      head = 4;
      if (received_.size() - begin < head) break;
      size = byte(2) << 8U | byte(3);
    }
    if (received_.size() - begin < head + size) break;
    const std::string_view payload(&received_[begin + head], size);
    if (kind == 1) visit(payload);
    if (kind == 9) send_frame(10, payload);
    if (kind == 8) open = false;
    begin += head + size;
  }
  received_.erase(0, begin);
  return open;
}

// With a mask of zeros, which changes nothing.
bool WebSocket::send_frame(unsigned kind, std::string_view text) const {
  std::string frame(1, static_cast<char>(0x80U | kind));
  if (text.size() < 126) {
    frame += static_cast<char>(0x80U | text.size());
  } else {
    frame += static_cast<char>(0x80U | 126U);
    frame += static_cast<char>(text.size() >> 8U);
    frame += static_cast<char>(text.size() & 255U);
  }
  frame.append(4, '\0').append(text);
  return ::send(file_, frame.data(), frame.size(), MSG_NOSIGNAL) ==
         static_cast<ssize_t>(frame.size());
}

}  // namespace reckon::bench
