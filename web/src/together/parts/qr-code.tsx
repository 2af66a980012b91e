// SPDX-License-Identifier: MIT
import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';
import { classWords } from './words';

/** The quiet zone that readers need, in modules. */
const MARGIN = 4;

/** A link as a QR code, dark on light in either theme, since many readers take no other. */
export function QrCode({ link }: { link: string }) {
  const { path, size } = useMemo(() => {
    const { data, size } = encode(link, { ecc: 'M', border: 0 });
    return { path: pathOf(data), size: size + 2 * MARGIN };
  }, [link]);
  return (
    <svg
      class="class-qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={classWords().qrCode(link)}
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** Dark modules as strokes of one row each. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1] === true) {
          return [];
        }
        const end = row.indexOf(false, x);
        const width = (end === -1 ? row.length : end) - x;
        return [`M${x + MARGIN} ${y + MARGIN}h${width}v1h-${width}z`];
      }),
    )
    .join('');
}
