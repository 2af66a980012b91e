// SPDX-License-Identifier: MIT
/** The script of the workers that createWorkerEngine starts. */
import { serveQuestions } from './worker.ts';

serveQuestions();
