// SPDX-License-Identifier: MIT
import { expectScenesAccessible } from './accessible';
import { KRYPTO_SCENES } from './scenes';

expectScenesAccessible(KRYPTO_SCENES);
