// SPDX-License-Identifier: MIT
import { words } from '../i18n';
import { table, turnTo } from './table';
import { hasAllVersions, mirrored, transposed, turnedRight } from './versions';

/** Actions on the whole board. */
export function BoardActions() {
  const { actions, version } = words().calcrostic;
  const laid = table.value;
  if (laid === undefined) {
    return null;
  }
  const { game, grid } = laid;
  const turnButton = (label: string, next: number) => (
    <button type="button" class="button" onClick={() => turnTo(next)}>
      {label}
    </button>
  );
  return (
    <div class="actions actions-board" role="group" aria-label={words().letters.actions.board}>
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
