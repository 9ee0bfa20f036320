import {
  curveBounds,
  flatten,
  joined,
  placed,
  tightBounds,
  toPathData,
  type Curve,
} from '@scribblepup/imaging/curves/curve';
import { grown, resampled } from '@scribblepup/imaging/curves/rings';
import { AREA, bottom, inset, right, type SheetBox } from '../../canvas/sheet';
import type { Spot } from '../../canvas/spot';
import { board, type Board } from './boards/board';
import { BOLD, between, type Draft } from './draft';
import type { Layout } from './layout';
import { croppedSides } from './seat';
import { CLEAR, grownOutline, scatter } from './things';

/** Maximum width of a head with its ears, in skull widths. */
const MAX_EARS = 1.9;
/** How far a muzzle extends past the center of the nose, in skull widths. */
const MUZZLE = 0.3;

/** Center and width of the head with its ears: the extent of the dog's outline above its nose. */
function headSpan({ head, rings }: Spot): { x: number; w: number } {
  const low = head.nose?.[1] ?? head.mid[1] + head.width * 0.4;
  // The nose of a head in profile extends past its ears.
  const nose = head.nose?.[0] ?? head.mid[0];
  const [from, to] = [
    Math.min(head.mid[0] - (head.width * MAX_EARS) / 2, nose - head.width * MUZZLE),
    Math.max(head.mid[0] + (head.width * MAX_EARS) / 2, nose + head.width * MUZZLE),
  ];
  let [l, r] = [Infinity, -Infinity];
  for (const ring of rings.slice(0, 1))
    for (let i = 0; i < ring.length; i += 2)
      if (ring[i + 1] < low) [l, r] = [Math.min(l, ring[i]), Math.max(r, ring[i])];
  [l, r] = [Math.max(l, from), Math.min(r, to)];
  return r > l ? { x: (l + r) / 2, w: r - l } : { x: head.mid[0], w: head.width };
}

/**
 * Scales the dog so that its head with its ears is `width` wide, and puts its face at x, y. Its
 * cropped sides stay outside `edges`.
 */
function headAt(
  { stage, mirror, few, scale: factor }: Draft,
  x: number,
  y: number,
  width: number,
  edges: { left: number; right: number; low: number },
): Spot {
  const { dog } = stage;
  const plain = stage.spot({ scale: 1, dx: 0, dy: 0 });
  const span = headSpan(plain);
  const { mid } = plain.head;
  const cut = croppedSides(stage, mirror);
  // Enlarge a dog cropped at the bottom until it reaches the lower edge, up to a limit. Beyond the
  // limit, move it down instead.
  const deep = stage.bust
    ? Math.min((edges.low - y) / (dog.height - mid[1]), ((few ? 0.9 : 1.2) * width) / span.w)
    : 0;
  const scale = Math.max((width * factor) / span.w, deep);
  const [dw, dh] = [dog.width * scale, dog.height * scale];
  let left = x - (mirror ? dog.width - span.x : span.x) * scale;
  if (cut.left) left = Math.min(left, edges.left - 4);
  if (cut.right) left = Math.max(left, edges.right + 4 - dw);
  let top = y - mid[1] * scale;
  if (stage.bust) top = Math.max(top, edges.low + 4 - dh);
  if (dog.cut.top) top = Math.min(top, AREA.y - 4);
  return stage.spot({ scale, dx: mirror ? left + dw : left, dy: top, mirror });
}

/** The closed lines of a curve, grown by CLEAR, as rings that things must avoid. */
const clearOf = (shape: Curve): number[][] =>
  flatten(shape, 20)
    .filter(({ closed }) => closed)
    .map(({ points }) => grown(resampled(points, 70), CLEAR));

/** Maximum enlargement of a thing to fill a page. */
const MAX_ENLARGEMENT = 1.2;

/** A transform that fits shapes into a box. `across` and `down` distribute the remaining room. */
function fitting(
  shapes: readonly Curve[],
  box: SheetBox,
  across: number,
  down: number,
): (shape: Curve) => Curve {
  const [l, t, r, b] = tightBounds(joined(shapes));
  const k = Math.min(MAX_ENLARGEMENT, box.w / (r - l), box.h / (b - t));
  const [x, y] = [
    between(box.x, right(box) - (r - l) * k, between(0.3, 0.7, across)),
    between(box.y, bottom(box) - (b - t) * k, between(0.35, 0.75, down)),
  ];
  return (shape) => placed(shape, x - l * k, y - t * k, k);
}

/** Place of the first page with a hole. */
const FIRST_PLACE = 25;

/**
 * The dog looks out of a large thing. Up to three years, the page has nothing else; from three on,
 * there are a ground and other things.
 */
export const through = (thing: Board): Layout => ({
  first: FIRST_PLACE,
  frameless: true,
  hidesBottom: true,
  board: thing,
  draw: (draft) => lookOut(thing, draft),
});

/** Like `through`, for a thing that belongs to one look: its hole, and its parts back to front. */
export const peephole = (...shapes: Parameters<typeof board>): Layout => through(board(...shapes));

function lookOut({ hole, parts }: Board, draft: Draft): void {
  const { stage, little, few, across, down, size, lines, things, index } = draft;
  const most = (little ? 1 : 2) - (few ? 1 : 0);
  const plain = parts.filter(([rank]) => rank <= most).map(([, shape]) => shape);
  const lay = fitting(
    [...plain, hole],
    inset(AREA, little ? between(2, 24, size) : between(50, 70, size)),
    across,
    down,
  );
  const drawn = plain.map(lay);
  for (const shape of drawn)
    stage.draw(shape, { line: BOLD, ...(shape.ops.endsWith('Z') ? {} : { fill: 'none' }) });
  const opening = lay(hole);
  stage.draw(opening, { line: BOLD });
  const [left, top, end, low] = curveBounds(opening);
  const r = Math.min(end - left, low - top) / 2;
  const dog = headAt(
    draft,
    (left + end) / 2 + r * between(-0.06, 0.06, across),
    (top + low) / 2 - r * between(0, 0.14, down),
    r * between(1.3, 1.54, (across + index * 0.37) % 1),
    { left, right: end, low },
  );
  stage.show(dog, { clip: toPathData(opening), detail: dog.item.detail * lines });
  stage.trace(opening, BOLD);
  if (!little)
    scatter(draft, things, [...drawn, opening].flatMap(clearOf), [], 100, [across - 0.5, 1]);
}

/** The face alone, about as large as the page. */
export const face: Layout = { first: 10, extendsBelow: true, draw: faceAlone };

function faceAlone(draft: Draft): void {
  const { stage, across, down, size, lines, border } = draft;
  const box = border?.box ?? AREA;
  const width = between(520, 640, size);
  const dog = headAt(draft, between(330, 520, across), between(430, 620, down), width, {
    left: box.x,
    right: right(box),
    low: bottom(box),
  });
  stage.show(dog, { outline: stage.width(6), detail: dog.item.detail * lines });
  scatter(draft, draft.things.slice(1), grownOutline(dog), [], 110, [across - 0.5, -1]);
}
