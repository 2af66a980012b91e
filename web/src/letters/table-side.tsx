// SPDX-License-Identifier: MIT
import { ConflictSwitch, HelpActions, MoreActions } from './actions';
import { elapsedTime } from './clock';
import type { BoardHint, Desk } from './desk';
import type { Helper } from './help';
import { Keypad } from './keypad';
import { LetterStrip } from './letter-strip';
import { NotePanel } from './note-panel';

/** The parts that a player needs in sight at once. */
export const PLAYED_WITH = '.board-frame, .letters, .keypad, .actions-help, .note';

interface Props<Hint extends BoardHint> {
  desk: Desk<Hint>;
  helper: Helper<Hint>;
  /** Letters that are seen to be wrong. */
  wrong: readonly string[];
  choose: (letter: string) => void;
  sentence: (hint: Hint) => string;
  /** Returns the conflicts on the board. */
  conflicts: () => readonly string[];
  /** Returns the facts about the game once it is solved. */
  facts: () => readonly string[];
  preferences: { readonly clock: boolean; readonly conflicts: boolean };
  prefer: (some: { conflicts: boolean }) => void;
  share: () => void;
  chooseNew: () => void;
}

/** All that one plays with beside the board. */
export function TableSide<Hint extends BoardHint>(props: Props<Hint>) {
  const { desk, helper, wrong, choose, preferences, prefer, share, chooseNew } = props;
  const { clock, conflicts } = preferences;
  return (
    <div class="table-side">
      <LetterStrip desk={desk} wrong={wrong} choose={choose} />
      <Keypad desk={desk} />
      <HelpActions desk={desk} helper={helper} />
      <NotePanel
        desk={desk}
        helper={helper}
        sentence={props.sentence}
        conflicts={conflicts ? props.conflicts() : []}
        elapsed={clock ? elapsedTime(desk.laid.value?.game) : undefined}
        facts={props.facts}
        share={share}
        chooseNew={chooseNew}
      />
      <ConflictSwitch on={conflicts} set={(on) => prefer({ conflicts: on })} />
      <MoreActions desk={desk} share={share} chooseNew={chooseNew} />
    </div>
  );
}
