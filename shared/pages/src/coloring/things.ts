import { parsePath, type Path } from '@scribblepup/imaging/curves/path';
import type { Prop } from '../canvas/prop';
import { oneCup, twoCups } from '../looks/parts/headphones';
import { pawOverRim } from '../looks/parts/rim';
import * as home from '../looks/props/home';
import * as nature from '../looks/props/nature';
import * as objects from '../looks/props/things';
import * as tokens from '../looks/props/tokens';
import * as wear from '../looks/props/wear';
import type { PageItem } from '../model/types';
import { THING_COLORS, type PartColor } from './thingColors';

const { abs, floor, hypot, max, min } = Math;

/** A part of a thing that was recognized among a page's items. */
export interface ThingPart {
  readonly color: PartColor;
  /** The index of the first item of this thing, which distinguishes it from others of its kind. */
  readonly thing: number;
}

/** A part of a prop, prepared for comparing. */
interface CatalogPart {
  readonly name: string;
  readonly parts: readonly Shape[];
  /** The index of this part. */
  readonly at: number;
}

/** A path, prepared for comparing. */
interface Shape {
  readonly path: Path;
  readonly middle: readonly [number, number];
  /** Points relative to their mean, and the sum of their squares. */
  readonly xy: readonly number[];
  readonly size: number;
  readonly isFilled: boolean;
}

/**
 * A similarity transform: x' = c x - s y + e, y' = s x + c y + f; if mirrored, x is negated first.
 */
interface Placement {
  readonly c: number;
  readonly s: number;
  readonly e: number;
  readonly f: number;
  readonly mirror: 1 | -1;
}

/** How much two shapes may differ: a share of their size, plus px for rounding. */
const TOLERANCE = 0.02,
  ROUNDING = 0.35;
/** Minimum scale at which a prop is recognized. */
const MIN_SCALE = 0.02;
/** Minimum share of a prop's parts that must be present. */
const MIN_PRESENT = 0.6;
/** Possible numbers of a sun's rays. */
const RAYS = [8, 9, 10, 11, 12, 13, 14, 15, 16, 18];

function shapeOf(path: Path, isFilled: boolean): Shape {
  const n = path.xy.length / 2;
  let [x, y] = [0, 0];
  for (let i = 0; i < path.xy.length; i += 2) {
    x += path.xy[i] / n;
    y += path.xy[i + 1] / n;
  }
  const xy = path.xy.map((v, i) => v - (i % 2 === 0 ? x : y));
  return {
    path,
    middle: [x, y],
    xy,
    size: xy.reduce((sum, v) => sum + v * v, 0),
    isFilled,
  };
}

let catalogCache: Map<string, CatalogPart[]> | null = null;

/** All parts of all props, keyed by their commands. Built once. */
function catalog(): Map<string, CatalogPart[]> {
  if (catalogCache) return catalogCache;
  const list = new Map<string, CatalogPart[]>();
  const add = (name: string, prop: Prop): void => {
    if (!THING_COLORS[name]) return;
    const parts = prop.map(({ d, fill }) =>
      shapeOf(parsePath(d), fill !== 'none' && fill !== 'black'),
    );
    for (const [index, { path }] of parts.entries()) {
      const sameCommands = list.get(path.ops) ?? [];
      sameCommands.push({ name, parts, at: index });
      list.set(path.ops, sameCommands);
    }
  };
  const { sun, plainSun, ...natureProps } = nature;
  for (const group of [{ overRim: pawOverRim }, home, natureProps, objects, tokens, wear])
    for (const [name, prop] of Object.entries<Prop>({ ...group })) add(name, prop);
  for (const rays of RAYS) {
    add('sun', sun(rays));
    add('plainSun', plainSun(rays));
  }
  return (catalogCache = list);
}

/**
 * The similarity transform from one shape to the other, mirrored or not; null if there is none.
 * Fits it to the points by least squares, as in Procrustes analysis.
 */
function placementOf(from: Shape, to: Shape): Placement | null {
  if (from.size === 0) return null;
  for (const mirror of [1, -1] as const) {
    let [c, s] = [0, 0];
    for (let i = 0; i < from.xy.length; i += 2) {
      const [x, y] = [mirror * from.xy[i], from.xy[i + 1]];
      c += x * to.xy[i] + y * to.xy[i + 1];
      s += x * to.xy[i + 1] - y * to.xy[i];
    }
    c /= from.size;
    s /= from.size;
    const placement: Placement = {
      c,
      s,
      mirror,
      e: to.middle[0] - (c * mirror * from.middle[0] - s * from.middle[1]),
      f: to.middle[1] - (s * mirror * from.middle[0] + c * from.middle[1]),
    };
    if (hypot(c, s) > MIN_SCALE && matches(from, to, placement)) return placement;
  }
  return null;
}

