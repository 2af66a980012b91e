// SPDX-License-Identifier: MIT
import { expectScenesAccessible } from './accessible';
import { CALCROSTIC_SCENES } from './calcrostic-scenes';
import { KRYPTO_SCENES, SCENES } from './scenes';

// Whatever no other file looks at, so that none is forgotten.
const elsewhere = new Set([...KRYPTO_SCENES, ...CALCROSTIC_SCENES]);

expectScenesAccessible(SCENES.filter((scene) => !elsewhere.has(scene)));
