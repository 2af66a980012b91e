// SPDX-License-Identifier: MIT
import { useEffect, useState } from 'preact/hooks';
import { formatDate, language } from '../../i18n';
import type { Desk } from './desk';
import { staffWords } from './words';

/** Over the foot of the page, so that nothing moves: notices, and the last act with its way back. */
export function Foot({ desk }: { desk: Desk }) {
  return (
    <div class="contest-foot staff-foot">
      <Notices desk={desk} />
      <LastAct desk={desk} />
    </div>
  );
}

/** How often notices are asked for, in milliseconds, on every page. */
const EVERY = 15_000;

function Notices({ desk }: { desk: Desk }) {
  const { notices: words } = staffWords();
  const [read, setRead] = useState<ReadonlySet<number>>(new Set());
  const isIn = desk.scene.value.kind === 'in';
  useEffect(() => {
    const timer = isIn ? setInterval(() => void desk.look('now'), EVERY) : undefined;
    return () => clearInterval(timer);
  }, [desk, isIn]);
  const shown = desk.notices.value.filter(({ notice }) => !read.has(notice));
  return (
    <div role="region" aria-label={words.label} aria-live="polite">
      {shown.map(({ notice, at, text }) => (
        <div key={notice} class="staff-slip staff-notice">
          <p>
            <strong>{timeOfDay(at)}</strong> {text[language.value]}
          </p>
          <button
            type="button"
            class="button button-quiet"
            onClick={() => setRead(new Set([...read, notice]))}
          >
            {words.read}
          </button>
        </div>
      ))}
    </div>
  );
}

function LastAct({ desk }: { desk: Desk }) {
  const { undo: words } = staffWords();
  const done = desk.done.value;
  return (
    <div role="status">
      {done && (
        <div class="staff-slip">
          <p>{done.text}</p>
          {done.undo && (
            <button type="button" class="button" onClick={() => void desk.undo()}>
              {words.undo}
            </button>
          )}
          <button
            type="button"
            class="button button-quiet"
            onClick={() => {
              desk.done.value = undefined;
            }}
          >
            {words.close}
          </button>
        </div>
      )}
    </div>
  );
}

export function timeOfDay(at: number): string {
  return formatDate(at, { timeStyle: 'short' });
}
