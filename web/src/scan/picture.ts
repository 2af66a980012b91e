// SPDX-License-Identifier: MIT
/** Pictures of any kind that the browser can show, as the server takes them. */

/** The limit of the server is a little higher. */
export const MOST_PIXELS = 12_000_000;
export const MOST_BYTES = 16 * 2 ** 20;

/** Sides of the same shape, and at most this many pixels. */
export function fitted(width: number, height: number, most = MOST_PIXELS): [number, number] {
  const scale = Math.min(1, Math.sqrt(most / (width * height)));
  return [Math.max(1, Math.floor(width * scale)), Math.max(1, Math.floor(height * scale))];
}

/** Each pixel becomes the mean of its colours, as the server would make it. */
export function makeGrey(pixels: Uint8ClampedArray): void {
  for (let i = 0; i < pixels.length; i += 4) {
    const grey = ((pixels[i] ?? 0) + (pixels[i + 1] ?? 0) + (pixels[i + 2] ?? 0)) / 3;
    pixels.fill(grey, i, i + 3);
  }
}

/** Draws a file, upright and on white, in grey: a third of the bytes. Fails if it is not a picture. */
async function drawn(file: Blob, most: number): Promise<HTMLCanvasElement> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = fitted(picture.width, picture.height, most);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) {
    throw new Error('no canvas');
  }
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  makeGrey(image.data);
  context.putImageData(image, 0, 0);
  return canvas;
}

/** The picture, to be seen and to be sent. The server draws a PDF. */
export interface Prepared {
  canvas: HTMLCanvasElement | undefined;
  file: Blob;
}

export const PDF = 'application/pdf';

/** Whether a file is a PDF, whatever its name. */
async function isPdf(file: Blob): Promise<boolean> {
  return file.type === PDF || (await file.slice(0, 5).text()) === '%PDF-';
}

export async function prepare(file: Blob): Promise<Prepared> {
  if (await isPdf(file)) {
    return { canvas: undefined, file: file.slice(0, file.size, PDF) };
  }
  let most = MOST_PIXELS;
  for (;;) {
    const canvas = await drawn(file, most);
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (png === null) {
      throw new Error('no memory');
    }
    if (png.size <= MOST_BYTES) {
      return { canvas, file: png };
    }
    // Noise takes more bytes than print.
    most /= 2;
  }
}
