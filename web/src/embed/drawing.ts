// SPDX-License-Identifier: MIT
/**
 * Makes nodes in a line each, and defines what a game and its place on the site know of each other.
 */

type Given = Record<string, string>;

/** Makes an element with attributes and children. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  given: Given = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(given)) {
    made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

/** `part` is also its class. */
export function button(part: string, press: () => void, label = ''): HTMLButtonElement {
  const made = element('button', { type: 'button', part, class: part }, label);
  made.addEventListener('click', press);
  return made;
}

/** A button that is really disabled would lose the focus. */
export function setUsable(made: HTMLButtonElement, isUsable: boolean): void {
  made.setAttribute('aria-disabled', String(!isUsable));
}

/** Buttons that belong together, under a name for screen readers. */
export function group(name: string, classes: string, ...buttons: Node[]): HTMLDivElement {
  return element('div', { role: 'group', 'aria-label': name, class: classes }, ...buttons);
}

/** The visible parts of a puzzle in the component. */
export interface Game {
  readonly view: HTMLElement;
  /** The explanation below it, if it needs one. */
  readonly help?: HTMLElement;
  /**
   * Handles a key pressed within the component, which may have a digit on it; returns whether it
   * meant something.
   */
  press(key: string, digit: number | undefined): boolean;
  /** Whether something would be lost if another puzzle took its place. */
  isUnderWay(): boolean;
}

/** Where a game is played. */
export interface Place {
  /** Says something below the puzzle, and to screen readers. */
  say: (text: string, mood?: 'wrong' | 'right') => void;
  /** The stored progress of this puzzle; it may be anything. */
  readonly kept: unknown;
  keep: (state: unknown) => void;
  /** It is solved now; `before` if it was so when it was opened. */
  solved: (before: boolean) => void;
}
