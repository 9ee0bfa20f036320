import type { Point } from '@scribblepup/imaging';
import { clockwise } from '@scribblepup/imaging/curves/rings';
import { clamp } from '@scribblepup/imaging/plane';
import type { DogArt } from '@scribblepup/tracing';
import {
  candidates,
  isCropHidden,
  type Candidate,
  type Placed,
  type GroupLayout,
} from './groupCandidates';
import { matchingScale, poseOf, type Pose } from './groupPose';
import type { DogPlace } from './dogRoom';
import { movedRing } from './placedDog';

const { hypot, min } = Math;

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
  readonly lineFactor: number;
}

/** Two dogs that a look places like one. */
export interface Group {
  /**
   * Stands for both dogs when a look places them: outlines, eyes and noses of both, and the head of
   * the page's own dog. Has no lines, because the members are drawn instead.
   */
  readonly art: DogArt;
  /** Back to front. */
  readonly members: readonly [Member, Member];
}

/**
 * Largest width / height of two dogs next to each other; a wider pair is too low for a page, so one
 * dog stands behind the other.
 */
const MAX_ASPECT = { beside: 1.7, behind: Infinity, playing: 2.2, over: 1.9 } as const;

const groups = new WeakMap<DogArt, WeakMap<DogArt, Map<string, Group | null>>>();

/**
 * Puts two dogs together at matching scales, with heads of about the same size. Both end at the
 * same height if the photo crops one of them at the bottom. Returns null if they cannot stand
 * together, because a photo crops a head or a side that would be visible, or one dog would hide the
 * other's face.
 */
export function groupOf(
  lead: DogArt,
  other: DogArt,
  [who, otherWho]: readonly [number, number],
  layout: GroupLayout,
): Group | null {
  const groupsOfLead = groups.get(lead) ?? new WeakMap<DogArt, Map<string, Group | null>>();
  groups.set(lead, groupsOfLead);
  const groupsOfPair = groupsOfLead.get(other) ?? new Map<string, Group | null>();
  groupsOfLead.set(other, groupsOfPair);
  const key = `${layout} ${who} ${otherWho}`;
  const cached = groupsOfPair.get(key);
  if (cached !== undefined) return cached;
  const group = makeGroup(lead, other, [who, otherWho], layout);
  groupsOfPair.set(key, group);
  return group;
}

function makeGroup(
  lead: DogArt,
  other: DogArt,
  [who, otherWho]: readonly [number, number],
  layout: GroupLayout,
): Group | null {
  if (lead.cut.top || other.cut.top) return null;
  const scale = matchingScale(lead, other);
  const poses = (dog: DogArt, index: number, k: number): Pose[] =>
    [false, true].map((mirror) => poseOf(dog, index, k, mirror));
  const [leadPoses, otherPoses] = [poses(lead, who, 1), poses(other, otherWho, scale)];
  const evenBottom = layout === 'over' || lead.cut.bottom || other.cut.bottom;
  const best = (kind: GroupLayout): Candidate | null =>
    leadPoses
      .flatMap((a) => otherPoses.flatMap((b) => [...candidates(a, b, kind, evenBottom, 1)]))
      .concat(
        leadPoses.flatMap((a) =>
          otherPoses.flatMap((b) => [...candidates(b, a, kind, evenBottom, 0.93)]),
        ),
      )
      .reduce<Candidate | null>((a, b) => (a && a.score >= b.score ? a : b), null);
  const preferred = best(layout) ?? best('beside');
  const width = preferred && preferred.bounds[2] - preferred.bounds[0];
  const chosen =
    preferred && width && width < MAX_ASPECT[layout] * (preferred.bounds[3] - preferred.bounds[1])
      ? preferred
      : (best('behind') ?? preferred);
  return chosen && toGroup(chosen, lead, evenBottom);
}

/** Length of a dog's lines, in dog units, relative to its scale in the group. */
const lineDensity = ({ dog: { lines }, scale }: Pose): number => {
  let length = 0;
  for (const { points } of lines)
    for (let i = 3; i < points.length; i += 3)
      length += hypot(points[i] - points[i - 3], points[i + 1] - points[i - 2]);
  return length / scale;
};

/** Smallest share of its lines that the dog with more lines keeps. */
const MIN_LINE_SHARE = 0.45;

function toGroup({ back, front, bounds }: Candidate, lead: DogArt, evenBottom: boolean): Group {
  const [left, top] = bounds;
  const minDensity = min(lineDensity(back.pose), lineDensity(front.pose));
  const member = ({ pose, x, y }: Placed): Member => ({
    dog: pose.dog,
    who: pose.who,
    place: {
      scale: pose.scale,
      dx: x - left + (pose.mirror ? pose.w : 0),
      dy: y - top - pose.h,
      mirror: pose.mirror,
    },
    lineFactor: clamp(minDensity / (lineDensity(pose) || 1), MIN_LINE_SHARE, 1),
  });
  const members = [member(back), member(front)] as const;
  const isCropped = (side: 'left' | 'right'): boolean =>
    [back, front].some((placed) => placed.pose.cut[side] && !isCropHidden(placed, front, side));
  const cut = {
    left: isCropped('left'),
    right: isCropped('right'),
    top: false,
    bottom: evenBottom && [back, front].some(({ pose, y }) => pose.dog.cut.bottom || y > 0),
  };
  return { members, art: artOf(members, lead, bounds, cut) };
}

/** Converts a point from dog units to the group's units. */
type ToGroupUnits = (p: Point) => Point;

const toGroupUnits =
  ({ place: { scale, dx, dy, mirror = false } }: Member): ToGroupUnits =>
  ([x, y]) => [dx + (mirror ? -scale : scale) * x, dy + scale * y];

/** The face and the head of a dog of the group, as far as they are known. */
const headOf = ({ dog: { face, head }, place }: Member, at: ToGroupUnits) => ({
  face: face && {
    eyes: [at(face.eyes[0]), at(face.eyes[1])] as const,
    nose: at(face.nose),
  },
  head: head && {
    at: at(head.at),
    size: head.size * place.scale,
    ...(head.nose && { nose: at(head.nose) }),
  },
});

/** The art of a group: the shapes of both dogs, and the head of the page's own dog. */
function artOf(
  members: Group['members'],
  lead: DogArt,
  [left, top, right, bottom]: Candidate['bounds'],
  cut: DogArt['cut'],
): DogArt {
  const ofAll = <T>(of: (member: Member, at: ToGroupUnits) => readonly T[]): T[] =>
    members.flatMap((member) => [...of(member, toGroupUnits(member))]);
  const [head] = ofAll((member, at) => (member.dog === lead ? [headOf(member, at)] : []));
  return {
    version: 1,
    width: right - left,
    height: bottom - top,
    // A ring in the other direction, such as that of a mirrored dog, would count as a hole.
    outline: ofAll(({ dog }, at) =>
      dog.outline.slice(0, 1).map((ring) => clockwise(movedRing(ring, at))),
    ),
    lines: [],
    solids: ofAll(({ dog }, at) => dog.solids.map((ring) => movedRing(ring, at))),
    lights: ofAll(({ dog, place }, at) =>
      dog.lights.map(({ x, y, r }) => {
        const [cx, cy] = at([x, y]);
        return { x: cx, y: cy, r: r * place.scale };
      }),
    ),
    markings: [],
    ...head,
    cut,
  };
}
