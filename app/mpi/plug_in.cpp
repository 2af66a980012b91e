// SPDX-License-Identifier: MIT
// The only file that uses MPI. Messages are two numbers, sent at once and polled for: MPI_Recv
// would keep a processor busy while it waits.
#include "app/mpi/plug_in.hpp"

#include <mpi.h>

#include <array>

namespace reckon::mpi {

namespace {

constexpr int kTag = 1;
using Numbers = std::array<std::uint64_t, 2>;

int number_of(int (*ask)(MPI_Comm, int*)) {
  int number = 0;
  ask(MPI_COMM_WORLD, &number);
  return number;
}

// MPI itself ends all processes when one of its calls fails, so the code checks none.
class World : public work::Channel {
 public:
  unsigned rank() const override { return rank_; }
  unsigned ranks() const override { return ranks_; }

  void send(unsigned to, const work::Message& message) override {
    const Numbers numbers = {static_cast<std::uint64_t>(message.kind), message.piece};
    MPI_Send(numbers.data(), static_cast<int>(numbers.size()), MPI_UINT64_T, static_cast<int>(to),
             kTag, MPI_COMM_WORLD);
  }

  std::optional<Received> receive() override {
    int there = 0;
    MPI_Status status;
    MPI_Iprobe(MPI_ANY_SOURCE, kTag, MPI_COMM_WORLD, &there, &status);
    if (there == 0) return std::nullopt;
    Numbers numbers{};
    MPI_Recv(numbers.data(), static_cast<int>(numbers.size()), MPI_UINT64_T, status.MPI_SOURCE,
             kTag, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    return Received{
        .from = static_cast<unsigned>(status.MPI_SOURCE),
        .message = {.kind = static_cast<work::Message::Kind>(numbers[0]), .piece = numbers[1]}};
  }

 private:
  unsigned rank_ = static_cast<unsigned>(number_of(MPI_Comm_rank));
  unsigned ranks_ = static_cast<unsigned>(number_of(MPI_Comm_size));
};

}  // namespace

}  // namespace reckon::mpi

// NOLINTBEGIN(readability-identifier-naming): names in C tell whose they are.

extern "C" reckon::work::Channel* reckon_mpi_meet();
extern "C" void reckon_mpi_leave(int status);

reckon::work::Channel* reckon_mpi_meet() {
  int provided = 0;
  // Only one thread calls MPI; others work meanwhile.
  if (MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &provided) != MPI_SUCCESS ||
      provided < MPI_THREAD_FUNNELED) {
    return nullptr;
  }
  static reckon::mpi::World world;
  return &world;
}

void reckon_mpi_leave(int status) {
  constexpr int kNo = 1;  // an answer, not a fault
  if (status > kNo) MPI_Abort(MPI_COMM_WORLD, status);
  MPI_Finalize();
}

// NOLINTEND(readability-identifier-naming)
