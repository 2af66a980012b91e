import { signal } from '@preact/signals';
import { patientEngine } from '../engine';
import type { EngineError } from '../engine/outcome';
import { RULE_SETS, type CensusAnswer, type Rules } from '../engine/questions';

export type Censuses = Partial<Record<Rules, CensusAnswer>>;

/** The census under each of the rules, as far as it has been taken; it is taken once. */
export const censuses = signal<Censuses>({});
export const censusError = signal<EngineError | undefined>(undefined);

let isTaking = false;

export async function takeCensuses(): Promise<void> {
  if (isTaking) {
    return;
  }
  isTaking = true;
  censusError.value = undefined;
  for (const rules of RULE_SETS) {
    if (censuses.peek()[rules] === undefined) {
      const outcome = await patientEngine.ask('krypto/census', { rules });
      if (!outcome.ok) {
        censusError.value = outcome.error;
        break;
      }
      censuses.value = { ...censuses.peek(), [rules]: outcome.value };
    }
  }
  isTaking = false;
}
