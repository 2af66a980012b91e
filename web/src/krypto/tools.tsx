// SPDX-License-Identifier: MIT
import { words } from '../i18n';
import { Icon, type IconName } from '../parts/icon';
import type { Play } from './play';

interface Tool {
  icon: IconName;
  label: string;
  isOff: boolean;
  use: () => void;
  key?: string;
}

export function Tools({ play }: { play: Play }) {
  const { krypto } = words();
  const { moves, undone } = play.game.state;
  const tools: readonly Tool[] = [
    {
      icon: 'undo',
      label: krypto.undo,
      isOff: moves.length === 0,
      use: () => play.undo(),
    },
    {
      icon: 'redo',
      label: krypto.redo,
      isOff: undone.length === 0,
      use: () => play.redo(),
    },
    {
      icon: 'hint',
      label: krypto.hint,
      isOff: play.game.isSolvedNow.value,
      use: () => void play.hint(),
      key: 'H',
    },
    {
      icon: play.game.isRunning ? 'flag' : 'list',
      label: play.game.isRunning ? krypto.giveUp : krypto.allSolutions,
      isOff: false,
      use: () => play.askGiveUp(),
    },
  ];
  return (
    <div class="tools">
      {tools.map(({ icon, label, isOff, use, key }) => (
        <button
          key={label}
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
          <Icon name={icon} />
          {label}
        </button>
      ))}
    </div>
  );
}
