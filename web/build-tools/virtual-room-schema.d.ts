// SPDX-License-Identifier: MIT
declare module 'virtual:room-schema' {
  const schema: import('../src/together/session/fitting').Schema;
  export default schema;
}
