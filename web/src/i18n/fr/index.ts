// SPDX-License-Identifier: MIT
import type { Dictionary } from '../en';
import { about } from './about';
import { app } from './app';
import { calcrostic } from './calcrostic';
import { engine } from './engine';
import { explore } from './explore';
import { home } from './home';
import { krypto } from './krypto';
import { letters } from './letters';
import { record } from './record';
import { typeset } from './typography';

export const fr: Dictionary = typeset({
  about,
  app,
  calcrostic,
  engine,
  explore,
  home,
  krypto,
  letters,
  record,
});
