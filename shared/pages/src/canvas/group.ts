import type { Circle, Point } from '@scribblepup/imaging';
import { contains, resampled } from '@scribblepup/imaging/curves/rings';
import type { DogArt } from '@scribblepup/tracing';
import { spotOf, type SheetHead } from './spot';
import type { DogPlace } from './stand';

const { abs, hypot, max, min, sign, sqrt } = Math;

/**
 * How two dogs share a page: next to each other, one behind the other, on both sides of a toy, or
 * looking over a rim with their heads at one height.
 */
export type Together = 'beside' | 'behind' | 'playing' | 'over';

/** One of the dogs of a group. */
export interface Member {
  readonly dog: DogArt;
  /** Index of the dog in the cast. */
  readonly who: number;
  /** Its position in the group, in the group's units. */
  readonly place: DogPlace;
  /**
   * Factor for the share of its lines, so that both dogs have about equally many for their size.
   */
  readonly lines: number;
}

/** Two dogs that a look places like one. */
export interface Group {
  /** The bounds, cropped sides and faces of both. It has no lines: its members are drawn. */
  readonly art: DogArt;
  /** Back to front. */
  readonly members: readonly [Member, Member];
}

/** A dog at the group's scale, with its feet at 0 and its left edge at 0. */
interface Pose {
  readonly dog: DogArt;
  readonly who: number;
  readonly scale: number;
  readonly mirror: boolean;
  readonly w: number;
  readonly h: number;
  readonly ring: readonly number[];
  /** The part of the head that must stay visible. */
  readonly face: Circle;
  /** Height of the face above the feet. */
  readonly high: number;
  /** 1 if it faces right, -1 if it faces left, 0 if it faces the viewer. */
  readonly looks: number;
  readonly cut: { readonly left: boolean; readonly right: boolean };
}

/** A pose with its position: its left edge, and how far its feet are below the group's ground. */
interface Placed {
  readonly pose: Pose;
  readonly x: number;
  readonly y: number;
}

interface Candidate {
  readonly back: Placed;
  readonly front: Placed;
  readonly bounds: readonly [left: number, top: number, right: number, bottom: number];
  readonly score: number;
}

/** Number of points of an outline that are compared with the other dog. */
const AROUND = 120;
/** Radius of the face that must stay visible, in skull widths. */
const FACE = 0.72;
/** Gap between a face and the outline of the dog in front, in dog units: the front dog's halo. */
const HALO = 14;
/** An outline within this distance of a cropped side, in dog units, counts as cropped. */
const NEAR = 4;

/** Shares of the narrower dog's width that are behind the other one, and how high it stands then. */
const OVERLAPS: Readonly<Record<Together, readonly number[]>> = {
  beside: [-0.06, 0, 0.06, 0.12],
  behind: [0.18, 0.26, 0.34, 0.42, 0.5, 0.58, 0.66, 0.74],
  playing: [-0.3],
  over: [-0.06, 0, 0.08, 0.16, 0.24],
};
const LIFTS: Readonly<Record<Together, readonly number[]>> = {
  beside: [0, 0.04],
  behind: [0.06, 0.12, 0.2, 0.3, 0.4],
  playing: [0],
  over: [0, 0.1],
};
/**
 * Largest width / height of two dogs next to each other; a wider pair is too low for a page, so one
 * dog stands behind the other.
 */
const WIDEST = { beside: 1.7, behind: Infinity, playing: 2.2, over: 1.9 } as const;

/** The proportions of the room that a look usually has. */
const ROOM = { w: 600, h: 680 };

const groups = new WeakMap<DogArt, WeakMap<DogArt, Map<string, Group | null>>>();

/**
 * Puts two dogs together at matching scales, with heads of about the same size. Both end at the
 * same height if the photo crops one of them at the bottom. Null if they cannot stand together,
 * because a photo crops a side that would be visible.
 */
export function groupOf(
  lead: DogArt,
  other: DogArt,
  [who, otherWho]: readonly [number, number],
  how: Together,
): Group | null {
  const known = groups.get(lead) ?? new WeakMap<DogArt, Map<string, Group | null>>();
  groups.set(lead, known);
  const mine = known.get(other) ?? new Map<string, Group | null>();
  known.set(other, mine);
  const key = `${how} ${who} ${otherWho}`;
  const found = mine.get(key);
  if (found !== undefined) return found;
  const group = makeGroup(lead, other, [who, otherWho], how);
  mine.set(key, group);
  return group;
}

