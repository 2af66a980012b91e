// SPDX-License-Identifier: MIT
import { words } from '../i18n';
import { check, hint, tellLetter } from './assistance';
import { prefer, preferences } from './kept';
import { sharePuzzle } from './sharing';
import { note, startAgain, table, turnTo } from './table';
import { hasAllVersions, mirrored, transposed, turnedRight } from './versions';

/** Check, hint, one letter. */
export function HelpActions() {
  const { actions } = words().calcrostic;
  const said = note.value;
  const applies = said.kind === 'hint' && said.hint.applicable;
  const over = table.value?.progress !== 'open';
  return (
    <div class="actions actions-help" role="group" aria-label={actions.help}>
      <button type="button" class="button" disabled={over} onClick={() => void check()}>
        {actions.check}
      </button>
      <button
        type="button"
        class={applies ? 'button button-strong' : 'button'}
        disabled={over}
        onClick={() => void hint()}
      >
        {applies ? actions.applyHint : actions.hint}
      </button>
      <button type="button" class="button" disabled={over} onClick={() => void tellLetter()}>
        {actions.reveal}
      </button>
    </div>
  );
}

/** What is done with the whole board. */
export function BoardActions() {
  const { actions, version } = words().calcrostic;
  const laid = table.value;
  if (laid === undefined) {
    return null;
  }
  const { game, grid } = laid;
  const turnButton = (label: string, next: number) => (
    <button
      type="button"
      class="button"
      onClick={() => {
        turnTo(next);
      }}
    >
      {label}
    </button>
  );
  return (
    <div class="actions actions-board" role="group" aria-label={actions.board}>
      {hasAllVersions(grid) ? (
        <>
          {turnButton(actions.turn, turnedRight(game.version))}
          {turnButton(actions.mirror, mirrored(game.version))}
          <span class="small">{version(game.version + 1)}</span>
        </>
      ) : (
        turnButton(actions.swap, transposed(game.version))
      )}
    </div>
  );
}

export function MoreActions({ chooseNew }: { chooseNew: () => void }) {
  const { actions } = words().calcrostic;
  return (
    <div class="actions actions-more">
      <button type="button" class="button" onClick={chooseNew}>
        {actions.newPuzzle}
      </button>
      <button type="button" class="button" onClick={() => void sharePuzzle()}>
        {actions.share}
      </button>
      <button type="button" class="button" onClick={startAgain}>
        {actions.startAgain}
      </button>
      <button
        type="button"
        class="button"
        disabled={table.value?.progress !== 'open'}
        onClick={() => {
          note.value = { kind: 'confirm_solution' };
        }}
      >
        {actions.solution}
      </button>
    </div>
  );
}

export function ConflictSwitch() {
  const { actions } = words().calcrostic;
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        checked={preferences.value.conflicts}
        onChange={(event) => {
          prefer({ conflicts: event.currentTarget.checked });
        }}
      />
      {actions.showConflicts}
    </label>
  );
}
