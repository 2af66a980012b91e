// SPDX-License-Identifier: MIT
/** The reasons for the level of a hand, as sentences. */
import type { GradeAnswer } from '../engine/questions';
import { formatNumber, words } from '../i18n';
import { fromEngine, numberText } from './notation';
import { distanceBetween, equals, rational } from './rational';

export type Grade = Extract<GradeAnswer, { solvable: true }>;
export type FeatureName = NonNullable<Grade['features']>[number]['name'];

/**
 * The number of each feature that a usual hand has, and by how much another one has to differ until
 * it weighs about a tenth of a level. The engine fits the weights; see docs/grading.md.
 */
const USUAL: Readonly<Record<FeatureName, { readonly usual: number; readonly least: number }>> = {
  fraction: { usual: 0, least: 1 },
  uncomfortable: { usual: 0, least: 1 },
  missing_cards: { usual: 0, least: 1 },
  real_steps: { usual: 2, least: 1 },
  equal_cards: { usual: 1, least: 1 },
  comfortable: { usual: 4, least: 1 },
  products: { usual: 3, least: 3 },
  division: { usual: 0, least: 1 },
};

/** The largest of the numbers that all solutions go through, from which on it is worth a sentence. */
const LARGE = 100n;

/** Ways that people find easily stay with whole numbers from 0 to this. */
const COMFORTABLE = 50;

export function reasonsOf(grade: Grade): string[] {
  const { reasons } = words().krypto;
  const { negative, largest } = grade.needs;
  const largestNumber = fromEngine(largest);
  // The last step always makes the target, which alone says nothing new.
  const target = fromEngine(grade.objective);
  return [
    reasons.counts(grade.distinct, formatNumber(grade.distinct)),
    ...(grade.features === undefined ? needsOf(grade) : featuresOf(grade)),
    negative && target.numerator >= 0n && reasons.negative,
    largestNumber.numerator > LARGE &&
      !equals(largestNumber, distanceBetween(target, rational(0))) &&
      reasons.largest(numberText(largestNumber)),
    reasons.effort(grade.effort),
  ].filter((reason) => reason !== false);
}

/** Where the effort decides, as it does if any cards may be used. */
function needsOf({ needs: { division, fraction } }: Grade): (string | false)[] {
  const { features } = words().krypto.reasons;
  return [fraction && features.fraction(), division && features.division()];
}

/** The features in which the hand differs from a usual one, from the one that weighs most. */
function featuresOf({ features = [], cards, objective, needs }: Grade): string[] {
  const { reasons } = words().krypto;
  const isTargetComfortable = Number(objective) >= 0 && Number(objective) <= COMFORTABLE;
  const isUncomfortable = features.some(
    ({ name, number }) => name === 'uncomfortable' && number > 0,
  );
  // A stronger reason makes these true.
  const implied: Partial<Record<FeatureName, boolean>> = {
    comfortable: isUncomfortable,
    products: isUncomfortable,
    uncomfortable: isTargetComfortable && (needs.fraction || needs.negative),
    division: needs.fraction,
  };
  const said = features.filter(
    ({ name, number }) =>
      Math.abs(number - USUAL[name].usual) >= USUAL[name].least && implied[name] !== true,
  );
  const weight = ({ number, points, name }: (typeof said)[number]) =>
    number === 0 ? 0 : Math.abs((points / number) * (number - USUAL[name].usual));
  return said
    .sort((a, b) => weight(b) - weight(a))
    .map(({ name, number }) =>
      name === 'uncomfortable' && !isTargetComfortable
        ? reasons.uncomfortableTarget
        : reasons.features[name](number, cards.length),
    );
}
