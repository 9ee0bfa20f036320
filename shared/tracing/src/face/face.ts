import { dilate } from '@scribblepup/imaging/distance';
import type { Lab } from '@scribblepup/imaging/lab';
import { mask, type Mask } from '@scribblepup/imaging/plane';
import type { Circle, Point } from '@scribblepup/imaging';
import { catchLights, eyeRing, eyeShapes } from './eyeShape';
import { fitNose } from './fitNose';
import { upperLids } from './lids';
import { findMouth } from './mouth';
import { noseOutline } from './nose';
import { findChin } from './chin';
import { patchOf, type Patch } from './patch';
import type { Focus } from '../vectors/select';
import { featureAt } from './solid';

/** Where the eyes and the nose are, in px; what is not known is left out. */
export interface FacePoints {
  readonly eyes: readonly Point[];
  readonly nose?: Point;
}

export interface FaceArt {
  readonly solids: readonly (readonly Point[])[];
  readonly lights: readonly Circle[];
  /** The mouth's lines, where one is looked for, the chin and the upper lids. */
  readonly lines: readonly (readonly Point[])[];
  /** The solids and the lines with a little room around them: no other line is drawn here. */
  readonly covered: Mask;
  readonly focuses: readonly Focus[];
}

// Shares of the face's size (about the distance between the eyes).
const EYE = { look: 0.18, wide: 1.1, usual: [0.085, 0.075], darkness: 0.12 } as const;
const MOST_ROLL = 0.6;
const ROOM = 0.05,
  LINE_ROOM = 0.07,
  FOCUS = 0.75;

/** Size of the face in px: the distance between the eyes, or from them to the nose. */
export function faceSize({ eyes, nose }: FacePoints, usual: number): number {
  const [a, b] = eyes;
  const apart = a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;
  const middle = a && (b ? ([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const) : a);
  const down = middle && nose ? Math.hypot(middle[0] - nose[0], middle[1] - nose[1]) * 0.8 : 0;
  const size = Math.max(apart, down);
  return size > 2 ? size : usual;
}

/** The faces of all dogs of a picture; see `drawFace`. */
export function drawFaces(
  lab: Lab,
  faces: readonly FacePoints[],
  unit: number,
  drawn = false,
): FaceArt {
  const arts = faces.map((face) => drawFace(lab, face, unit, drawn));
  const covered = mask(lab.width, lab.height);
  for (const art of arts)
    art.covered.data.forEach((value, i) => {
      if (value) covered.data[i] = 1;
    });
  return {
    solids: arts.flatMap(({ solids }) => solids),
    lights: arts.flatMap(({ lights }) => lights),
    lines: arts.flatMap(({ lines }) => lines),
    covered,
    focuses: arts.flatMap(({ focuses }) => focuses),
  };
}

/** Eyes with their lights and lids, the nose, the mouth and the chin. @param unit px a dog unit; @param drawn whether the picture is a drawing, whose mouth and lids its own lines show */
export function drawFace(lab: Lab, face: FacePoints, unit: number, drawn = false): FaceArt {
  const size = faceSize(face, 100 * unit),
    roll = rollOf(face);
  const eyes = eyeShapes(
    face.eyes.map((at) => ({ at, patch: eyeAt(lab, at, size) })),
    size,
    roll,
  );
  const nose = face.nose && fitNose(lab, face.nose, size, roll, drawn);
  const solids = [
    ...eyes.map((eye) => eyeRing(eye, roll)),
    ...(nose ? [noseOutline(nose, size, roll)] : []),
  ];
  const mouth = nose && eyes.length === 2 && !drawn ? findMouth(lab, nose, size, roll) : [];
  const lids = drawn ? [] : upperLids(lab, eyes, size, roll);
  const chin = [findChin(lab, mouth, size, roll)].filter(({ length }) => length > 0);
  const covered = mask(lab.width, lab.height);
  for (const ring of solids) stamp(covered, patchOf(ring), ROOM * size);
  for (const line of [...mouth, ...chin, ...lids]) stamp(covered, pathOf(line), LINE_ROOM * size);
  // What lies between the nose and the lips is whiskers and shades.
  if (nose && mouth[1])
    stamp(
      covered,
      patchOf([
        ...lowerRim(noseOutline(nose, size, roll), nose.at, roll),
        ...[...mouth[1]].reverse(),
      ]),
      0,
    );
  return {
    solids,
    lights: eyes.flatMap(catchLights),
    lines: [...mouth, ...chin, ...lids],
    covered,
    focuses: [...face.eyes, ...(face.nose ? [face.nose] : [])].map((at) => ({
      at,
      radius: FOCUS * size,
    })),
  };
}

const eyeAt = (lab: Lab, at: Point, size: number): Patch =>
  featureAt(lab, at, {
    radius: Math.max(4, EYE.look * size),
    wide: EYE.wide,
    usual: [EYE.usual[0] * size, EYE.usual[1] * size],
    darkness: EYE.darkness,
  });

/** How far the face is tilted, radians: by the eyes, else upright. */
function rollOf({ eyes: [a, b] }: FacePoints): number {
  return a && b
    ? Math.max(-MOST_ROLL, Math.min(MOST_ROLL, Math.atan2(b[1] - a[1], b[0] - a[0])))
    : 0;
}

/** The points of a nose's rim below its middle, from left to right. */
const lowerRim = (rim: readonly Point[], [ax, ay]: Point, roll: number): Point[] =>
  rim
    .filter(([x, y]) => (y - ay) * Math.cos(roll) > (x - ax) * Math.sin(roll))
    .sort((p, q) => p[0] - q[0]);

/** The pixels that a line runs over. */
function pathOf(line: readonly Point[]): Patch {
  const x = Math.floor(Math.min(...line.map(([px]) => px))),
    y = Math.floor(Math.min(...line.map(([, py]) => py)));
  const over = mask(
    Math.ceil(Math.max(...line.map(([px]) => px))) - x + 1,
    Math.ceil(Math.max(...line.map(([, py]) => py))) - y + 1,
  );
  for (const [px, py] of line)
    over.data[(Math.floor(py) - y) * over.width + Math.floor(px) - x] = 1;
  return { x, y, mask: over };
}

/** Marks a patch and a little room around it. */
function stamp(target: Mask, { x, y, mask: found }: Patch, room: number): void {
  const pad = Math.ceil(room) + 1,
    width = found.width + 2 * pad;
  const wide = mask(width, found.height + 2 * pad);
  found.data.forEach((v, i) => {
    wide.data[(Math.floor(i / found.width) + pad) * width + (i % found.width) + pad] = v;
  });
  dilate(wide, room).data.forEach((v, i) => {
    const tx = (i % width) + x - pad,
      ty = Math.floor(i / width) + y - pad;
    if (v && tx >= 0 && ty >= 0 && tx < target.width && ty < target.height)
      target.data[ty * target.width + tx] = 1;
  });
}
