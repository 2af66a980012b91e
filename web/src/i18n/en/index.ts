// SPDX-License-Identifier: MIT
import { app } from './app';
import { calcrostic } from './calcrostic';
import { days } from './days';
import { engine } from './engine';
import { games } from './games';
import { guide } from './guide';
import { home } from './home';
import { krypto } from './krypto';
import { letters } from './letters';
import { result } from './result';

export const en = {
  app,
  calcrostic,
  days,
  engine,
  games,
  guide,
  home,
  krypto,
  letters,
  result,
};

/** All that the page says. English is the model: what another language lacks does not compile. */
export type Dictionary = typeof en;
