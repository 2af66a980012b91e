import { expectScenesAccessible } from './accessible';
import { ROOM_SCENES } from './room-scenes';
import { SCAN_SCENES } from './scan-scenes';
import { EXPLORE_SCENES, WORKSHOP_SCENES } from './scenes';

expectScenesAccessible([...EXPLORE_SCENES, ...WORKSHOP_SCENES, ...ROOM_SCENES, ...SCAN_SCENES]);
