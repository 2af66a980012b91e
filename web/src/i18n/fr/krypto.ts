import type { Dictionary } from '..';

export const krypto: Dictionary['krypto'] = { title: 'Krypto' };
