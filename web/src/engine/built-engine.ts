// SPDX-License-Identifier: MIT
/** The engine, for tests that ask it without a page. */
import { readFileSync } from 'node:fs';
import { EngineModule } from '#reckon/module.ts';
import type { Answer, Ask, Path } from './questions';

export function loadEngine(): Promise<EngineModule> {
  return EngineModule.load(readFileSync('../build/wasm/reckon.wasm'));
}

/** Returns its response; the test checks whether that is an answer or a refusal. */
export function answerTo<P extends Path>(
  engine: EngineModule,
  path: P,
  question: Ask<P>,
): Answer<P> {
  return JSON.parse(engine.answer(path, JSON.stringify(question)).body) as Answer<P>;
}
