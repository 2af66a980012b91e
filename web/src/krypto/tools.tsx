// SPDX-License-Identifier: MIT
import { words } from '../i18n';
import type { Play } from './play';

export function Tools({ play }: { play: Play }) {
  const { krypto } = words();
  const { moves, undone } = play.game.state;
  const tools = [
    {
      sign: '↶',
      label: krypto.undo,
      isOff: moves.length === 0,
      use: () => play.undo(),
    },
    {
      sign: '↷',
      label: krypto.redo,
      isOff: undone.length === 0,
      use: () => play.redo(),
    },
    {
      sign: '?',
      label: krypto.hint,
      isOff: play.game.isSolvedNow.value,
      use: () => void play.hint(),
      key: '?',
    },
    {
      sign: '≡',
      label: play.game.isRunning ? krypto.giveUp : krypto.allSolutions,
      isOff: false,
      use: () => play.askGiveUp(),
    },
  ];
  return (
    <div class="tools">
      {tools.map(({ sign, label, isOff, use, key }) => (
        <button
          key={sign}
          type="button"
          class="tool"
          aria-disabled={isOff}
          aria-keyshortcuts={key}
          onClick={() => {
            if (!isOff) {
              use();
            }
          }}
        >
          <span aria-hidden="true" class="tool-sign">
            {sign}
          </span>
          {label}
        </button>
      ))}
    </div>
  );
}
