import type { Dog, Face, Found, Head, Probability, Rect } from '../types';
import { HALF_SCORE_SHARE, WINDOW_EXTENT } from './constants';
import { divide, type Member } from './members';
import type { Part } from './parts';

/** The dogs of a photo, the surest first, each with the cells that are its own. */
export function describeDogs(probability: Probability, faces: readonly Face[], photo: Rect): Found {
  const members = divide(probability, faces);
  const described = members.map((member) => ({
    member,
    dog: describe(member, probability, photo),
  }));
  described.sort((a, b) => b.dog.score - a.dog.score);
  const owners = new Uint8Array(probability.data.length);
  described.forEach(({ member }, index) =>
    member.cells.forEach((cell) => (owners[cell] = index + 1)),
  );
  return { probability, owners, dogs: described.map(({ dog }) => dog) };
}

function describe({ cells, face }: Member, probability: Probability, photo: Rect): Dog {
  const share = cells.length / probability.data.length;
  const mean =
    cells.reduce((sum, cell) => sum + probability.data[cell]!, 0) / Math.max(1, cells.length);
  return {
    box: within(cells.length > 0 ? boxOf(cells, probability) : aroundHead(face!.head), photo),
    area: share * photo.width * photo.height,
    score: (mean * share) / (share + HALF_SCORE_SHARE),
    face,
  };
}

/** A cell covers what is nearest to it. Pixels' centres are at whole numbers; a box goes along their edges. */
function boxOf(cells: Part, { width, stepX, stepY }: Probability): Rect {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const cell of cells) {
    const x = cell % width;
    const y = (cell - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  return {
    x: (left - 0.5) * stepX + 0.5,
    y: (top - 0.5) * stepY + 0.5,
    width: (right - left) * stepX,
    height: (bottom - top) * stepY,
  };
}

function aroundHead({ x, y, size }: Head): Rect {
  const extent = WINDOW_EXTENT * size;
  return { x: x + 0.5 - extent / 2, y: y + 0.5 - extent / 2, width: extent, height: extent };
}

function within(box: Rect, photo: Rect): Rect {
  const x = Math.max(box.x, photo.x);
  const y = Math.max(box.y, photo.y);
  return {
    x,
    y,
    width: Math.min(box.x + box.width, photo.width) - x,
    height: Math.min(box.y + box.height, photo.height) - y,
  };
}
