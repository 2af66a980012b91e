// SPDX-License-Identifier: MIT
/**
 * The faces in which pages are laid out. They are loaded when the workshop is opened; the build
 * leaves out all letters that no sheet has.
 */
import boldAddress from 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf?url';
import regularAddress from 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf?url';
import monoAddress from 'dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf?url';

export interface Face {
  family: string;
  weight: 'normal' | 'bold';
  file: ArrayBuffer;
}

const FACES = [
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
