#!/bin/sh
# SPDX-License-Identifier: MIT
# Long work as a job array: each task does a part of the pieces, on the processors that it is given.
#
#     sbatch --array=0-7 examples/slurm/array.sh FOLDER krypto census --cards 6 --counts six.csv.gz
#
# FOLDER must be one that all nodes see. Tasks that were cut, by a time limit, a fault or a node that
# went away, go on where they were when the same line is submitted again; those that are done do
# nothing. When all are, `reckon merge FOLDER` answers.
#SBATCH --job-name=reckon
#SBATCH --cpus-per-task=1
#SBATCH --time=24:00:00
#SBATCH --output=reckon-%A-%a.log
#SBATCH --requeue
set -eu
pieces=$1
shift
exec reckon "$@" --pieces "$pieces" --resume --threads "${SLURM_CPUS_PER_TASK:-1}" \
  --shard "$((SLURM_ARRAY_TASK_ID - SLURM_ARRAY_TASK_MIN))/$SLURM_ARRAY_TASK_COUNT"
