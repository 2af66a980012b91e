// SPDX-License-Identifier: MIT
// Long work under Slurm, which the test starts and stops (scripts/with-slurm).
#include "app/cli/long/long_work_test.hpp"

namespace reckon::cli {
namespace {

// The scripts for users, on a node of this machine. `cut` is killed when its first task has done
// some work, as if a node failed. The second task is held until then, since a fast machine would
// finish both.
constexpr const char* kJobs = R"jobs(
cd "$1"; scripts=$2/examples/slurm; PATH=$(dirname "$3"):$PATH; shift 3
sbatch --wait --array=3-6 --output=array-%a.log "$scripts/array.sh" array "$@" --counts array.csv
reckon merge array -o array.txt
sbatch --wait --ntasks=2 --overcommit --output=mpi.log "$scripts/mpi.sh" mpi "$@" --counts mpi.csv
submit() { sbatch "$@" --array=0-1 --output=cut.log "$scripts/array.sh" cut $command --counts cut.csv; }
command=$*
job=$(submit --hold --parsable)
scontrol release "${job}_0"
for i in $(seq 1 600); do
  [ "$(cat cut/* 2>/dev/null | wc -c)" -gt 1000 ] && break
  sleep 0.05
done
scancel --full --signal=KILL --name=reckon
while [ -n "$(squeue --noheader)" ];
do sleep 0.2; done
reckon merge cut && exit 9
submit --wait
reckon merge cut -o cut.txt
)jobs";

TEST_F(LongWork, UnderSlurmIsTheSame) {
  const std::string expected = whole();
  Words jobs = {"bash", "-euc", kJobs, "jobs", file(""), RECKON_SOURCE_DIR, tested_program()};
  const Words words = counts("");
  jobs.insert(jobs.end(), words.begin(), words.end() - 2);
  const Outcome outcome = run(jobs, "", RECKON_SOURCE_DIR "/scripts/with-slurm");
  EXPECT_EQ(outcome.status, 0) << outcome.out << outcome.err;
  EXPECT_EQ(content_of(file("array.txt")) + content_of(file("array.csv")), expected);
  EXPECT_EQ(content_of(file("mpi.log")) + content_of(file("mpi.csv")), expected);
  EXPECT_EQ(content_of(file("cut.txt")) + content_of(file("cut.csv")), expected);
  EXPECT_THAT(outcome.err, testing::HasSubstr(" pieces are missing: "));
  for (const std::string part : {"0/4", "1/4", "2/4", "3/4"}) {
    const std::string log = "array-" + std::to_string(part[0] - '0' + 3) + ".log";
    EXPECT_THAT(content_of(file(log)), testing::HasSubstr("shard " + part));
  }
}

}  // namespace
}  // namespace reckon::cli
