// SPDX-License-Identifier: MIT
import { useLayoutEffect, useId, useRef, useState } from 'preact/hooks';
import type { GradeAnswer } from '../engine/questions';
import { words } from '../i18n';
import { reasonsOf, type Grade } from './reasons';

/** Full and empty stars, which keep their width while the engine still works. */
export function Stars({ level }: { level: number }) {
  return (
    <span class="stars" aria-hidden="true">
      {'★'.repeat(level)}
      <span class="stars-empty">{'★'.repeat(5 - level)}</span>
    </span>
  );
}

/** Keys that go about the page or press the stars; any other plays or writes. */
const STAYS = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Enter', ' ']);

/** The stars of a hand; pressed, they give their reasons, until one goes on with something else. */
export function Difficulty({ grade }: { grade: GradeAnswer | undefined }) {
  const { krypto } = words();
  const [isOpen, setOpen] = useState(false);
  const reasonsId = useId();
  const whole = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const point = ({ target }: Event) => {
      if (!(target instanceof Node && whole.current?.contains(target) === true)) {
        setOpen(false);
      }
    };
    const press = ({ key }: KeyboardEvent) => {
      if (!STAYS.has(key)) {
        setOpen(false);
      }
    };
    document.addEventListener('pointerdown', point);
    document.addEventListener('click', point);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('pointerdown', point);
      document.removeEventListener('click', point);
      document.removeEventListener('keydown', press);
    };
  }, [isOpen]);
  if (grade?.solvable !== true) {
    return <span class="difficulty">{grade === undefined && <Stars level={0} />}</span>;
  }
  return (
    <span ref={whole} class="difficulty">
      <button
        type="button"
        class="difficulty-button"
        aria-label={`${krypto.difficulty(grade.level)}. ${krypto.whyThisLevel}`}
        aria-expanded={isOpen}
        aria-controls={reasonsId}
        onClick={() => setOpen(!isOpen)}
      >
        <Stars level={grade.level} />
      </button>
      <span id={reasonsId} class="difficulty-reasons" hidden={!isOpen}>
        {isOpen && <Reasons grade={grade} />}
      </span>
    </span>
  );
}

export function Reasons({ grade }: { grade: Grade }) {
  return (
    <span class="reasons" role="list">
      {reasonsOf(grade).map((reason) => (
        <span key={reason} role="listitem">
          {reason}
        </span>
      ))}
    </span>
  );
}
