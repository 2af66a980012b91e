export const krypto = { title: 'Krypto' };
