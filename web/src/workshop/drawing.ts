// SPDX-License-Identifier: MIT
/** A page of the engine, which is SVG made of text, line, rect and circle. */
export function readDrawing(svg: string): SVGSVGElement {
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  return document.importNode(documentElement, true) as unknown as SVGSVGElement;
}

/** Its size in points. */
export function sizeOfDrawing(drawing: Element): { width: number; height: number } {
  const [, , width = 0, height = 0] = (drawing.getAttribute('viewBox') ?? '')
    .split(' ')
    .map(Number);
  return { width, height };
}
