// SPDX-License-Identifier: MIT
import { about } from './about';
import { app } from './app';
import { calcrostic } from './calcrostic';
import { engine } from './engine';
import { explore } from './explore';
import { home } from './home';
import { krypto } from './krypto';
import { letters } from './letters';
import { record } from './record';

export const en = {
  about,
  app,
  calcrostic,
  engine,
  explore,
  home,
  krypto,
  letters,
  record,
};

/** All that the page says. English is the model: what another language lacks does not compile. */
export type Dictionary = typeof en;
