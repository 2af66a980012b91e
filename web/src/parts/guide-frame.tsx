// SPDX-License-Identifier: MIT
import type { ComponentChildren } from 'preact';
import { words } from '../i18n';
import './guide.css';

/** The place of a player in a lesson: before a step, at the end, or where no step leads. */
export type GuidePlace = { kind: 'step'; index: number } | { kind: 'done' } | { kind: 'astray' };

interface GuideFrameProps {
  title: string;
  /** The name of the part in which one plays. */
  label: string;
  /** On the card table, or on paper. */
  surface: 'felt' | 'paper';
  place: GuidePlace;
  /** The texts of the steps. */
  steps: readonly ComponentChildren[];
  /** The step that comes first, where another one was tried. */
  help?: string | undefined;
  /** The words at the end, and those for a step that helps nothing. */
  done: string;
  astray: string;
  undo: () => void;
  /** The puzzle. */
  children: ComponentChildren;
  /** The keys by which one plays; they go once all is done. */
  keys: ComponentChildren;
  /** The name of the way on. */
  play: string;
  leave: () => void;
}

/** A lesson in a few steps on a tiny puzzle, which can be skipped. */
export function GuideFrame(props: GuideFrameProps) {
  const { guide, krypto } = words();
  const { title, label, surface, place, steps, done, astray, children, keys } = props;
  const isDone = place.kind === 'done';
  const button = surface === 'felt' ? 'felt-button' : 'button';
  return (
    <div class="guide">
      <h1>{title}</h1>
      <section class={surface === 'felt' ? 'felt' : 'guide-paper'} aria-label={label} tabIndex={-1}>
        {children}
        <div class="message guide-message" role="status">
          {place.kind === 'step' && (
            <p>
              <strong>{guide.step(place.index + 1, steps.length)}</strong> {steps[place.index]}
            </p>
          )}
          {props.help !== undefined && <p class="message-strong">{props.help}</p>}
          {isDone && <p class="message-strong">{done}</p>}
          {place.kind === 'astray' && (
            <div class="message-buttons">
              <p>{astray}</p>
              <button type="button" class={button} onClick={props.undo}>
                {krypto.undo}
              </button>
            </div>
          )}
        </div>
        {!isDone && keys}
        <button
          type="button"
          class={isDone ? `${button} ${button}-strong` : button}
          onClick={() => {
            props.leave();
            scrollTo(0, 0);
            document.getElementById('content')?.focus({ preventScroll: true });
          }}
        >
          {isDone ? props.play : guide.skip}
        </button>
      </section>
    </div>
  );
}
