// SPDX-License-Identifier: MIT
import { words } from '../i18n';
import type { Desk, Judgement, Note, OnDesk } from './desk';
import type { Helper } from './help';

interface Props {
  desk: Desk<OnDesk>;
  helper: Helper;
}

/** Check, hint, one letter. */
export function HelpActions({ desk, helper }: Props) {
  const { actions } = words().letters;
  const said = desk.note.value;
  const next = nextHint(said);
  const over = desk.laid.value?.progress !== 'open';
  return (
    <div class="actions actions-help" role="group" aria-label={actions.help}>
      <button type="button" class="button" disabled={over} onClick={() => void helper.check()}>
        {actions.check}
      </button>
      <button
        type="button"
        class={next === undefined ? 'button' : 'button button-strong'}
        disabled={over}
        aria-keyshortcuts="Shift+H"
        onClick={() => void helper.hint()}
      >
        {next ?? actions.hint}
      </button>
      <button type="button" class="button" disabled={over} onClick={() => void helper.tellLetter()}>
        {actions.reveal}
      </button>
    </div>
  );
}

/** The name of the hint button where it acts on the message below the board; else nothing. */
function nextHint(said: Note): string | undefined {
  const { actions } = words().letters;
  if (said.kind === 'wrong' && said.isExplained) {
    return actions.remove(said.letters.length + said.marks.length);
  }
  if (said.kind === 'hint' && said.hint.applicable) {
    return said.isWhole ? actions.applyHint : actions.hintMore;
  }
  return undefined;
}

interface MoreProps {
  desk: Desk<OnDesk>;
  share: () => void;
  chooseNew: () => void;
}

export function MoreActions({ desk, share, chooseNew }: MoreProps) {
  const { actions } = words().letters;
  return (
    <div class="actions actions-more">
      <button type="button" class="button" onClick={chooseNew}>
        {actions.newPuzzle}
      </button>
      <button type="button" class="button" onClick={share}>
        {actions.share}
      </button>
      <button type="button" class="button" onClick={() => desk.startAgain()}>
        {actions.startAgain}
      </button>
      {hasSolution(desk.judgement.value) && (
        <button
          type="button"
          class="button"
          disabled={desk.laid.value?.progress !== 'open'}
          onClick={() => {
            desk.note.value = { kind: 'confirm_solution' };
          }}
        >
          {actions.solution}
        </button>
      )}
    </div>
  );
}

/** Whether there may be a solution to show: not where there is none, or none that the engine finds. */
function hasSolution({ kind }: Judgement): boolean {
  return kind !== 'none' && kind !== 'beyond';
}

export function ConflictSwitch({ on, set }: { on: boolean; set: (on: boolean) => void }) {
  const { actions } = words().letters;
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        checked={on}
        onChange={(event) => set(event.currentTarget.checked)}
      />
      {actions.showConflicts}
    </label>
  );
}
