import {
  closedRings,
  isClosed,
  joined,
  placed,
  tightBounds,
  toPathData,
  type Path,
} from '@scribblepup/imaging/curves/path';
import { offsetRing, resampleRing } from '@scribblepup/imaging/curves/rings';
import { fractionalPart } from '@scribblepup/imaging/round';
import { rect } from '@scribblepup/imaging/curves/shapes';
import type { Stage } from '../../canvas/stage';
import { AREA, bottom, inset, right, type SheetBox } from '../../canvas/sheet';
import { board, type Board } from './boards/board';
import { silhouetteOf, wholeParts } from './boards/silhouette';
import { THING_LINE_FACTOR, lerp, type LayoutInput } from './layoutInput';
import type { Layout } from './layout';
import { areClearOf } from './frame';
import { grounded } from './grounded';
import { headIn } from './headPlace';
import { openingOf } from './opening';
import { THING_CLEARANCE, grownOutline, scatter } from './things';

/** The closed lines of a path, grown by THING_CLEARANCE, as rings that things must avoid. */
const ringsToAvoid = (shape: Path): number[][] =>
  closedRings(shape, 20).map((ring) => offsetRing(resampleRing(ring, 70), THING_CLEARANCE));

/** Maximum enlargement of a thing to fill a page. */
const MAX_ENLARGEMENT = 1.2;

/** A transform that fits shapes into a box. `across` and `down` distribute the remaining room. */
function fitting(
  shapes: readonly Path[],
  box: SheetBox,
  across: number,
  down: number,
): (shape: Path) => Path {
  const [l, t, r, b] = tightBounds(joined(shapes));
  const k = Math.min(MAX_ENLARGEMENT, box.w / (r - l), box.h / (b - t));
  const [x, y] = [
    lerp(box.x, right(box) - (r - l) * k, lerp(0.3, 0.7, across)),
    lerp(box.y, bottom(box) - (b - t) * k, lerp(0.35, 0.75, down)),
  ];
  return (shape) => placed(shape, x - l * k, y - t * k, k);
}

/** Number of the first page with a hole. */
const FIRST_PAGE = 25;

/**
 * The dog looks out of a large thing. Up to three years, the page has nothing else; from three on,
 * there are a ground and other things.
 */
export const boardLayout = (thing: Board): Layout => ({
  first: FIRST_PAGE,
  frameless: true,
  hidesBottom: true,
  board: thing,
  draw: (input) => lookOut(thing, input),
});

/** Like `boardLayout`, for a thing of one look: its hole, then its parts from back to front. */
export const peephole = (...shapes: Parameters<typeof board>): Layout =>
  boardLayout(board(...shapes));

/**
 * The box of a large thing on a page. It is not close to the frame, because a child could not color
 * a narrow strip between them.
 */
function boxFor({ isToddler, size, frame }: LayoutInput): SheetBox {
  const box = inset(AREA, isToddler ? lerp(2, 24, size) : lerp(50, 70, size));
  if (!frame) return box;
  const framed = inset(frame.box, lerp(24, 44, size));
  return box.w < framed.w ? box : framed;
}

/** Step by which the box of a large thing shrinks on every side, in sheet units. */
const SHRINK_STEP = 6;

/** A transform that fits shapes into a page, clear of the frame even if it has no sharp corners. */
function fittingFrame(shapes: readonly Path[], input: LayoutInput): (shape: Path) => Path {
  const { across, down, frame } = input;
  let box = boxFor(input);
  let fit = fitting(shapes, box, across, down);
  while (frame && !areClearOf(frame, shapes.map(fit))) {
    box = inset(box, SHRINK_STEP);
    fit = fitting(shapes, box, across, down);
  }
  return fit;
}

/** Draws shapes as one field. */
function drawAsOne(stage: Stage, shapes: readonly Path[]): void {
  const { behind, area, outline } = silhouetteOf(shapes);
  stage.stroke(behind, THING_LINE_FACTOR);
  stage.draw(area, { line: 0 }).stroke(outline, THING_LINE_FACTOR);
}

function lookOut(thing: Board, input: LayoutInput): void {
  const { hole } = thing;
  const { stage, isToddler, fewFields, across, down, lineFactor, things, index } = input;
  // Up to three years, a page with few fields shows the thing as one field, so that it stays whole.
  const isOneField = isToddler && fewFields;
  const maxRank = isToddler || fewFields ? 1 : 2;
  const shapes = isOneField
    ? wholeParts(thing)
    : thing.parts.filter(([rank]) => rank <= maxRank).map(([, shape]) => shape);
  const fit = fittingFrame([...shapes, hole], input);
  const drawn = shapes.map(fit);
  if (isOneField) drawAsOne(stage, drawn);
  else
    for (const shape of drawn)
      stage.draw(shape, {
        line: THING_LINE_FACTOR,
        ...(isClosed(shape) ? {} : { fill: 'none' }),
      });
  const holePath = fit(hole);
  stage.draw(holePath, { line: THING_LINE_FACTOR });
  const opening = openingOf(holePath);
  const { x, y, r } = opening.circle;
  const head = headIn(
    input,
    {
      x: x + r * lerp(-0.06, 0.06, across),
      y: y - r * lerp(0, 0.14, down),
      width: r * lerp(1.3, 1.54, fractionalPart(across + index * 0.37)),
    },
    opening,
  );
  const dog = grounded(input, head, opening);
  stage.show(dog, { clip: toPathData(holePath), detail: dog.item.detail * lineFactor });
  stage.stroke(holePath, THING_LINE_FACTOR);
  if (!isToddler)
    scatter(input, things, [...drawn, holePath].flatMap(ringsToAvoid), [], 100, [across - 0.5, 1]);
}

/** The face alone, about as large as the page. */
export const faceLayout: Layout = { first: 10, extendsBelow: true, draw: faceAlone };

function faceAlone(input: LayoutInput): void {
  const { stage, across, down, size, lineFactor, frame } = input;
  const box = frame?.box ?? AREA;
  const width = lerp(520, 640, size);
  const dog = headIn(
    input,
    { x: lerp(330, 520, across), y: lerp(430, 620, down), width },
    openingOf(rect(box.x, box.y, box.w, box.h)),
  );
  stage.show(dog, { outline: stage.width(6), detail: dog.item.detail * lineFactor });
  scatter(input, input.things.slice(1), grownOutline(dog), [], 110, [across - 0.5, -1]);
}
