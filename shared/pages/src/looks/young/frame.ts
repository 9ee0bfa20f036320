import { flatten, type Path } from '@scribblepup/imaging/curves/path';
import { resampleRing } from '@scribblepup/imaging/curves/rings';
import { AREA, inset, type SheetBox } from '../../canvas/sheet';
import { arch, cloudy, octagon, oval, rounded, ticket } from '../parts/frames';
import { depthIn } from './opening';

/** A frame around a page: its line and its bounding box. */
export interface PageFrame {
  readonly hole: Path;
  readonly box: SheetBox;
  /** The line as a ring of points, flat x, y. */
  readonly ring: readonly number[];
}

const makeFrame = (margin: number, shape: (box: SheetBox) => Path): PageFrame => {
  const box = inset(AREA, margin);
  const hole = shape(box);
  return { hole, box, ring: resampleRing(flatten(hole, 20)[0]?.points ?? [], 160) };
};

/** Cuts off the corners of the page. */
const OVAL = makeFrame(0, (box) => oval(box));

const FRAMES: readonly PageFrame[] = [
  makeFrame(0, (box) => rounded(30, box)),
  makeFrame(4, (box) => ticket(96, box)),
  makeFrame(15, (box) => rounded(110, box)),
  makeFrame(0, (box) => arch(box)),
  makeFrame(30, (box) => rounded(12, box)),
  makeFrame(0, (box) => cloudy(18, box)),
  makeFrame(8, (box) => octagon(150, box)),
  makeFrame(44, (box) => rounded(60, box)),
  OVAL,
  makeFrame(22, (box) => ticket(40, box)),
];

/** All frames except the oval, which would cut into a dog that is cropped at a side. */
const STRAIGHT = FRAMES.filter((frame) => frame !== OVAL);

/**
 * The frame of the nth page.
 * @param isSideCropped true if the photo crops a side of the dog, which must then end at the frame
 */
export function frameOf(n: number, isSideCropped: boolean): PageFrame {
  const from = isSideCropped ? STRAIGHT : FRAMES;
  return from[n % from.length];
}

/**
 * Minimum distance of a large thing from the line of the frame, in sheet units: a gap of 3 mm, plus
 * a reserve for corners and bumps, which may lie between the points that are compared.
 */
const FRAME_GAP = 24;
/** Number of points of each line of a thing that are compared with the frame. */
const LINE_POINTS = 160;

/** True if shapes are inside a frame and not too close to its line. */
export const areClearOf = (frame: PageFrame, shapes: readonly Path[]): boolean =>
  shapes
    .flatMap((shape) => flatten(shape, 20))
    .map(({ points }) => resampleRing(points, LINE_POINTS))
    .every((ring) =>
      ring.every((x, i) => i % 2 === 1 || depthIn(frame, [x, ring[i + 1]]) >= FRAME_GAP),
    );
