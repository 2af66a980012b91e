// SPDX-License-Identifier: MIT
/** The places in a picture that were not read. */
import type { Place } from './found';

/** A ninth of the picture. */
export interface Part {
  across: 'left' | 'middle' | 'right';
  down: 'top' | 'middle' | 'bottom';
}

/** Returns the ninth with the middle of a place. */
export function partOf({ left, top, right, bottom }: Place, width: number, height: number): Part {
  return {
    across: third(left + right, 2 * width, ['left', 'middle', 'right']),
    down: third(top + bottom, 2 * height, ['top', 'middle', 'bottom']),
  };
}

function third<Name>(at: number, all: number, [first, middle, last]: [Name, Name, Name]): Name {
  return 3 * at < all ? first : 3 * at < 2 * all ? middle : last;
}

/** Draws a numbered box around each place, in a picture that is `scale` times its size. */
export function mark(
  context: CanvasRenderingContext2D,
  places: readonly Place[],
  scale: number,
  colour: string,
): void {
  const rim = 3;
  context.strokeStyle = colour;
  context.fillStyle = colour;
  context.lineWidth = 2;
  context.font = 'bold 16px sans-serif';
  context.textBaseline = 'top';
  places.forEach(({ left, top, right, bottom }, index) => {
    const [x, y] = [left * scale - rim, top * scale - rim];
    context.strokeRect(x, y, (right - left) * scale + 2 * rim, (bottom - top) * scale + 2 * rim);
    context.fillText(String(index + 1), x + rim, y + rim);
  });
}