function makeGroup(
  lead: DogArt,
  other: DogArt,
  [who, otherWho]: readonly [number, number],
  how: Together,
): Group | null {
  if (lead.cut.top || other.cut.top) return null;
  const scale = alike(lead, other);
  const poses = (dog: DogArt, index: number, k: number): Pose[] =>
    [false, true].map((mirror) => poseOf(dog, index, k, mirror));
  const [mine, others] = [poses(lead, who, 1), poses(other, otherWho, scale)];
  const low = how === 'over' || lead.cut.bottom || other.cut.bottom;
  const best = (kind: Together): Candidate | null =>
    mine
      .flatMap((a) => others.flatMap((b) => [...candidates(a, b, kind, low, 1)]))
      .concat(mine.flatMap((a) => others.flatMap((b) => [...candidates(b, a, kind, low, 0.93)])))
      .reduce<Candidate | null>((top, one) => (top && top.score >= one.score ? top : one), null);
  const wanted = best(how) ?? best('beside');
  const wide = wanted && wanted.bounds[2] - wanted.bounds[0];
  const chosen =
    wanted && wide && wide < WIDEST[how] * (wanted.bounds[3] - wanted.bounds[1])
      ? wanted
      : (best('behind') ?? wanted);
  return chosen && built(chosen, lead, low);
}

const headOf = (dog: DogArt, place: DogPlace): SheetHead =>
  spotOf(
    dog,
    {
      kind: 'dog',
      mirror: false,
      line: 0,
      outline: 0,
      halo: 0,
      detail: 0,
      markings: false,
      ...place,
    },
    0,
  ).head;

/**
 * The scale of the second dog relative to the first. Whole dogs have the same area in dog units, so
 * only part of the difference between their heads must be evened out.
 */
function alike(a: DogArt, b: DogArt): number {
  const [p, q] = [a, b].map((dog) => headOf(dog, { scale: 1, dx: 0, dy: 0 }));
  const heads = p.width / q.width;
  if (!a.cut.bottom && !b.cut.bottom) return max(0.75, min(1.33, sqrt(heads)));
  return p.face && q.face ? max(0.45, min(2.2, heads)) : max(0.6, min(1.7, heads));
}

function poseOf(dog: DogArt, who: number, scale: number, mirror: boolean): Pose {
  const [w, h] = [dog.width * scale, dog.height * scale];
  const place = { scale, dx: mirror ? w : 0, dy: -h, mirror };
  const { mid, width, face } = headOf(dog, place);
  const at = mirror ? -scale : scale;
  const ring = resampled(dog.outline[0] ?? [], AROUND).map((v, i) =>
    i % 2 === 0 ? place.dx + at * v : place.dy + scale * v,
  );
  const turned = face ? (face.nose[0] - mid[0]) / width : 0;
  const aside = (mid[0] - w / 2) / w;
  return {
    dog,
    who,
    scale,
    mirror,
    w,
    h,
    ring,
    face: { x: mid[0], y: mid[1] + width * 0.22, r: width * FACE },
    high: -mid[1],
    looks: abs(turned) > 0.08 ? sign(turned) : abs(aside) > 0.12 ? sign(aside) : 0,
    cut: mirror
      ? { left: dog.cut.right, right: dog.cut.left }
      : { left: dog.cut.left, right: dog.cut.right },
  };
}

/** Each way to put `back` behind `front`, with back on the left or on the right. */
function* candidates(
  front: Pose,
  back: Pose,
  how: Together,
  low: boolean,
  liking: number,
): Generator<Candidate> {
  for (const side of [-1, 1])
    for (const overlap of OVERLAPS[how])
      for (const lift of LIFTS[how]) {
        const share = overlap * min(front.w, back.w);
        const x = side < 0 ? share - back.w : front.w - share;
        const [y, frontY] = low ? sunk(back, front, lift) : [-lift * back.h, 0];
        const one = candidate(
          { pose: back, x, y },
          { pose: front, x: 0, y: frontY },
          low,
          liking * (1 - 0.3 * lift) * manners(back, front, side),
        );
        if (one) yield one;
      }
}

/** Factor for the score; less than 1 for dogs that look away from each other. */
const manners = (back: Pose, front: Pose, side: number): number =>
  (back.looks === side ? 0.8 : 1) * (front.looks === -side ? 0.8 : 1);

/**
 * How far two dogs extend below the group if one is cropped, so that their heads are at about the
 * same height.
 */
function sunk(back: Pose, front: Pose, lift: number): [back: number, front: number] {
  const skull = (back.face.r + front.face.r) / 2 / FACE;
  const level = min(back.high, front.high);
  const own = max(0, front.high - level - 0.3 * skull);
  return [max(0, back.high - (front.high - own) - 2.4 * lift * skull), own];
}

