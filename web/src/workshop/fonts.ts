// SPDX-License-Identifier: MIT
/**
 * The faces in which pages are laid out. They are loaded when the workshop is opened; the build
 * leaves out all letters that no sheet has.
 */
import serifBoldAddress from '@fontsource/tinos/files/tinos-latin-700-normal.woff?url';
import serifAddress from '@fontsource/tinos/files/tinos-latin-400-normal.woff?url';
import boldAddress from 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf?url';
import regularAddress from 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf?url';
import monoAddress from 'dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf?url';

export interface Face {
  family: string;
  weight: 'normal' | 'bold';
  file: ArrayBuffer;
}

/** Tinos has the widths of Liberation Serif, in which the program prints. */
const FACES = [
  { family: 'Tinos', weight: 'normal', address: serifAddress },
  { family: 'Tinos', weight: 'bold', address: serifBoldAddress },
  { family: 'DejaVu Sans', weight: 'normal', address: regularAddress },
  { family: 'DejaVu Sans', weight: 'bold', address: boldAddress },
  { family: 'DejaVu Sans Mono', weight: 'normal', address: monoAddress },
] as const;

let loading: Promise<Face[]> | undefined;

/** All of them; what could not be loaded is tried again the next time. */
export function loadFaces(): Promise<Face[]> {
  loading ??= Promise.all(
    FACES.map(async ({ family, weight, address }) => {
      const response = await fetch(address);
      if (!response.ok) {
        throw new Error(`${address}: ${response.status}`);
      }
      return { family, weight, file: await response.arrayBuffer() };
    }),
  ).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Has pages shown in them. Without them other faces stand in, a little wider or narrower. */
export async function showFaces(): Promise<void> {
  for (const { family, weight, file } of await loadFaces()) {
    document.fonts.add(await new FontFace(family, file, { weight }).load());
  }
}
