export type Point = readonly [x: number, y: number];

/** Moves a point of the plane. */
export type Field = (x: number, y: number) => Point;

const round = (value: number): number => Math.round(value * 10) / 10;

/** Moves each point of a path, which may hold only absolute M, L, C and Z with "x y" pairs. */
export const movedPath = (d: string, field: Field): string =>
  d.replace(/(-?\d+\.?\d*)[ ,](-?\d+\.?\d*)/g, (_pair, x: string, y: string) =>
    field(Number(x), Number(y)).map(round).join(' '),
  );

/** Moves each path in markup. */
export const movedMarkup = (markup: string, field: Field): string =>
  markup.replace(/ d="([^"]*)"/g, (_attribute, d: string) => ` d="${movedPath(d, field)}"`);

/** Turns around a point by an angle in radians, clockwise on the screen. */
export const turn =
  (cx: number, cy: number, angle: number): Field =>
  (x, y) => [
    cx + (x - cx) * Math.cos(angle) - (y - cy) * Math.sin(angle),
    cy + (x - cx) * Math.sin(angle) + (y - cy) * Math.cos(angle),
  ];

/** Position and orientation of a drawing in a picture. */
export interface Pose {
  /** The point of the drawing, in its units, that is placed at `to`. */
  readonly from: Point;
  /** px of the picture. */
  readonly to: Point;
  /** px per unit, across and down, before the turn. */
  readonly scale: readonly [x: number, y: number];
  /** Degrees, clockwise. */
  readonly turn: number;
  readonly mirrored: boolean;
}

const flip = ({ mirrored }: Pose): number => (mirrored ? -1 : 1);

/** The pose as an SVG transform. */
export const transformOf = (pose: Pose): string => {
  const { from, to, scale, turn: degrees } = pose;
  return (
    `translate(${to[0]} ${to[1]}) rotate(${degrees}) ` +
    `scale(${flip(pose) * scale[0]} ${scale[1]}) translate(${-from[0]} ${-from[1]})`
  );
};

/** Position in the picture, px, of a point of the drawing. */
export const placed = (pose: Pose, [x, y]: Point): Point => {
  const { from, to, scale } = pose;
  const [dx, dy] = turn(
    0,
    0,
    (pose.turn * Math.PI) / 180,
  )(flip(pose) * scale[0] * (x - from[0]), scale[1] * (y - from[1]));
  return [to[0] + dx, to[1] + dy];
};
