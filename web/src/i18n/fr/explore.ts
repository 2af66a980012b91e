import type { Dictionary } from '..';

export const explore: Dictionary['explore'] = { title: 'Explorer' };
