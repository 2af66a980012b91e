// SPDX-License-Identifier: MIT
import { ConflictSwitch, HelpActions, MoreActions } from './actions';
import { Keypad } from './keypad';
import { LetterStrip } from './letter-strip';
import { NotePanel } from './note-panel';
import type { SideProps } from './play';
import { wrongLetters } from './said';
import { share } from './sharing';

/** The parts that a player needs in sight at once. */
export const PLAYED_WITH = '.board-frame, .letters, .keypad, .actions-help, .note';

/** All that one plays with beside the board. */
export function TableSide(props: SideProps) {
  const { play, chooseNew } = props;
  const { desk, helper, preferences, prefer } = play;
  const { conflicts } = preferences.value;
  return (
    <div class="table-side">
      <LetterStrip desk={desk} wrong={wrongLetters(desk, conflicts)} choose={play.choose} />
      <Keypad desk={desk} />
      <HelpActions desk={desk} helper={helper} />
      <NotePanel {...props} />
      <ConflictSwitch on={conflicts} set={(on) => prefer({ conflicts: on })} />
      <MoreActions desk={desk} share={() => void share(play)} chooseNew={chooseNew} />
    </div>
  );
}
