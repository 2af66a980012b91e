// SPDX-License-Identifier: MIT
/** The moment in which a puzzle is solved, for eyes: a card flies to the target, and signs burst out. */

/** In ms. */
const FLIGHT = 260;
const BURST = 600;

const SIGNS = ['+', '−', '×', '÷'];
const PIECES = 28;
/** How far the signs fly, in px. */
const REACH = 190;

/** Nothing moves for players who have asked their system for that. */
export function mayMove(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Shows that the target is met, from which the signs burst out once the card is there. */
export function celebrateAt(target: Element, card?: Element): void {
  if (!mayMove()) {
    return;
  }
  if (card === undefined) {
    burst(target);
  } else {
    fly(card, target, () => burst(target));
  }
}

/** Moves a picture of the card onto the target; the card itself stays where it is. */
function fly(card: Element, target: Element, land: () => void): void {
  const [from, to] = [card.getBoundingClientRect(), target.getBoundingClientRect()];
  const place = card.parentElement ?? card;
  const picture = place.cloneNode(true) as HTMLElement;
  picture.classList.add('flying');
  picture.setAttribute('aria-hidden', 'true');
  picture.inert = true;
  Object.assign(picture.style, {
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
  });
  document.body.append(picture);
  const [x, y] = [middleX(to) - middleX(from), middleY(to) - middleY(from)];
  const landing = `translate(${x}px, ${y}px) scale(${to.width / Math.max(1, from.width)})`;
  const flight = picture.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: landing, opacity: 1, offset: 0.85 },
      { transform: landing, opacity: 0 },
    ],
    { duration: FLIGHT, easing: 'cubic-bezier(0.4, 0, 0.2, 1)' },
  );
  const end = () => picture.remove();
  flight.addEventListener('cancel', end);
  flight.addEventListener('finish', () => {
    end();
    land();
  });
}

/** Signs fly apart and vanish. */
function burst(target: Element): void {
  const box = target.getBoundingClientRect();
  const sky = document.createElement('div');
  sky.className = 'burst';
  sky.setAttribute('aria-hidden', 'true');
  Object.assign(sky.style, { left: `${middleX(box)}px`, top: `${middleY(box)}px` });
  document.body.append(sky);
  const flights = Array.from({ length: PIECES }, (_, index) => {
    const piece = document.createElement('span');
    piece.textContent = SIGNS[index % SIGNS.length] ?? '';
    piece.dataset['colour'] = String(index % 3);
    sky.append(piece);
    // The angle of the golden section leaves no gaps.
    const angle = index * 2.39996;
    const far = REACH * (0.45 + (0.55 * ((index * 7) % PIECES)) / PIECES);
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
    return piece.animate(
      [
        { transform: 'translate(-50%, -50%) scale(0.4)', opacity: 1 },
        {
          transform: `translate(calc(-50% + ${x}px), calc(-50% + ${y + 40}px)) rotate(${index * 37}deg)`,
          opacity: 0,
        },
      ],
      { duration: BURST, easing: 'cubic-bezier(0.15, 0.7, 0.4, 1)', fill: 'forwards' },
    ).finished;
  });
  void Promise.allSettled(flights).then(() => sky.remove());
}

function middleX({ left, width }: DOMRect): number {
  return left + width / 2;
}

function middleY({ top, height }: DOMRect): number {
  return top + height / 2;
}
