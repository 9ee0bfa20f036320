import {
  parsePath,
  flatten,
  joined,
  placed,
  toPathData,
  transform,
  type Path,
} from '@scribblepup/imaging/curves/path';
import {
  offsetRing,
  resampleRing,
  signedArea,
  outerRings,
} from '@scribblepup/imaging/curves/rings';
import { polygon, catmullRom } from '@scribblepup/imaging/curves/shapes';
import { withRoundedSides } from '../canvas/roundedSides';
import { dogParts } from '../canvas/dogParts';
import { SHEET_UNITS_PER_POINT } from '../canvas/sheet';
import type { DogArt, InkLine } from '@scribblepup/tracing';
import type { DogItem, SheetPath } from '../model/types';
import { eyeLinePairs } from './eyeLinePairs';
import { faceLayers } from './face';
import { pointsWithoutWidths } from './lines';
import { openOutline } from './openOutline';
import { enlargeSmallFeatures } from './enlargeSmallFeatures';
import { solidsOf } from './solids';
import { youngLines } from './youngLines';

const { abs, ceil, hypot, max, min } = Math;

/** The parts of a dog that do not depend on its position; cached per dog. */
interface Parts {
  readonly outline: Path;
  /** The closed outline, including the edges where the photo crops the dog. */
  readonly silhouette: Path;
  readonly outer: readonly number[][];
  readonly solids: ReturnType<typeof solidsOf>;
  readonly markings: Path;
}

const partsByDog = new WeakMap<DogArt, Parts>();

/** Dogs closed where the photo crops them, keyed by the names of those sides. */
const closedDogs = new WeakMap<DogArt, Map<string, DogArt>>();

/** The dog, closed on the sides that the item names. */
function closedDog(dog: DogArt, { closed = [] }: DogItem): DogArt {
  if (closed.length === 0) return dog;
  const cached = closedDogs.get(dog) ?? new Map<string, DogArt>();
  closedDogs.set(dog, cached);
  const sides = closed.join(' ');
  const closedCopy = cached.get(sides) ?? withRoundedSides(dog, closed);
  cached.set(sides, closedCopy);
  return closedCopy;
}

function partsOf(dog: DogArt): Parts {
  const cached = partsByDog.get(dog);
  if (cached) return cached;
  const parts: Parts = {
    outline: openOutline(dog),
    silhouette: joined(dog.outline.map((ring) => catmullRom(ring, true))),
    // Leave out holes, so that they are white: scraps of the scene between two legs would be
    // slivers.
    outer: outerRings(dog.outline).map((ring) => resampleRing(ring, 160)),
    solids: solidsOf(dog),
    markings: joined(dog.markings.filter((m) => m.length >= 4).map((m) => catmullRom(m))),
  };
  partsByDog.set(dog, parts);
  return parts;
}

/** Minimum half width of a ribbon in sheet units: a line of .8 points still prints. */
const MIN_HALF_WIDTH = (0.8 * SHEET_UNITS_PER_POINT) / 2;

/** Spots below this area, in square sheet units, are filled, because no crayon fits into them. */
const MIN_SPOT_AREA = 390;

/** Whether a line is the rim of a spot that is too small to color at this scale. */
const isTiny = (line: InkLine, scale: number): boolean =>
  line.spot === true && abs(signedArea(pointsWithoutWidths(line))) * scale ** 2 < MIN_SPOT_AREA;

/**
 * A tapered line as a filled shape in dog units.
 * @param half half of the line's full width
 * @param minHalf minimum half width
 */
function ribbon(line: InkLine, half: number, minHalf: number): Path {
  const p = line.points;
  const n = p.length / 3;
  const left: number[] = [];
  const right: number[] = [];
  for (let i = 0; i < n; i++) {
    const a = max(0, i - 1) * 3;
    const b = min(n - 1, i + 1) * 3;
    const dx = p[b] - p[a];
    const dy = p[b + 1] - p[a + 1];
    const length = hypot(dx, dy) || 1;
    const w = max(minHalf, p[i * 3 + 2] * half) / length;
    left.push(p[i * 3] - dy * w, p[i * 3 + 1] + dx * w);
    right.unshift(p[i * 3] + dy * w, p[i * 3 + 1] - dx * w);
  }
  const [leftCurve, rightCurve] = [catmullRom(left), catmullRom(right)];
  return {
    ops: `${leftCurve.ops}L${rightCurve.ops.slice(1)}Z`,
    xy: [...leftCurve.xy, ...rightCurve.xy],
  };
}

