// SPDX-License-Identifier: MIT
import { serveQuestions } from '#reckon/worker.ts';
import wasmAddress from '../../../build/wasm/reckon.wasm?url';

serveQuestions(wasmAddress);
