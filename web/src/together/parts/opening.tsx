// SPDX-License-Identifier: MIT
import type { ComponentChildren } from 'preact';

interface OpeningProps {
  title: string;
  /** A sentence or two about the game. */
  help: string;
  children: ComponentChildren;
}

/** A card of the door that unfolds to the form of one kind of room; one is open at a time. */
export function Opening({ title, help, children }: OpeningProps) {
  return (
    <details class="panel room-opening" name="opening">
      <summary>
        <h2>{title}</h2>
        <p class="small">{help}</p>
      </summary>
      {children}
    </details>
  );
}
