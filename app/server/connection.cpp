// SPDX-License-Identifier: MIT
// One of three files that include Boost.Asio, since it costs each many seconds to compile.
#include "app/server/connection.hpp"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <chrono>
#include <exception>
#include <new>
#include <optional>
#include <tuple>
#include <utility>
#include <variant>

#include "app/server/log_line.hpp"
#include "app/server/request_parser.hpp"
#include "app/traffic/forwarded.hpp"

namespace reckon::server {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using asio::ip::tcp;
using boost::system::error_code;
using Clock = std::chrono::steady_clock;

constexpr std::size_t kReadAtOnce = 4096;
constexpr std::size_t kReadOfBodyAtOnce = 65'536;
constexpr std::string_view kContinue = "HTTP/1.1 100 Continue\r\n\r\n";
// The time between two checks whether a waiting client is still connected.
constexpr std::chrono::milliseconds kBetweenLooks(20);

// Stores the error of an operation instead of throwing it.
auto into(error_code& problem) { return asio::redirect_error(asio::use_awaitable, problem); }

Response busy(std::string_view why) {
  Response response = json_error(503, std::string(why) + ": try again in a second");
  response.headers.push_back({"Retry-After", "1"});
  return response;
}

// Whether a WebSocket may begin with this key: 16 bytes in Base64.
bool is_key(std::string_view key) {
  constexpr std::size_t kLength = 24;
  constexpr std::string_view kBase64 =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  return key.size() == kLength && key.ends_with("==") &&
         key.substr(0, kLength - 2).find_first_not_of(kBase64) == std::string_view::npos;
}

// Returns the target in the bytes of a request, as far as they have arrived.
std::string_view target_begun(std::string_view bytes) {
  bytes.remove_prefix(std::min(bytes.find(' ') + 1, bytes.size()));
  return bytes.substr(0, bytes.find(' '));
}

// Whether the other side has closed, even if earlier data is still unread.
bool has_hung_up(int socket) {
  pollfd file{.fd = socket, .events = POLLRDHUP, .revents = 0};
  return poll(&file, 1, 0) > 0 && (file.revents & (POLLRDHUP | POLLHUP | POLLERR)) != 0;
}

traffic::Address address_of(const tcp::socket& socket, std::string& text) {
  error_code problem;
  text = socket.remote_endpoint(problem).address().to_string(problem);
  return traffic::Address::parse(text).value_or(traffic::Address());
}

Response response_in_json(contests::Answered answer) {
  Response response{
      .status = answer.status,
      .headers = {{"Content-Type", std::move(answer.type)}, {"Cache-Control", "no-store"}},
      .text = std::move(answer.text)};
  if (!answer.file.empty()) {
    response.headers.push_back(
        {"Content-Disposition", "attachment; filename=\"" + answer.file + "\""});
  }
  if (answer.retry_after) {
    response.headers.push_back({"Retry-After", std::to_string(*answer.retry_after)});
  }
  return response;
}

// The answer of a worker. Both sides own it, since either may end before the other.
struct Asked {
  std::string path;
  std::string body;
  Response response{};
  bool is_answered = false;               // only for the thread of the connections
  asio::steady_timer* waiting = nullptr;  // the waiting coroutine on that thread, if it still waits
};

// Runs on a worker. Empty if the work was stopped.
template <typename Answer>
std::optional<Response> guarded(const Answer& answer) {
  try {
    return answer();
  } catch (const std::bad_alloc&) {
    return json_error(500, "out of memory: ask for fewer answers");
  } catch (const std::exception& fault) {
    return json_error(500, std::string("internal fault: ") + fault.what() + ": please report it");
  }
}

class Talk final : public Connection {
 public:
  Talk(asio::io_context& io, Serving& serving, tcp::socket socket)
      : io_(io), serving_(serving), stream_(std::move(socket)) {
    peer_ = address_of(stream_.socket(), peer_text_);
    client_ = peer_;
    is_proxy_ = serving_.settings.proxies.contain(peer_text_);
    serving_.connections.insert(this);
  }
  // Also runs when the coroutine ends early because memory runs out.
  ~Talk() override {
    serving_.connections.erase(this);
    for (Seats* seats : {&serving_.seats, &serving_.proxy_seats, &serving_.picture_seats}) {
      seats->leave(this);
    }
    serving_.on_end();
  }
  Talk(const Talk&) = delete;
  Talk& operator=(const Talk&) = delete;

