// SPDX-License-Identifier: MIT
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: { targetFormat: 'sfnt' },
  ): Promise<Buffer>;
}
