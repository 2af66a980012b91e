// SPDX-License-Identifier: MIT
import { sizeText } from '../calcrostic/link';
import { words } from '../i18n';
import type { RunName } from '../diary/runs';

/** Returns the name of a course for people: `4 × 4, level 2 of 5`, from `4x4/2`. */
export function courseText(name: RunName, course: string): string {
  const { krypto, letters, calcrostic } = words();
  const [size = '', last = size] = course.split('/');
  const level = last === '0' ? krypto.anyLevel : letters.level(Number(last));
  const sizes = size === '3x3d' ? calcrostic.newPuzzle.diagonals : sizeText(size);
  return name !== 'calcrostic' ? level : `${sizes}, ${level}`;
}
