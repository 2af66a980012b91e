// SPDX-License-Identifier: MIT
import { serveQuestions } from '#reckon/worker.ts';
import firstAddress from '../../../build/wasm/reckon-first.wasm?url';
import wholeAddress from '../../../build/wasm/reckon.wasm?url';

serveQuestions(firstAddress, wholeAddress);
