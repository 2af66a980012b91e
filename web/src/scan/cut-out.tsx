// SPDX-License-Identifier: MIT
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Place } from './found';
import { scanWords } from './words';

/** The margin around a puzzle that was read, as a share of its longer side. */
const MARGIN = 0.08;
/** Around a place that was not read: the rest of the puzzle may stand beside it. */
const WIDE_MARGIN = 1;
/** In pixels. */
const LEAST_MARGIN = 8;

/** A part of a picture with a margin, as far as the picture goes. */
export function withMargin(
  { left, top, right, bottom }: Place,
  width: number,
  height: number,
  share = MARGIN,
): Place {
  const longer = Math.max(right - left, bottom - top);
  const margin = Math.round(Math.max(LEAST_MARGIN, share * longer));
  return {
    left: Math.max(0, left - margin),
    top: Math.max(0, top - margin),
    right: Math.min(width, right + margin),
    bottom: Math.min(height, bottom + margin),
  };
}

interface Props {
  canvas: HTMLCanvasElement;
  /** Nothing for the whole picture. */
  place: Place | undefined;
  /** Whether a puzzle was read there. */
  isRead: boolean;
  number: number;
}

/** The most pixels on a side of it: more are not seen. */
const MOST_SIDE = 900;

/** The part of the picture that a puzzle was read from, to be compared; a page may lie on its side. */
export function CutOut({ canvas, place, isRead, number }: Props) {
  const words = scanWords();
  const frame = useRef<HTMLCanvasElement>(null);
  const [quarters, setQuarters] = useState(0);
  useLayoutEffect(() => {
    const small = frame.current;
    const context = small?.getContext('2d');
    if (small && context) {
      const part =
        place === undefined
          ? { left: 0, top: 0, right: canvas.width, bottom: canvas.height }
          : withMargin(place, canvas.width, canvas.height, isRead ? MARGIN : WIDE_MARGIN);
      const [wide, high] = [part.right - part.left, part.bottom - part.top];
      const scale = Math.min(2, MOST_SIDE / Math.max(wide, high));
      const [width, height] = [Math.round(wide * scale), Math.round(high * scale)];
      [small.width, small.height] = quarters % 2 === 0 ? [width, height] : [height, width];
      context.imageSmoothingQuality = 'high';
      context.translate(small.width / 2, small.height / 2);
      context.rotate((quarters * Math.PI) / 2);
      context.drawImage(
        canvas,
        part.left,
        part.top,
        wide,
        high,
        -width / 2,
        -height / 2,
        width,
        height,
      );
    }
  }, [canvas, place, isRead, quarters]);
  return (
    <div class="scan-seen">
      <canvas ref={frame} role="img" aria-label={words.seen(number)} />
      <button
        type="button"
        class="button scan-turn"
        aria-label={words.which(words.turn, number)}
        title={words.turn}
        onClick={() => setQuarters((quarters + 1) % 4)}
      >
        <span aria-hidden="true">↻</span>
      </button>
    </div>
  );
}
