// SPDX-License-Identifier: MIT
/** The calcrostic of a class to look at: its numbers and signs in columns. */
export function ClassGrid({ text }: { text: string }) {
  const rows = text.split('\n').map((line) => line.trim().split(/\s+/));
  return (
    <div class="class-grid" role="img" aria-label={rows.map((row) => row.join(' ')).join('; ')}>
      {rows.map((row, i) =>
        row.map((cell, j) => (
          <span key={`${i} ${j}`} data-diagonal={i % 2 === 1 && j % 2 === 1}>
            {cell}
          </span>
        )),
      )}
    </div>
  );
}
