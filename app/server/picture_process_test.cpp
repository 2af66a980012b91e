// SPDX-License-Identifier: MIT
// The processes that read pictures, and the answers when one of them dies.
#include "app/server/picture_process.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <future>
#include <stop_token>
#include <string>
#include <vector>

#include "app/images/bad_png_test.hpp"
#include "app/server/noise_test.hpp"
#include "app/server/pictures.hpp"
#include "app/server/processes_test.hpp"
#include "app/server/sandbox.hpp"
#include "app/testing/run_program_test.hpp"

namespace reckon::server {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using Milliseconds = std::chrono::milliseconds;

// A picture that takes a long time on any machine.
const std::string& slow() {
  static const std::string picture = noise(4000);
  return picture;
}

std::string small() {
  return images::made_png({}, 30, std::vector(20, std::vector<std::uint8_t>(30, 255)));
}

std::string error_in(const Response& response) {
  return nlohmann::json::parse(response.body()).at("error").get<std::string>();
}

// A reader that reads a picture on a separate thread.
class Reading {
 public:
  explicit Reading(PictureReader::Time patience = PictureReader::kPatience)
      : reader_(RECKON_PROGRAM, patience) {}

  Response answer(const std::string& png) { return reader_.answer(png); }
  void begin(const std::string& png) {
    answer_ =
        std::async(std::launch::async, [&] { return reader_.answer(png, unwanted_.get_token()); });
    // The kernel kills a process when the thread that started it ends, so `answer` comes first.
  }
  void stop() { unwanted_.request_stop(); }
  Response end() { return answer_.get(); }

