// SPDX-License-Identifier: MIT
declare module 'virtual:census' {
  const tables: import('./census-tables').CensusTables;
  export default tables;
}