/** True if the placed shape matches the other one, apart from rounding. */
function matches(from: Shape, to: Shape, { c, s, e, f, mirror }: Placement): boolean {
  const { ops, xy } = from.path;
  if (ops !== to.path.ops) return false;
  const tolerance = ROUNDING + TOLERANCE * Math.sqrt(to.size / (xy.length / 2));
  for (let i = 0; i < xy.length; i += 2) {
    const [x, y] = [mirror * xy[i], xy[i + 1]];
    if (abs(c * x - s * y + e - to.path.xy[i]) > tolerance) return false;
    if (abs(s * x + c * y + f - to.path.xy[i + 1]) > tolerance) return false;
  }
  return true;
}

/** The commands of the parts of headphones, whose proportions differ from head to head. */
const FITTED = [twoCups(1, 1, 1), oneCup(1, 1)].map((prop) =>
  prop.map(({ d }) => parsePath(d).ops),
);

/** Maximum distance of the middles of a cup and its inner disc, as a share of the cup's size. */
const CONCENTRIC = 0.1;

/** True if the items from `i` on are headphones that were drawn for one head. */
function areHeadphones(shapes: readonly (Shape | null)[], i: number): boolean {
  const parts = shapes.slice(i, i + 3);
  const fits = FITTED.find((commands) =>
    commands.every((ops, k) => parts[k]?.isFilled && parts[k].path.ops === ops),
  );
  const [, first, second] = parts;
  if (!fits || !first || !second) return false;
  // Two cups have the same size; the disc of a single cup is in its middle.
  return fits === FITTED[0]
    ? abs(first.size - second.size) < TOLERANCE * first.size
    : hypot(first.middle[0] - second.middle[0], first.middle[1] - second.middle[1]) <
        CONCENTRIC * Math.sqrt(first.size);
}

/**
 * True for a shape with few points. Many things have such a part, so one match does not identify a
 * thing.
 */
const isPlain = ({ path: { ops } }: Shape): boolean => ops === 'MCCCCZ' || ops.length <= 5;

/**
 * Recognizes the things on a page by their shapes, and returns for each item the part of a thing
 * that it is. Pages store shapes without names, and older pages must be colored too.
 */
export function thingsOn(items: readonly PageItem[]): (ThingPart | null)[] {
  const shapes = items.map((item): Shape | null =>
    item.kind === 'path' ? shapeOf(parsePath(item.d), item.fill === 'white') : null,
  );
  const out = items.map((): ThingPart | null => null);
  for (const [i, shape] of shapes.entries()) {
    if (!shape || out[i]) continue;
    if (areHeadphones(shapes, i)) {
      const [band, cup] = THING_COLORS['headphones'];
      for (let part = 0; part < 3; part++)
        out[i + part] = { color: part === 0 ? band : cup, thing: i };
      continue;
    }
    const match = bestMatch(shape, shapes, i);
    if (!match) continue;
    const { name, parts, partOfItem } = match;
    for (const [item, partIndex] of partOfItem) {
      if (out[item]) continue;
      const colors = THING_COLORS[name];
      const fillsBefore = parts.slice(0, partIndex).filter(({ isFilled }) => isFilled).length;
      out[item] = { color: colors[min(fillsBefore, colors.length - 1)], thing: i };
    }
  }
  return out;
}

/** A thing among the items of a page. */
interface Match extends Pick<CatalogPart, 'name' | 'parts'> {
  /** The index of the part that each item is, by the item's index. */
  readonly partOfItem: ReadonlyMap<number, number>;
}

/** The thing that item `i` belongs to, with the most parts present; null if there is none. */
function bestMatch(shape: Shape, shapes: readonly (Shape | null)[], i: number): Match | null {
  let best: Match | null = null;
  for (const part of catalog().get(shape.path.ops) ?? []) {
    const partOfItem = itemsOfThing(part, shape, shapes, i);
    if (partOfItem && partOfItem.size > (best?.partOfItem.size ?? 0))
      best = { name: part.name, parts: part.parts, partOfItem };
  }
  return best;
}

/**
 * The items near `i` that would be parts of the same thing if `i` were the given part, each with
 * the index of its part; null if they are too few to identify the thing.
 */
function itemsOfThing(
  { parts, at }: CatalogPart,
  shape: Shape,
  shapes: readonly (Shape | null)[],
  i: number,
): Map<number, number> | null {
  const placement = placementOf(parts[at], shape);
  if (!placement) return null;
  const found = new Map([[i, at]]);
  const end = min(shapes.length, i + parts.length - at);
  for (let item = max(0, i - at), part = 0; item < end; item++) {
    const other = shapes[item];
    if (!other || item === i) continue;
    for (let k = part; k < parts.length; k++)
      if (k !== at && matches(parts[k], other, placement)) {
        found.set(item, k);
        part = k + 1;
        break;
      }
  }
  const isSure = !isPlain(parts[at]) || found.size >= max(2, floor(MIN_PRESENT * parts.length));
  return isSure || parts.length === 1 ? found : null;
}
