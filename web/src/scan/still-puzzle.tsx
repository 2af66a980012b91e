// SPDX-License-Identifier: MIT
import '../calcrostic/board.css';
import { words } from '../i18n';
import '../krypto/felt.css';
import { handText, parseHand } from '../krypto/hand';
import type { Found } from './found';
import { tokensOf, withPrintedSigns } from './text';

/** A puzzle to look at, as far as it could be read. */
export function StillPuzzle({ kind, text }: Pick<Found, 'kind' | 'text'>) {
  switch (kind) {
    case 'hand':
      return <StillHand text={text} />;
    case 'grid':
      return <StillBoard text={text} />;
    case 'alphametic':
      return (
        <pre class="scan-calculation" role="img" aria-label={text}>
          {withPrintedSigns(text)}
        </pre>
      );
  }
}

function StillHand({ text }: { text: string }) {
  const { krypto } = words();
  const read = parseHand(text, 'own');
  const written = read.ok ? handText(read.value) : text;
  const [cardText = '', objective = ''] = written.split(':');
  const cards = cardText.trim().split(/\s+/);
  return (
    <div class="felt scan-hand" role="img" aria-label={written}>
      <div class="objective">
        <span class="objective-label">{krypto.objective}</span>
        <Face text={objective.trim()} />
      </div>
      <div class="cards" data-count={cards.length}>
        {cards.map((card, place) => (
          <div class="place" key={place}>
            <div class="card scan-card">
              <Face text={card} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

function Face({ text }: { text: string }) {
  return (
    <span class="number" data-length={text.length <= 2 ? 'short' : 'middle'}>
      {text}
    </span>
  );
}

function StillBoard({ text }: { text: string }) {
  const lines = tokensOf(withPrintedSigns(text));
  const width = Math.max(...lines.map((line) => line.length));
  const columns = (width + 1) / 2;
  // Between two rows there may be the signs of the columns alone.
  const cells = lines.map((line, i) =>
    i % 2 === 1 && line.length === columns
      ? line.flatMap((sign, j) => (j === 0 ? [sign] : ['.', sign]))
      : line,
  );
  const widest = Array.from({ length: columns }, (_, column) =>
    Math.max(...cells.map((line, i) => (i % 2 === 0 ? (line[2 * column]?.length ?? 0) : 0))),
  );
  const all = columns === 3 ? 3 * Math.max(...widest) : widest.reduce((sum, one) => sum + one, 0);
  return (
    <div class="board-frame">
      <div
        class="board scan-board"
        role="img"
        aria-label={lines.map((line) => line.join(' ')).join('; ')}
        data-rows={(lines.length + 1) / 2}
        data-columns={columns}
        style={{ '--width': all }}
      >
        {cells.map((line, i) => (
          <div class="board-row" key={i}>
            {line.map((token, j) => (
              <Cell key={j} token={token} row={i} column={j} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function Cell({ token, row, column }: { token: string; row: number; column: number }) {
  if (row % 2 === 0 && column % 2 === 0) {
    return (
      <div class="board-number" data-failing={token.includes('_')}>
        {Array.from(token).map((symbol, i) => (
          <span class="symbol" key={i}>
            {symbol}
          </span>
        ))}
      </div>
    );
  }
  // Signs of diagonals stand at the crossings.
  const isCrossing = row % 2 === 1 && column % 2 === 1;
  const line = isCrossing ? (row === column ? 'main' : 'other') : undefined;
  return (
    <div class="board-sign" data-line={token === '.' ? undefined : line}>
      {token !== '.' && <span>{token}</span>}
    </div>
  );
}
