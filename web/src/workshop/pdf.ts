// SPDX-License-Identifier: MIT
/** Pages as PDF, in which text stays text and only used letters are embedded. Loaded on demand. */
import { jsPDF } from 'jspdf';
import { sizeOfDrawing } from './drawing';
import type { Face } from './fonts';
import { MissingLetter } from './missing-letter';

/** Throws a MissingLetter where the fonts lack one. */
export function toPdf(
  pages: readonly Element[],
  faces: readonly Face[],
  { title, lang }: { title: string; lang: 'en' | 'fr' },
): Blob {
  const sizes = pages.map(sizeOfDrawing);
  const format = sizes.map(({ width, height }) => [width, height]);
  const pdf = new jsPDF({
    unit: 'pt',
    format: format[0] ?? 'a4',
    compress: true,
    putOnlyUsedFonts: true,
  });
  pdf.setProperties({ title, creator: 'reckon' });
  pdf.setLanguage(lang);
  for (const { family, weight, file } of faces) {
    const name = `${family} ${weight}.ttf`;
    pdf.addFileToVFS(name, binaryString(file));
    pdf.addFont(name, family, weight);
  }
  pages.forEach((page, index) => {
    if (index > 0) {
      pdf.addPage(format[index] ?? 'a4');
    }
    for (const mark of page.children) {
      draw(pdf, mark);
    }
  });
  return pdf.output('blob');
}

function draw(pdf: jsPDF, mark: Element): void {
  const number = (name: string) => Number(mark.getAttribute(name) ?? 0);
  pdf.setLineWidth(number('stroke-width'));
  switch (mark.tagName) {
    case 'text': {
      pdf.setFont(familyOf(mark), mark.getAttribute('font-weight') ?? 'normal');
      checkLetters(pdf, mark.textContent);
      pdf.setFontSize(number('font-size'));
      pdf.setTextColor('black');
      pdf.text(mark.textContent, number('x'), number('y'), {
        align: ALIGNMENTS[mark.getAttribute('text-anchor') ?? 'start'] ?? 'left',
      });
      return;
    }
    case 'line':
      pdf.line(number('x1'), number('y1'), number('x2'), number('y2'));
      return;
    case 'rect': {
      // The first is the white of the paper.
      if (mark.getAttribute('stroke') !== null) {
        const corner = number('rx');
        // It ends where it began, but is not closed.
        pdf.setLineCap('round');
        pdf.roundedRect(
          number('x'),
          number('y'),
          number('width'),
          number('height'),
          corner,
          corner,
        );
        pdf.setLineCap('butt');
      }
      return;
    }
    case 'circle': {
      const isFilled = mark.getAttribute('fill') === 'black';
      pdf.setFillColor('black');
      pdf.circle(number('cx'), number('cy'), number('r'), isFilled ? 'FD' : 'S');
    }
  }
}

/** Text without a family of its own is in the serifs of the page. */
function familyOf(mark: Element): string {
  const [first] = (mark.getAttribute('font-family') ?? 'Tinos').split(',');
  return first ?? 'Tinos';
}

/** Throws a MissingLetter for the first letter that the chosen font lacks. */
function checkLetters(pdf: jsPDF, text: string): void {
  const { metadata } = pdf.getFont() as { metadata?: FontMetadata };
  const glyphs = metadata?.cmap?.unicode?.codeMap;
  if (glyphs === undefined) {
    return;
  }
  for (const letter of text) {
    if (!glyphs[letter.codePointAt(0) ?? 0]) {
      throw new MissingLetter(letter);
    }
  }
}

/** The part of a font of the library, once it is read, that maps letters to glyphs. */
interface FontMetadata {
  cmap?: { unicode?: { codeMap?: Record<number, number> } };
}

const ALIGNMENTS: Record<string, 'left' | 'center' | 'right'> = {
  start: 'left',
  middle: 'center',
  end: 'right',
};

/** As the library takes files: a character for each byte. */
function binaryString(file: ArrayBuffer): string {
  return Array.from(new Uint8Array(file), (byte) => String.fromCharCode(byte)).join('');
}
