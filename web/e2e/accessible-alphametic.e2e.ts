// SPDX-License-Identifier: MIT
import { expectScenesAccessible } from './accessible';
import { ALPHAMETIC_SCENES } from './alphametic-scenes';

expectScenesAccessible(ALPHAMETIC_SCENES);
