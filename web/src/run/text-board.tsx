// SPDX-License-Identifier: MIT
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { addressOf, encodeGrid } from '../calcrostic/link';
import { readGame, type Game } from '../calcrostic/game';
import { table } from '../calcrostic/table';
import { answerOf, gridOfText } from '../calcrostic/grid-of-text';
import { PassingBoard } from './passing-board';

export interface TextBoardProps {
  /** The puzzle. Another one needs another `key`. */
  text: string;
  /** The message for digits for all letters, right or wrong. */
  full: string;
  /** The selector of the part above it that is seen with it. */
  above: string;
  /** The text of the button that submits digits for all letters. */
  submit: string;
  take: (answer: string) => void;
  /** Returns the part that was begun before the page was loaded again, if any. */
  begun: <Work>(read: (kept: unknown) => Work | undefined) => Work | undefined;
  /** Keeps what is begun now. */
  keep: (game: Game) => void;
  /** Alternative actions. */
  children?: ComponentChildren;
}

/** A calcrostic whose answer goes to `take` when the player submits it, and not before. */
export function TextBoard({
  text,
  full,
  above,
  submit,
  take,
  begun,
  keep,
  children,
}: TextBoardProps) {
  const grid = useMemo(() => gridOfText(text), [text]);
  const laid = table.value;
  const mine = laid?.grid === grid ? laid : undefined;
  const answer = mine && answerOf(mine.letters, mine.board);
  const game = mine?.game;
  useLayoutEffect(() => {
    if (game !== undefined && game.moves.length > 0) {
      keep(game);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `keep` is new each time
  }, [game]);
  if (grid === undefined) {
    return null;
  }
  return (
    <PassingBoard puzzle={grid} begun={() => begun(readGame)} full={full} isSubmitted above={above}>
      <button
        type="button"
        class="button button-strong"
        aria-disabled={answer === undefined}
        onClick={() => {
          if (answer !== undefined) {
            take(answer);
          }
        }}
      >
        {submit}
      </button>
      {children}
    </PassingBoard>
  );
}

export interface TextLinkProps {
  text: string;
  name: string;
}

/** Leads to the calcrostic on a board of its own, in another window. */
export function TextLink({ text, name }: TextLinkProps) {
  const grid = useMemo(() => gridOfText(text), [text]);
  return (
    <a href={addressOf(grid === undefined ? '' : encodeGrid(grid))} target="_blank" rel="noopener">
      {name}
    </a>
  );
}
