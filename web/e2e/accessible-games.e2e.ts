// SPDX-License-Identifier: MIT
import { expectScenesAccessible } from './accessible';
import { GAME_SCENES } from './game-scenes';

expectScenesAccessible(GAME_SCENES);
