// SPDX-License-Identifier: MIT
import type { Group } from '../frame/messages';
import type { ViewProps } from '../frame/page';

/** A view of one group; the rest of the address is behind the name of the view. */
export interface GroupProps extends ViewProps {
  group: Group;
}