 private:
  PictureReader reader_;
  std::stop_source unwanted_;
  std::future<Response> answer_;
};

testing::AssertionResult reads_small(Reading& reading) {
  const Response answer = reading.answer(small());
  if (answer.status == 200) return testing::AssertionSuccess();
  return testing::AssertionFailure() << answer.status << ": " << answer.body();
}

// The process with the model, and its confined child that reads a picture.
struct Processes {
  pid_t model = 0;
  pid_t picture = 0;
};
Processes processes() {
  Processes found;
  found.model = child_of(getpid());
  found.picture = child_of(found.model);
  wait_until_locked_in(found.picture);
  return found;
}

TEST(PictureProcess, LosesOnePictureWithItsProcess) {
  Reading reading;
  EXPECT_TRUE(reads_small(reading));
  for (const int signal : {SIGKILL, SIGSEGV, SIGABRT}) {
    reading.begin(slow());
    const Processes found = processes();
    kill(found.picture, signal);
    const Response lost = reading.end();
    EXPECT_EQ(lost.status, 500);
#ifndef RECKON_SANITIZED
    // Sanitizers report some signals, and then end the process themselves.
    EXPECT_EQ(error_in(lost), "the picture could not be read: its process was ended by signal " +
                                  std::to_string(signal));
#endif
    EXPECT_FALSE(lives(found.picture));
    EXPECT_EQ(reading.answer(small()).body(), R"({"puzzles":[],"unread":[]})");
    EXPECT_EQ(child_of(getpid()), found.model);
    EXPECT_THAT(children_of(found.model), IsEmpty());
  }
}

TEST(PictureProcess, IsStartedAgainWhenItHasDied) {
  Reading reading;
  for (int i = 0; i < 3; ++i) {
    EXPECT_TRUE(reads_small(reading));
    reading.begin(slow());
    const Processes found = processes();
    kill(found.model, SIGKILL);
    const Response lost = reading.end();
    EXPECT_EQ(lost.status, 500);
    EXPECT_THAT(error_in(lost), HasSubstr("could not be read"));
    wait_until([&] { return !lives(found.picture); });
  }
  for (int i = 0; i < 20; ++i) EXPECT_TRUE(reads_small(reading));
  // While the process waits, no picture is lost, and no zombie is left.
  const pid_t waits = child_of(getpid());
  kill(waits, SIGKILL);
  wait_until([] { return children_of(getpid()).empty(); });
  EXPECT_TRUE(reads_small(reading));
}

TEST(PictureProcess, EndsWhenNobodyWantsItsAnswer) {
  Reading reading;
  EXPECT_TRUE(reads_small(reading));
  reading.begin(slow());
  const Processes found = processes();
  kill(found.picture, SIGSTOP);  // so that it never ends by itself
  reading.stop();
  reading.end();
  EXPECT_FALSE(lives(found.picture));
  wait_until([] { return children_of(getpid()).empty(); });
  EXPECT_TRUE(reads_small(reading));
  // Also before it has begun.
  reading.begin(slow());
  EXPECT_EQ(reading.end().status, 500);
}

// Even if it does not react.
TEST(PictureProcess, EndsThoughItHangs) {
  Processes found;
  {
    Reading reading;
    EXPECT_TRUE(reads_small(reading));
    reading.begin(slow());
    found = processes();
    kill(found.picture, SIGSTOP);
    kill(found.model, SIGSTOP);
    reading.stop();
    reading.end();
  }
  EXPECT_FALSE(lives(found.model));
  wait_until([&] { return !lives(found.picture); });
  EXPECT_THAT(children_of(getpid()), IsEmpty());
}

TEST(LimitOf, TimeForAPicture) {
  Reading reading(Milliseconds(50));
  const Response late = reading.answer(slow());
  EXPECT_EQ(late.status, 422);
  EXPECT_THAT(error_in(late), HasSubstr("takes too long"));
  wait_until([] { return children_of(getpid()).empty(); });
  Reading another;
  EXPECT_TRUE(reads_small(another));
}

TEST(LimitOf, ProcessorTimeForAPicture) {
  Reading reading;
  EXPECT_TRUE(reads_small(reading));
  reading.begin(slow());
  const Processes found = processes();
  EXPECT_EQ(value_in(of_process(found.picture, "limits"), "Max cpu time"),
            std::to_string(kMostPictureTime.count()));
  kill(found.picture, SIGXCPU);  // as the system does when the time limit is exceeded
  const Response late = reading.end();
  EXPECT_EQ(late.status, 422);
  EXPECT_THAT(error_in(late), HasSubstr("takes too long"));
  EXPECT_TRUE(reads_small(reading));
}

// Reads the state of the picture's process from the system.
TEST(PictureProcess, IsLockedIn) {
  setenv("RECKON_TEST_SECRET", "hidden", 1);
  Reading reading;
  EXPECT_TRUE(reads_small(reading));
  reading.begin(slow());
  const Processes found = processes();
  kill(found.picture, SIGSTOP);
  unsetenv("RECKON_TEST_SECRET");
  const std::string status = of_process(found.picture, "status");
  EXPECT_EQ(value_in(status, "NoNewPrivs:"), "1");
  if (!missing_means().contains("seccomp")) {
    EXPECT_EQ(value_in(status, "Seccomp:"), "2");
  }
  EXPECT_EQ(of_process(found.picture, "oom_score_adj"), "1000\n");
  EXPECT_EQ(of_process(found.model, "oom_score_adj"), of_process(getpid(), "oom_score_adj"));
  const std::string limits = of_process(found.picture, "limits");
  EXPECT_EQ(value_in(limits, "Max core file size"), "0");
#ifndef RECKON_SANITIZED
  EXPECT_EQ(value_in(limits, "Max open files"), "0");
  EXPECT_EQ(value_in(limits, "Max address space"), std::to_string(kMostPictureMemory));
#endif
  const auto files_of = [](pid_t process) {
    std::vector<std::string> files;
    for (const auto& entry :
         std::filesystem::directory_iterator("/proc/" + std::to_string(process) + "/fd")) {
      const std::string name = entry.path().filename();
      if (name != "2") files.push_back(name + " " + std::filesystem::read_symlink(entry).string());
    }
    std::ranges::sort(files);
    return files;
  };
  using testing::ElementsAre;
  using testing::StartsWith;
  EXPECT_THAT(files_of(found.picture),
              ElementsAre("0 /dev/null", "1 /dev/null", StartsWith("3 pipe:")));
  for (const pid_t process : {found.model, found.picture}) {
    EXPECT_THAT(of_process(process, "environ"), testing::Not(HasSubstr("hidden")));
  }
  reading.stop();
  reading.end();
}

TEST(PictureProcess, LeavesNoProcessBehind) {
  {
    Reading reading;
    EXPECT_TRUE(reads_small(reading));
    EXPECT_EQ(children_of(getpid()).size(), 1U);
  }
  EXPECT_THAT(children_of(getpid()), IsEmpty());
}

TEST(PictureProcess, IsNotTrusted) {
  // Programs that answer anything, or nothing.
  for (const std::string script :
       {"exit 0", "exec head -c 100000 /dev/zero >&3", "exec head -c 100000 /dev/urandom >&3",
        R"(printf '\310\0\0\0\377\377\377\377' >&3)", R"(printf '\310\0\0\0\5\0\0\0abc' >&3)",
        R"(printf '\145\0\0\0\1\0\0\0a' >&3)", "kill -9 $$"}) {
    const cli::NamedFile file("#!/bin/sh\n" + script + "\n");
    EXPECT_EQ(chmod(file.name().c_str(), 0700), 0);
    PictureReader reader(file.name());
    const Response lost = reader.answer(small());
    EXPECT_EQ(lost.status, 500) << script;
    EXPECT_THAT(error_in(lost), HasSubstr("could not be read")) << script;
  }
  PictureReader none("/nowhere/reckon");
  EXPECT_EQ(error_in(none.answer(small())),
            "the picture could not be read: /nowhere/reckon: No such file or directory");
}

TEST(LimitOf, AnswerToAPicture) {
  // Programs that read the picture, and answer this many bytes, in the byte order of the machine.
  const auto status_of = [](std::size_t size, const std::string& in_octal) {
    const cli::NamedFile file(
        "#!/bin/sh\nhead -c " + std::to_string(sizeof(PictureHead) + small().size()) +
        " <&3 >/dev/null\nprintf '\\310\\0\\0\\0" + in_octal + "\\0\\0\\0\\0' >&3\nhead -c " +
        std::to_string(size) + " /dev/zero >&3\nexec cat <&3 >/dev/null\n");
    EXPECT_EQ(chmod(file.name().c_str(), 0700), 0);
    return PictureReader(file.name()).answer(small()).status;
  };
  EXPECT_EQ(status_of(16'777'216, "\\0\\0\\0\\1"), 200);
  EXPECT_EQ(status_of(16'777'217, "\\1\\0\\0\\1"), 500);
}

TEST(PictureProcess, StopsWhereThePixelsEnd) {
  PictureReader reader(RECKON_PROGRAM);
  // This would unpack to 12 GiB, which takes longer than a picture may.
  EXPECT_EQ(reader.answer(images::png_bomb(300, 200, 12 << 10U)).body(),
            R"({"puzzles":[],"unread":[]})");
}

TEST(PictureProcess, IsNoCommandForPeople) {
  const auto outcome = cli::run({kPictureCommand});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_EQ(outcome.out, "");
  EXPECT_EQ(outcome.err, "reckon: picture-reader is started by reckon serve\n");
  EXPECT_THAT(cli::run({"--help"}).out, testing::Not(HasSubstr(kPictureCommand)));
}

}  // namespace
}  // namespace reckon::server
