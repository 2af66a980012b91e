// SPDX-License-Identifier: MIT
declare module 'virtual:figures' {
  /** The face of figures and capitals, as woff2 in base64. */
  const figures: string;
  export default figures;
}
