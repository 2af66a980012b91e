// SPDX-License-Identifier: MIT
import type { ComponentType } from 'preact';
import type { Desk } from './desk';
import type { Me } from './messages';

export interface ViewProps {
  desk: Desk;
  me: Me;
  /** The parts of the address behind that of the page. */
  rest: readonly string[];
}

/** A page of the navigation, and all views below it. */
export interface StaffPage {
  /** The first part of its address. */
  readonly path: string;
  readonly name: () => string;
  readonly view: ComponentType<ViewProps>;
}
