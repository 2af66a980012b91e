// SPDX-License-Identifier: MIT
import type { Dictionary } from '../en';
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
import { typeset } from './typography';

export const fr: Dictionary = typeset({
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
});
