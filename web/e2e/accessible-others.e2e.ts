// SPDX-License-Identifier: MIT
import { expectScenesAccessible } from './accessible';
import { ALPHAMETIC_SCENES } from './alphametic-scenes';
import { CALCROSTIC_SCENES } from './calcrostic-scenes';
import { GAME_SCENES } from './game-scenes';
import { ROOM_SCENES } from './room-scenes';
import { KRYPTO_SCENES, SCENES } from './scenes';

// The scenes that no other file looks at, so that none is forgotten.
const elsewhere = new Set([
  ...KRYPTO_SCENES,
  ...GAME_SCENES,
  ...CALCROSTIC_SCENES,
  ...ALPHAMETIC_SCENES,
  ...ROOM_SCENES,
]);

expectScenesAccessible(SCENES.filter((scene) => !elsewhere.has(scene)));
