#!/bin/sh
# SPDX-License-Identifier: MIT
# Long work by processes to whom pieces are handed out one by one, so that none waits for another.
#
#     sbatch --ntasks=8 examples/slurm/mpi.sh FOLDER krypto census --cards 6 --counts six.csv.gz
#
# FOLDER must be one that all nodes see. The answer is written when all pieces are done; what was cut
# goes on where it was when the same line is submitted again.
#SBATCH --job-name=reckon
#SBATCH --cpus-per-task=1
#SBATCH --time=24:00:00
#SBATCH --output=reckon-%j.log
#SBATCH --requeue
set -eu
pieces=$1
shift
exec srun --mpi=pmix reckon "$@" --pieces "$pieces" --resume --threads "${SLURM_CPUS_PER_TASK:-1}"