/**
 * A dog with fewer lines is treated as if it had this many, so that a low detail does not drop the
 * face or the patches of the coat.
 */
const MIN_LINE_COUNT = 16;

/**
 * The lines of a dog to draw: the strongest share of its ranked lines. Two lines that mirror each
 * other beside the eyes are both drawn or both left out, because a brow or a ring at one eye looks
 * like a wink.
 */
function drawnLines(dog: DogArt, detail: number): InkLine[] {
  const { lines } = dog;
  const count = ceil(max(lines.length, MIN_LINE_COUNT) * detail);
  const drawn = new Set(lines.slice(0, count));
  for (const [a, b] of eyeLinePairs(dog))
    if (drawn.has(a) !== drawn.has(b)) for (const line of [a, b]) drawn.delete(line);
  return lines.filter((line) => drawn.has(line) && line.points.length >= 6);
}

/** The rings of the path that a page clips its dog to, in dog units. */
const edgesOf = ({ clip, scale, dx, dy, mirror }: DogItem): number[][] =>
  clip
    ? flatten(
        transform(parsePath(clip), [
          (mirror ? -1 : 1) / scale,
          0,
          0,
          1 / scale,
          (mirror ? dx : -dx) / scale,
          -dy / scale,
        ]),
        12,
      ).map(({ points }) => points)
    : [];

/** The dog of an item: the whole drawing, or one of its two dogs. */
const shownDog = ({ part }: DogItem, drawing: DogArt): DogArt =>
  part === undefined ? drawing : (dogParts(drawing)?.at(part)?.inPlace ?? drawing);

/**
 * The dog of a page as paths, from back to front: white halo, white body, lines, markings, eyes and
 * nose with their highlights, outline.
 */
export function dogToPaths(item: DogItem, drawing: DogArt): SheetPath[] {
  const dog = closedDog(shownDog(item, drawing), item);
  const parts = partsOf(dog);
  const s = item.scale;
  const onSheet = (c: Path): string =>
    toPathData(
      item.mirror ? transform(c, [-s, 0, 0, s, item.dx, item.dy]) : placed(c, item.dx, item.dy, s),
    );
  const paths: SheetPath[] = [];
  const add = (
    d: string,
    fill: SheetPath['fill'],
    stroke: number | null,
    evenOdd = false,
  ): void => {
    if (d) paths.push({ d, fill, stroke, evenOdd, ...(item.clip ? { clip: item.clip } : {}) });
  };
  const halo = parts.outer.map((ring) =>
    joined([polygon(ring), polygon(offsetRing(ring, item.halo / s))]),
  );
  if (item.halo > 0) add(onSheet(joined(halo)), 'white', null);
  add(onSheet(joined(parts.outer.map((ring) => catmullRom(ring, true)))), 'white', null);
  if (item.parts !== 'outline') {
    const ranked = drawnLines(dog, item.detail);
    const shown = item.clear
      ? youngLines(dog, ranked, [...parts.outer, ...edgesOf(item)], item.clear, s)
      : ranked;
    add(
      onSheet(joined(shown.map((line) => ribbon(line, item.line / 2 / s, MIN_HALF_WIDTH / s)))),
      'black',
      null,
    );
    const tiny = shown
      .filter((line) => isTiny(line, s))
      .map((line) => polygon(pointsWithoutWidths(line)));
    add(onSheet(joined(tiny)), 'black', null);
    if (item.markings) add(onSheet(parts.markings), null, item.line * 0.8);
    const { solids, lights } = item.clear
      ? enlargeSmallFeatures(parts.solids, dog.lights, s, item.line)
      : { solids: parts.solids, lights: dog.lights };
    faceLayers(solids, lights, {
      scale: s,
      line: item.line,
      isHollow: item.hollow ?? false,
    }).forEach((layer, i) => add(onSheet(layer), i % 2 === 0 ? 'black' : 'white', null));
  }
  if (item.parts !== 'inside')
    add(onSheet(item.parts === 'outline' ? parts.silhouette : parts.outline), null, item.outline);
  return paths;
}
