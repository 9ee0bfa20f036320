import { bounds, flatten, placed, toPathData, type Curve } from '@scribblepup/imaging/curves/curve';
import { grown, resampled } from '@scribblepup/imaging/curves/rings';
import { AREA, bottom, inset, right, type Box } from '../../canvas/sheet';
import type { Spot } from '../../canvas/spot';
import { BOARDS, type BoardName } from './boards';
import { BOLD, between, type Draft } from './draft';
import type { Layout } from './layout';
import { cutSides } from './seat';
import { CLEAR, around, scatter } from './things';

/** How wide a head is with its ears, for each unit of its skull's width: at most as wide as two skulls. */
const EARS = 1.9;
/** How far a muzzle reaches beyond the nose's middle, for each unit of the skull's width. */
const MUZZLE = 0.3;

/** The head with its ears at this scale: the dog's outline down to its nose. */
function headSpan({ head, rings }: Spot): { x: number; w: number } {
  const low = head.face?.nose[1] ?? head.mid[1] + head.width * 0.4;
  // The nose of a head that looks aside lies beyond its ears.
  const nose = head.face?.nose[0] ?? head.mid[0];
  const [from, to] = [
    Math.min(head.mid[0] - (head.width * EARS) / 2, nose - head.width * MUZZLE),
    Math.max(head.mid[0] + (head.width * EARS) / 2, nose + head.width * MUZZLE),
  ];
  let [l, r] = [Infinity, -Infinity];
  for (const ring of rings.slice(0, 1))
    for (let i = 0; i < ring.length; i += 2)
      if (ring[i + 1]! < low) [l, r] = [Math.min(l, ring[i]!), Math.max(r, ring[i]!)];
  [l, r] = [Math.max(l, from), Math.min(r, to)];
  return r > l ? { x: (l + r) / 2, w: r - l } : { x: head.mid[0], w: head.width };
}

/** A dog so large that its head with its ears is `width` wide, its face at x, y; what the photo cuts off stays outside of `edges`. */
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
  const cut = cutSides(stage, mirror);
  // A dog that is cut off below its chin is as large as it has to be to reach the edge, or lies lower.
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

/** A curve's outer lines as rings that things stay clear of. */
const clearOf = (shape: Curve): number[][] =>
  flatten(shape, 20)
    .filter(({ closed }) => closed)
    .map(({ points }) => grown(resampled(points, 70), CLEAR));

/** Most that a thing is enlarged to fill a page. */
const LARGER = 1.2;

/** Moves shapes into a box, as large as they fit, at shares of what is left. */
function fitting(
  shapes: readonly Curve[],
  box: Box,
  across: number,
  down: number,
): (shape: Curve) => Curve {
  const [l, t, r, b] = bounds({
    ops: '',
    xy: shapes.flatMap((shape) => flatten(shape, 20)).flatMap(({ points }) => points),
  });
  const k = Math.min(LARGER, box.w / (r - l), box.h / (b - t));
  const [x, y] = [
    between(box.x, right(box) - (r - l) * k, between(0.3, 0.7, across)),
    between(box.y, bottom(box) - (b - t) * k, between(0.35, 0.75, down)),
  ];
  return (shape) => placed(shape, x - l * k, y - t * k, k);
}

/** The dog looks out of a large thing: alone on the page for the youngest, on a ground with others from three on. */
export const board =
  (name: BoardName): Layout =>
  (draft) => {
    const { stage, little, few, across, down, size, lines, things, turn } = draft;
    const { hole, parts } = BOARDS[name];
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
    const [left, top, end, low] = bounds(opening);
    const r = Math.min(end - left, low - top) / 2;
    const dog = headAt(
      draft,
      (left + end) / 2 + r * between(-0.06, 0.06, across),
      (top + low) / 2 - r * between(0, 0.14, down),
      r * between(1.3, 1.54, (across + turn * 0.37) % 1),
      { left, right: end, low },
    );
    stage.show(dog, { clip: toPathData(opening), detail: dog.item.detail * lines });
    stage.trace(opening, BOLD);
    if (!little)
      scatter(draft, things, [...drawn, opening].flatMap(clearOf), [], 100, [across - 0.5, 1]);
  };

/** The face alone, as large as the page. */
export const face: Layout = (draft) => {
  const { stage, across, down, size, lines, border } = draft;
  const box = border?.box ?? AREA;
  const width = between(520, 640, size);
  const dog = headAt(draft, between(330, 520, across), between(430, 620, down), width, {
    left: box.x,
    right: right(box),
    low: bottom(box),
  });
  stage.show(dog, { outline: stage.width(6), detail: dog.item.detail * lines });
  scatter(draft, draft.things.slice(1), around(dog), [], 110, [across - 0.5, -1]);
};