function candidate(back: Placed, front: Placed, low: boolean, liking: number): Candidate | null {
  const both = [back, front];
  const left = min(...both.map(({ x }) => x));
  const right = max(...both.map(({ x, pose }) => x + pose.w));
  const top = min(...both.map(({ y, pose }) => y - pose.h));
  const bottom = low ? 0 : max(...both.map(({ y }) => y));
  const aside = both.map((one) => [
    one.pose.cut.left && !hidden(one, front, 'left'),
    one.pose.cut.right && !hidden(one, front, 'right'),
  ]);
  // A visible cropped side must be a side of the group, and only one side may be cropped.
  if (both.some(({ x }, i) => aside[i][0] && x > left + NEAR)) return null;
  if (both.some(({ x, pose }, i) => aside[i][1] && x + pose.w < right - NEAR)) return null;
  if (aside.some(([l]) => l) && aside.some(([, r]) => r)) return null;
  const face = faceIn(back);
  const [dx, dy] = [face.x - front.x, face.y - front.y];
  const { ring } = front.pose;
  if (contains([ring], dx, dy)) return null;
  for (let i = 0; i < ring.length; i += 2)
    if (hypot(ring[i] - dx, ring[i + 1] - dy) < face.r + HALO) return null;
  const size = min(ROOM.w / (right - left), ROOM.h / (bottom - top));
  return { back, front, bounds: [left, top, right, bottom], score: size * liking };
}

const faceIn = ({ pose: { face }, x, y }: Placed): Circle => ({
  ...face,
  x: face.x + x,
  y: face.y + y,
});

/** True if the dog in front hides a side on which the photo crops the dog behind it. */
function hidden(one: Placed, front: Placed, side: 'left' | 'right'): boolean {
  if (one === front) return false;
  const { ring, w, scale } = one.pose;
  const edge = side === 'left' ? 0 : w;
  for (let i = 0; i < ring.length; i += 2) {
    if (abs(ring[i] - edge) > NEAR * scale || ring[i + 1] + one.y > 0) continue;
    if (!contains([front.pose.ring], ring[i] + one.x - front.x, ring[i + 1] + one.y - front.y))
      return false;
  }
  return true;
}

/** Length of a dog's lines relative to its size in the group. */
const inkOf = ({ dog: { lines }, scale }: Pose): number => {
  let long = 0;
  for (const { points } of lines)
    for (let i = 3; i < points.length; i += 3)
      long += hypot(points[i] - points[i - 3], points[i + 1] - points[i - 2]);
  return long / scale;
};

/** Smallest share of its lines that the dog with more lines keeps. */
const FEWEST = 0.45;

function built({ back, front, bounds }: Candidate, lead: DogArt, low: boolean): Group {
  const [left, top, right, bottom] = bounds;
  const least = min(inkOf(back.pose), inkOf(front.pose));
  const member = ({ pose, x, y }: Placed): Member => ({
    dog: pose.dog,
    who: pose.who,
    place: {
      scale: pose.scale,
      dx: x - left + (pose.mirror ? pose.w : 0),
      dy: y - top - pose.h,
      mirror: pose.mirror,
    },
    lines: max(FEWEST, min(1, least / (inkOf(pose) || 1))),
  });
  const members = [member(back), member(front)] as const;
  const width = right - left;
  const all = <T>(of: (one: Member, at: (p: Point) => Point) => readonly T[]): T[] =>
    members.flatMap((one) => {
      const { scale, dx, dy, mirror = false } = one.place;
      return [...of(one, ([x, y]) => [dx + (mirror ? -scale : scale) * x, dy + scale * y])];
    });
  const moved = (ring: readonly number[], at: (p: Point) => Point): number[] => {
    const out: number[] = [];
    for (let i = 0; i < ring.length; i += 2) out.push(...at([ring[i], ring[i + 1]]));
    return out;
  };
  const [known] = all((one, at) =>
    one.dog === lead
      ? [
          {
            face: lead.face && {
              eyes: [at(lead.face.eyes[0]), at(lead.face.eyes[1])] as const,
              nose: at(lead.face.nose),
            },
            head: lead.head && {
              at: at(lead.head.at),
              size: lead.head.size * one.place.scale,
              ...(lead.head.nose && { nose: at(lead.head.nose) }),
            },
          },
        ]
      : [],
  );
  const sides = [back, front].flatMap((one) => [
    ...(one.pose.cut.left && !hidden(one, front, 'left') ? ['left'] : []),
    ...(one.pose.cut.right && !hidden(one, front, 'right') ? ['right'] : []),
  ]);
  return {
    members,
    art: {
      version: 1,
      width,
      height: bottom - top,
      outline: all(({ dog }, at) => dog.outline.slice(0, 1).map((ring) => moved(ring, at))),
      lines: [],
      solids: all(({ dog }, at) => dog.solids.map((ring) => moved(ring, at))),
      lights: all(({ dog, place }, at) =>
        dog.lights.map(({ x, y, r }) => {
          const [cx, cy] = at([x, y]);
          return { x: cx, y: cy, r: r * place.scale };
        }),
      ),
      markings: [],
      ...known,
      cut: {
        left: sides.includes('left'),
        right: sides.includes('right'),
        top: false,
        bottom: low,
      },
    },
  };
}
