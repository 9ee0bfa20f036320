import type { Point } from '@scribblepup/imaging';
import type { DogArt } from '@scribblepup/tracing';
import { candidates, hidden, type Candidate, type Placed, type Together } from './groupCandidates';
import { alike, poseOf, type Pose } from './groupPose';
import type { DogPlace } from './stand';

const { hypot, max, min } = Math;

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

/**
 * Largest width / height of two dogs next to each other; a wider pair is too low for a page, so one
 * dog stands behind the other.
 */
const WIDEST = { beside: 1.7, behind: Infinity, playing: 2.2, over: 1.9 } as const;

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
