import type { Point } from '@scribblepup/imaging';
import type { DogArt } from '@scribblepup/tracing';
import { parsePath, controlPointBounds, flatten } from '@scribblepup/imaging/curves/path';
import { contains, outerRings } from '@scribblepup/imaging/curves/rings';
import type { DogItem, PageItem } from '../model/types';
import { croppedEdges, OUTWARD, pointAt, type Side } from './crop';
import { SHEET } from './sheet';

const { ceil, hypot } = Math;

/**
 * Distance of the sample points from a cropped edge, in sheet units: an edge is visible where
 * nothing hides the points on both sides of it.
 */
const MARGIN = 4;

/** Distance between the samples of an edge, in sheet units. */
const STEP = 8;

/** Minimum length of an edge that counts as visible, in sheet units. */
const MIN_VISIBLE = 14;

/** An area of the page, and its bounds. */
interface Area {
  readonly rings: readonly (readonly number[])[];
  readonly bounds: readonly number[];
}

function areaOf(d: string): Area {
  const shape = parsePath(d);
  return {
    rings: flatten(shape, 8).map(({ points }) => points),
    bounds: controlPointBounds(shape),
  };
}

const isIn = ({ rings, bounds: [l, t, r, b] }: Area, [x, y]: Point): boolean =>
  x >= l && x <= r && y >= t && y <= b && contains(rings, x, y);

const toSheet =
  ({ dx, dy, scale, mirror }: DogItem) =>
  ([x, y]: Point): Point => [dx + (mirror ? -scale : scale) * x, dy + scale * y];

/**
 * The areas whose intersection an item covers: its shape and its clip, if it has one. Null if the
 * item has no fill.
 */
function areasOf(item: PageItem, dogOf: (item: DogItem) => DogArt): Area[] | null {
  const clips = item.clip === undefined ? [] : [areaOf(item.clip)];
  if (item.kind === 'path') return item.fill === undefined ? null : [areaOf(item.d), ...clips];
  const place = toSheet(item);
  const rings = outerRings(dogOf(item).outline).map((ring) =>
    Array.from({ length: ring.length / 2 }, (_, i) => place(pointAt(ring, i))).flat(),
  );
  return [{ rings, bounds: [0, 0, SHEET.w, SHEET.h] }, ...clips];
}

/**
 * The sides on which the photo crops an item's dog and nothing on the page hides the crop, so that
 * the dog would look unfinished there.
 * @param later the items in front of the dog
 */
export function openSides(
  item: DogItem,
  later: readonly PageItem[],
  dogOf: (item: DogItem) => DogArt,
): Side[] {
  const dog = dogOf(item);
  const edges = dog.outline.flatMap((ring) =>
    croppedEdges(ring, dog).map((edge) => ({ ...edge, ring })),
  );
  if (edges.length === 0) return [];
  const clip = item.clip === undefined ? null : areaOf(item.clip);
  const covers = later.flatMap((laterItem) => {
    const areas = areasOf(laterItem, dogOf);
    return areas ? [areas] : [];
  });
  const place = toSheet(item);
  const isVisible = ([x, y]: Point): boolean =>
    x > 0 &&
    y > 0 &&
    x < SHEET.w &&
    y < SHEET.h &&
    (!clip || isIn(clip, [x, y])) &&
    !covers.some((areas) => areas.every((area) => isIn(area, [x, y])));
  const visibleLength = ({ side, first, last, ring }: (typeof edges)[number]): number => {
    const [[x0, y0], [x1, y1]] = [place(pointAt(ring, first)), place(pointAt(ring, last))];
    const [dogOutX, outY] = OUTWARD[side].map((v) => v * MARGIN);
    const outX = item.mirror ? -dogOutX : dogOutX;
    const length = hypot(x1 - x0, y1 - y0);
    const count = ceil(length / STEP);
    let visible = 0;
    for (let i = 0; i < count; i++) {
      const t = (i + 0.5) / count;
      const [x, y] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t];
      if (isVisible([x + outX, y + outY]) && isVisible([x - outX, y - outY]))
        visible += length / count;
    }
    return visible;
  };
  const open = edges.filter((edge) => visibleLength(edge) > MIN_VISIBLE).map(({ side }) => side);
  return [...new Set(open)];
}
