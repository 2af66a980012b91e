import { expectScenesAccessible } from './accessible';
import { FRAME_SCENES, KRYPTO_SCENES } from './scenes';

expectScenesAccessible([...KRYPTO_SCENES, ...FRAME_SCENES]);
