import { words } from '../../lettering/texts';
import { AREA } from '../../canvas/sheet';
import { BOLD, between, type Draft } from './draft';
import type { Layout } from './layout';
import { seat } from './seat';
import { grownOutline, scatter } from './things';
import { stand } from './standing';

/**
 * Longest name that is drawn in full if the page must have few fields, because each letter is a
 * field.
 */
const SHORT = 3;

/**
 * The dog with its name in letters across the whole page. Only the first letter if the name is long
 * and the page must have few fields.
 */
export const lettered: Layout = { first: 12, draw: letter };

function letter(draft: Draft): void {
  const { stage, across, down, size, mirror, border, lines, few, little } = draft;
  const name = words('dog', stage.name);
  const text = (few || little) && [...name].length > SHORT ? [...name].slice(0, 1).join('') : name;
  if (!text) {
    stand.draw(draft);
    return;
  }
  const box = border?.box ?? AREA;
  const single = [...text].length === 1;
  const tall = single ? between(420, 560, size) : between(130, 190, size);
  const dog = seat(draft, {
    across: single ? 1 - down : across,
    down: 1,
    w: between(540, 660, size),
    h: box.h - (single ? tall * 0.62 : tall) - 90,
    mirror,
    box,
  });
  stage.text(
    text,
    {
      x: single ? between(280, 570, down) : 425,
      y: box.y + tall / 2 + 44,
      width: box.w - 70,
      height: tall,
    },
    BOLD,
  );
  stage.show(dog, { detail: dog.item.detail * lines });
  scatter(
    draft,
    draft.things.slice(1),
    grownOutline(dog),
    [{ x: 425, y: box.y - 160, r: tall + 240 }],
    120,
    [across - 0.5, 1],
  );
}