  bool is_idle() const override { return idle_; }
  void close() override {
    closed_ = true;
    stream_.close();
  }

  // Answers the requests, one after the other.
  asio::awaitable<void> converse();

 private:
  // The result of reading a request.
  struct Read {
    bool is_gone = false;  // the client has left
    std::optional<RequestFault> fault{};
  };

  bool find_place();
  bool seat_client();
  void unseat_client();
  bool is_beyond_refusals() const;
  asio::awaitable<bool> answer_next(Limits::Time patience);
  asio::awaitable<bool> begin_request(Limits::Time patience);
  asio::awaitable<Read> read_request();
  asio::awaitable<Read> read_body();
  asio::awaitable<bool> read_more(std::size_t most);
  Routed route();
  bool takes_picture() const;
  bool admit_picture();
  contests::Call contest_call() const;
  asio::awaitable<bool> respond();
  asio::awaitable<bool> ask_contests();
  asio::awaitable<bool> await_answer(Asked* asked, asio::steady_timer* timer);
  template <typename Tool, typename Answer>
  asio::awaitable<bool> ask(Workers<Tool>* workers, std::string path, Answer answer,
                            std::string body);
  void upgrade();
  void hand_over();
  asio::awaitable<bool> send(bool more);
  asio::awaitable<void> see_off();
  void log() const;
  bool operates() const;
  std::string address_of_client() const {
    return client_ == peer_ ? peer_text_ : client_.to_text();
  }

  const Limits& limits() const { return serving_.settings.limits; }

