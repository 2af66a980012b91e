// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { RULES, type Rules } from '../reckon/src/api.ts';
import { EngineModule } from '../reckon/src/module.ts';
import type { CensusAnswer } from '../src/engine/questions.ts';

const NAME = 'virtual:census';
const ENGINE = join(import.meta.dirname, '..', '..', 'build', 'wasm', 'reckon.wasm');

/**
 * The numbers of games without a solution, from the census. How many games there are is known
 * without a table.
 */
export type CensusTables = Record<Rules, { byObjective: number[]; byCards: number[] }>;

/**
 * The counts of the census under each of the rules, taken by the engine that is built into the page:
 * taking them in the browser would leave the maps empty for a second or more.
 */
async function takeCensuses(): Promise<CensusTables> {
  const engine = await EngineModule.load(readFileSync(ENGINE));
  const take = (rules: Rules) => {
    const { status, body } = engine.answer('krypto/census', JSON.stringify({ rules }));
    if (status !== 200) {
      throw new Error(body);
    }
    return JSON.parse(body) as CensusAnswer;
  };
  const unsolvable = (count: { unsolvable: number }) => count.unsolvable;
  const unsolvableUnder = (rules: Rules) => {
    const census = take(rules);
    return {
      byObjective: census.by_objective.map(unsolvable),
      byCards: census.by_cards.map(unsolvable),
    };
  };
  return Object.fromEntries(RULES.map((rules) => [rules, unsolvableUnder(rules)])) as CensusTables;
}

export function censusTables(): Plugin {
  return {
    name: 'census-tables',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: async (id) =>
      id === `\0${NAME}` ? `export default ${JSON.stringify(await takeCensuses())}` : undefined,
  };
}
