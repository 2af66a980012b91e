// SPDX-License-Identifier: MIT
import { expectScenesAccessible } from './accessible';
import { CALCROSTIC_SCENES } from './calcrostic-scenes';

expectScenesAccessible(CALCROSTIC_SCENES);