  asio::io_context& io_;
  Serving& serving_;
  beast::tcp_stream stream_;
  std::string peer_text_;
  traffic::Address peer_;
  traffic::Address client_;  // the sender of the request; behind a proxy, not the peer
  bool is_proxy_ = false;
  bool closed_ = false;
  bool idle_ = false;   // no request has begun
  std::string buffer_;  // bytes read but not yet parsed
  std::optional<RequestParser> request_;
  Routed routed_;
  Response response_;
  bool upgraded_ = false;    // the connection goes to the rooms after this request
  Clock::time_point begin_;  // start of the request
};

asio::awaitable<void> Talk::converse() {
  error_code problem;
  std::ignore = stream_.socket().set_option(tcp::no_delay(true), problem);
  if (find_place()) {
    bool more = co_await answer_next(limits().header);
    while (more) more = co_await answer_next(limits().idle);
  } else {
    serving_.metrics->count(Count::refused_connections, is_beyond_refusals() ? "closed" : "full");
    if (is_beyond_refusals()) co_return;
    request_.emplace(limits().header_bytes);
    response_ = busy("too many connections are open");
    co_await send(false);
  }
  if (upgraded_) co_return hand_over();
  co_await see_off();
}

// Whether a place is free for this connection. A proxy has separate places until it brings a
// request, since all its clients come from one address.
bool Talk::find_place() {
  return (is_proxy_ ? serving_.proxy_seats : serving_.seats).take(this, peer_);
}

// Whether a place is free for the client of a proxy's request.
bool Talk::seat_client() {
  if (!is_proxy_) return true;
  if (!serving_.seats.take(this, client_)) return false;
  serving_.proxy_seats.leave(this);
  return true;
}

// Gives the connection back to the proxy.
void Talk::unseat_client() {
  if (!is_proxy_ || upgraded_) return;
  serving_.seats.leave(this);
  serving_.proxy_seats.leave(this);
  if (!closed_ && !serving_.proxy_seats.take(this, peer_)) close();
}

bool Talk::is_beyond_refusals() const {
  const std::size_t proxied = serving_.settings.proxies.empty() ? 0 : limits().proxied;
  return serving_.connections.size() > limits().connections + proxied + limits().refusals;
}

// Answers a request that begins within `patience`; returns whether another may follow.
asio::awaitable<bool> Talk::answer_next(Limits::Time patience) {
  if (serving_.stopping || !co_await begin_request(patience)) co_return false;
  begin_ = Clock::now();
  client_ = peer_;
  const Read read = co_await read_request();
  bool answered = !read.is_gone;
  if (read.fault) {
    // A header that is too large has not been parsed in any part.
    const std::string_view target = request_->target();
    response_ = error_for(target.empty() ? target_begun(buffer_) : target, read.fault->status,
                          read.fault->line);
  } else if (answered) {
    serving_.seats.serve(this);
    answered = co_await respond();
  }
  serving_.seats.rest(this);
  serving_.picture_seats.leave(this);
  // The body of a refused picture has not been read.
  const bool more =
      !read.fault && request_->is_done() && request_->keep_alive() && !serving_.stopping;
  if (answered) serving_.router.permit(request_->request(), response_);
  if (answered && !upgraded_) answered = co_await send(more);
  if (!answered) response_ = {.status = kGivenUp};
  log();
  unseat_client();
  co_return more&& answered && !upgraded_;
}

// Returns whether the client has begun a request in time.
asio::awaitable<bool> Talk::begin_request(Limits::Time patience) {
  request_.emplace(limits().header_bytes);
  if (!buffer_.empty()) co_return true;
  stream_.expires_after(patience);
  idle_ = true;
  const bool begun = co_await read_more(kReadAtOnce);
  idle_ = false;
  co_return begun && !serving_.stopping;
}

// Returns false if the client has left, or is too slow.
asio::awaitable<bool> Talk::read_more(std::size_t most) {
  const std::size_t before = buffer_.size();
  if (buffer_.capacity() > 2 * (before + most)) buffer_.shrink_to_fit();
  buffer_.resize(before + most);
  error_code problem;
  const std::size_t count =
      co_await stream_.async_read_some(asio::buffer(&buffer_[before], most), into(problem));
  buffer_.resize(before + count);
  co_return !problem && !closed_;
}

asio::awaitable<Talk::Read> Talk::read_request() {
  stream_.expires_after(limits().header);
  while (true) {
    const auto progress = request_->take(buffer_);
    if (!progress) co_return Read{.fault = progress.error()};
    if (*progress == Progress::has_header) break;
    if (!co_await read_more(kReadAtOnce)) co_return Read{.is_gone = true};
  }
  client_ = traffic::client_of(peer_text_, request_->joined("X-Forwarded-For"),
                               serving_.settings.proxies);
  routed_ = route();
  const bool for_pictures = takes_picture();
  // A body is read only if a place is free, and a large one only if it will be used.
  const bool is_seated = seat_client();
  if (!is_seated) routed_ = busy("too many connections are open");
  if (!is_seated || (for_pictures && !admit_picture())) {
    std::ignore = request_->limit_body(0);
    co_return Read{};
  }
  const auto limited =
      request_->limit_body(for_pictures ? limits().picture_bytes : limits().body_bytes);
  if (!limited) co_return Read{.fault = limited.error()};
  stream_.expires_after(for_pictures ? limits().picture : limits().body);
  co_return co_await read_body();
}

asio::awaitable<Talk::Read> Talk::read_body() {
  bool wants_continue = request_->expects_continue() && buffer_.empty();
  std::size_t at_once = kReadAtOnce;
  while (!request_->is_done()) {
    const auto progress = request_->take(buffer_);
    if (!progress) co_return Read{.fault = progress.error()};
    if (request_->is_done()) break;
    if (std::exchange(wants_continue, false)) {
      error_code problem;
      co_await asio::async_write(stream_, asio::buffer(kContinue.data(), kContinue.size()),
                                 into(problem));
      if (problem) co_return Read{.is_gone = true};
    }
    if (!co_await read_more(at_once)) co_return Read{.is_gone = true};
    // A slow body does not get as large a buffer as a fast one.
    at_once = buffer_.size() == at_once ? kReadOfBodyAtOnce : kReadAtOnce;
  }
  co_return Read{};
}

// Chooses the answer by the header alone.
Routed Talk::route() {
  if (request_->version() >= 11 && !request_->only("Host")) {
    return error_for(request_->target(), 400, "send one Host header");
  }
  return serving_.router.route(request_->request());
}

// Whether the body may be as large as a picture.
bool Talk::takes_picture() const {
  if (!std::holds_alternative<ContestRequest>(routed_)) {
    return is_for_pictures(request_->target());
  }
  const contests::Call call = contest_call();
  return contests::takes_file(call) && !serving_.contests->refused(call);
}

// Whether to read the body of a request that may be a picture.
bool Talk::admit_picture() {
  if (!std::holds_alternative<Picture>(routed_) &&
      !std::holds_alternative<ContestRequest>(routed_)) {
    return false;
  }
  if (serving_.picture_seats.take(this, client_, limits().rest)) {
    // Few clients upload a picture at a time, which may be slow.
    serving_.seats.serve(this);
    return true;
  }
  routed_ = busy("too many pictures are being read");
  return false;
}

// Returns whether an answer exists: not if the client has left meanwhile.
asio::awaitable<bool> Talk::respond() {
  const Settings& settings = serving_.settings;
  if (const auto* question = std::get_if<Question>(&routed_)) {
    const auto answer = [&settings](api::Engine& engine, const Asked& asked,
                                    const Stop& stop) -> std::optional<Response> {
      auto answered = settings.answer(engine, asked.path, asked.body, stop);
      if (!answered) return std::nullopt;
      return response_of(*std::move(answered));
    };
    if (!question->body) {
      co_return co_await ask(&serving_.questions, std::string(question->path), answer,
                             request_->take_body());
    }
    if (!request_->body().empty()) {
      response_ = json_error(api::Code::bad_body, "ask by the query or by a body, not by both");
      co_return true;
    }
    const bool answered =
        co_await ask(&serving_.questions, std::string(question->path), answer, *question->body);
    if (answered) response_ = as_kept(std::move(response_), request_->request().if_none_match);
    co_return answered;
  }
  if (const auto* page = std::get_if<DayPage>(&routed_)) {
    const auto answer = [&serving = serving_, page = *page, today = settings.today()](
                            api::Engine& engine, const Asked&, const Stop& stop) {
      return serving.day_pages.answer(page, today,
                                      [&](std::string_view path, std::string_view body) {
                                        return serving.settings.answer(engine, path, body, stop);
                                      });
    };
    co_return co_await ask(&serving_.questions, {}, answer, {});
  }
  if (std::holds_alternative<Picture>(routed_)) {
    const auto answer = [&settings](PictureReader& reader, const Asked& asked, const Stop& stop) {
      return settings.answer_picture(reader, asked.body, stop);
    };
    co_return co_await ask(&serving_.pictures, {}, answer, request_->take_body());
  }
  if (std::holds_alternative<ContestRequest>(routed_)) co_return co_await ask_contests();
  if (const auto* probe = std::get_if<Probe>(&routed_)) {
    response_ = serving_.probe(*probe, operates());
  } else if (std::holds_alternative<Upgrade>(routed_)) {
    upgrade();
  } else {
    response_ = std::get<Response>(std::move(routed_));
  }
  co_return true;
}

// Lets a worker answer. Returns whether the client is still connected after that.
template <typename Tool, typename Answer>
asio::awaitable<bool> Talk::ask(Workers<Tool>* workers, std::string path, Answer answer,
                                std::string body) {
  asio::steady_timer timer(io_);
  const std::shared_ptr<Asked> asked(
      new Asked{.path = std::move(path), .body = std::move(body), .waiting = &timer});
  const auto end = [asked, &io = io_](Response response) {
    asio::post(io, [asked, response = std::move(response)]() mutable {
      asked->response = std::move(response);
      asked->is_answered = true;
      if (asked->waiting != nullptr) asked->waiting->cancel();
    });
  };
  const auto id = workers->take({.address = client_,
                                 .work =
                                     [asked, end, answer](Tool& tool, const Stop& stop) {
                                       auto response =
                                           guarded([&] { return answer(tool, *asked, stop); });
                                       if (!response) return false;
                                       end(*std::move(response));
                                       return true;
                                     },
                                 .drop = [end] { end(busy("too many questions wait")); }});
  // However this coroutine ends, the pointer to its timer is cleared.
  struct Waiting {
    Workers<Tool>& workers;
    Asked& asked;
    typename Workers<Tool>::Id id;
    ~Waiting() {
      asked.waiting = nullptr;
      if (!asked.is_answered) workers.forget(id);
    }
  } const waiting{.workers = *workers, .asked = *asked, .id = id};
  co_return co_await await_answer(asked.get(), &timer);
}

// Waits for an answer. Returns whether the client is still connected then.
asio::awaitable<bool> Talk::await_answer(Asked* asked, asio::steady_timer* timer) {
  while (!asked->is_answered) {
    error_code cancelled;
    timer->expires_after(kBetweenLooks);
    co_await timer->async_wait(into(cancelled));
    if (!asked->is_answered && (closed_ || has_hung_up(stream_.socket().native_handle()))) {
      co_return false;
    }
  }
  response_ = std::move(asked->response);
  co_return !closed_;
}

contests::Call Talk::contest_call() const {
  const Request request = request_->request();
  return {.method = request.method,
          .target = request.target,
          .authorization = request.authorization,
          .content_type = request.content_type,
          .client = client_};
}

// Lets the contests answer, when what they change is on the disk. Returns whether the client is
// still connected after that.
asio::awaitable<bool> Talk::ask_contests() {
  contests::Hall& hall = *serving_.contests;
  const contests::Call call = contest_call();
  if (auto refused = hall.refused(call)) {
    response_ = response_in_json(*std::move(refused));
    co_return true;
  }
  asio::steady_timer timer(io_);
  const auto wait = hall.wait(call);
  if (!wait) {
    response_ = response_in_json(contests::answered(
        contests::refusal(429, "wait", "too many codes are tried from this address: wait")));
    co_return true;
  }
  if (*wait > 0) {
    error_code cancelled;
    timer.expires_after(std::chrono::milliseconds(*wait));
    co_await timer.async_wait(into(cancelled));
    if (closed_ || serving_.stopping) co_return false;
  }
  const std::shared_ptr<Asked> asked(
      new Asked{.path = {}, .body = request_->take_body(), .waiting = &timer});
  hall.take(call, std::move(asked->body), [asked](contests::Answered answer) {
    asked->response = response_in_json(std::move(answer));
    asked->is_answered = true;
    if (asked->waiting != nullptr) asked->waiting->cancel();
  });
  // However this coroutine ends, the pointer to its timer is cleared.
  struct Waiting {
    Asked& asked;
    ~Waiting() { asked.waiting = nullptr; }
  } const waiting{*asked};
  co_return co_await await_answer(asked.get(), &timer);
}

// Whether the connection may become a WebSocket of the rooms.
void Talk::upgrade() {
  constexpr std::string_view kVersion = "13";
  const Request request = request_->request();
  if (!serving_.rooms) {
    response_ = json_error(404, "this server holds no rooms");
  } else if (serving_.rooms->full(client_)) {
    response_ = busy("too many people are in the rooms");
  } else if ((!request.origin.empty() && !request_->only("Origin")) || !request_->body().empty() ||
             !buffer_.empty()) {
    response_ = json_error(400,
                           "this is not a request for a WebSocket: send one Origin, and nothing "
                           "before the answer");
  } else if (const auto version = request_->only("Sec-WebSocket-Version"); version != kVersion) {
    response_ = json_error(426, "this is not a request for a WebSocket of version 13");
    response_.headers.push_back({"Upgrade", "websocket"});
    response_.headers.push_back({"Sec-WebSocket-Version", std::string(kVersion)});
  } else if (!is_key(request_->only("Sec-WebSocket-Key").value_or(""))) {
    response_ = json_error(400, "this is not a request for a WebSocket: send one key of 16 bytes");
  } else {
    upgraded_ = true;
    response_ = {.status = 101};
  }
}

// Whether the client may read the metrics. A request through a proxy counts as one of the client
// that the proxy names. Without a trusted name, it counts as one of a stranger.
bool Talk::operates() const {
  const bool was_passed_on = std::ranges::any_of(
      std::array{"X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"}, [this](const char* name) {
        return request_->only(name).has_value() || !request_->joined(name).empty();
      });
  if (was_passed_on && client_ == peer_) return false;
  return serving_.is_operator(client_, address_of_client());
}

void Talk::hand_over() {
  error_code problem;
  const auto socket = stream_.release_socket().release(problem);
  if (!problem) serving_.rooms->take(socket, request_->head(), client_);
}

// Returns whether the client has accepted all of it.
asio::awaitable<bool> Talk::send(bool more) {
  const std::string head = head_of(response_, more, request_->version());
  const std::string_view body =
      request_->method() == "HEAD" ? std::string_view() : response_.body();
  const std::array<asio::const_buffer, 2> buffers = {asio::buffer(head),
                                                     asio::buffer(body.data(), body.size())};
  error_code problem;
  stream_.expires_after(limits().sending);
  co_await asio::async_write(stream_, buffers, into(problem));
  co_return !problem;
}

// Closes so that the client gets to read the last answer: further data is read, since the kernel
// would otherwise discard the answer.
asio::awaitable<void> Talk::see_off() {
  error_code problem;
  std::ignore = stream_.socket().shutdown(tcp::socket::shutdown_send, problem);
  stream_.expires_after(limits().closing);
  idle_ = true;
  std::array<char, kReadAtOnce> ignored{};
  std::size_t total = 0;
  while (!problem && !serving_.stopping && total <= limits().ignored_bytes) {
    total += co_await stream_.async_read_some(asio::buffer(ignored), into(problem));
  }
}

void Talk::log() const {
  const std::string client = address_of_client();
  serving_.log({.client = client,
                .method = request_->method(),
                .target = request_->target(),
                .status = response_.status,
                .bytes = response_.body().size(),
                .duration = Clock::now() - begin_});
}

asio::awaitable<void> talk_on(asio::io_context* io, Serving* serving, tcp::socket socket) {
  try {
    Talk talk(*io, *serving, std::move(socket));
    co_await talk.converse();
  } catch (const std::exception& fault) {
    // When memory runs out, only this connection ends.
    serving->log(std::string("a connection ended: ") + fault.what());
  }
}

}  // namespace

void talk(asio::io_context& io, Serving& serving, int socket, bool is_v6) {
  tcp::socket taken(io);
  error_code problem;
  std::ignore = taken.assign(is_v6 ? tcp::v6() : tcp::v4(), socket, problem);
  if (problem) {
    ::close(socket);
    return;
  }
  asio::co_spawn(io, talk_on(&io, &serving, std::move(taken)), asio::detached);
}

}  // namespace reckon::server
