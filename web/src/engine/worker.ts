// SPDX-License-Identifier: MIT
/** Holds the engine, so that the page stays alive while it works. */
import wasmAddress from '../../../build/wasm/reckon.wasm?url';
import { EngineModule } from './module';
import type { Question, Reply } from './protocol';

function say(reply: Reply): void {
  postMessage(reply);
}

async function load(): Promise<EngineModule | undefined> {
  if (typeof WebAssembly !== 'object') {
    say({ kind: 'unusable', reason: 'no_webassembly' });
    return undefined;
  }
  try {
    const response = await fetch(wasmAddress);
    if (!response.ok) {
      throw new Error(response.statusText);
    }
    return await EngineModule.load(response);
  } catch {
    say({ kind: 'unusable', reason: 'load_failed' });
    return undefined;
  }
}

const loading = load();

onmessage = ({ data: question }: MessageEvent<Question>) => {
  void loading.then((engine) => {
    if (engine === undefined) {
      return;
    }
    try {
      const answer = engine.answer(question.path, question.body);
      say({ kind: 'answer', id: question.id, answer });
    } catch {
      say({ kind: 'crashed', id: question.id });
    }
  });
};
