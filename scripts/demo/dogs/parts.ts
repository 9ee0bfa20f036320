import { ellipse, mirror } from './paths';

/** One piece of a drawn dog. Parts are painted in list order. */
export interface Part {
  readonly d: string;
  /** Crayon color of the inside, which is white in line art. A part without `fill` is a line. */
  readonly fill?: string;
  /** Color of the crayon strokes over `fill`. */
  readonly shade?: string;
  /** Width of the ink outline in units; 0 for none. */
  readonly ink?: number;
  /** Flat fill color without crayon strokes, for eyes and spots. */
  readonly solid?: string;
  /** Name by which other parts can be clipped to this one. */
  readonly name?: string;
  /** Name of the part to which this one is clipped. */
  readonly clip?: string;
  /** The kind of drawing that has this part; both by default. */
  readonly only?: 'color' | 'line';
  readonly opacity?: number;
  /** Marks the part as an eye, with its position and radius. */
  readonly eye?: Eye;
  /** Marks the part as a catch-light. */
  readonly light?: true;
}

interface Eye {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export const ink = '#2B2118';
export const white = '#FFFFFF';
const pink = '#F2788F';

export const shape = (d: string, fill: string, shade: string, rest: Partial<Part> = {}): Part => ({
  d,
  fill,
  shade,
  ink: 7,
  ...rest,
});
export const line = (d: string, width = 7): Part => ({ d, ink: width });
export const solid = (d: string, color: string = ink): Part => ({ d, solid: color });

/** A coat patch: in color, a filled area without outline; in line art, only its border. */
export const patch = (
  d: string,
  fill: string,
  shade: string,
  clip: string,
  border?: string,
): Part[] => [
  { d, fill, shade, clip, only: 'color' },
  ...(border === undefined ? [] : [{ d: border, ink: 5, only: 'line' as const }]),
];

export const mirroredPair = (d: string, make: (d: string) => Part): Part[] => [
  make(d),
  make(mirror(d)),
];

export interface Face {
  /** Center of the eye on the left of the drawing; the other eye mirrors it. */
  readonly eye: readonly [x: number, y: number];
  readonly radius: number;
  readonly noseY: number;
}

export const eyes = ({ eye: [x, y], radius: r }: Face): Part[] => [
  // The light falls from one side, so the catch-lights are not mirrored.
  ...[x, 400 - x].flatMap((cx): Part[] => [
    { ...solid(ellipse(cx, y, r, r * 1.12)), eye: { x: cx, y, r } },
    { ...solid(ellipse(cx + r * 0.36, y - r * 0.42, r * 0.36), white), light: true },
    { ...solid(ellipse(cx - r * 0.35, y + r * 0.45, r * 0.18), white), light: true },
  ]),
];

/** An eye as a photo shows it: smaller than a drawing's, with one small light. */
export const photoEye = ({ x, y, r }: Eye): Part[] => [
  solid(ellipse(x, y, r * 0.8, r * 0.88)),
  solid(ellipse(x + r * 0.2, y - r * 0.26, r * 0.2), white),
];

export const blush = (y: number, dx: number): Part[] =>
  mirroredPair(ellipse(200 - dx, y, 15, 9), (d) => ({
    d,
    solid: pink,
    opacity: 0.38,
    only: 'color',
  }));

export const nose = (y: number, w: number, h: number): Part[] => [
  solid(
    `M200 ${y - h} C ${200 + w * 0.9} ${y - h} ${200 + w * 1.15} ${y - h * 0.2} ${200 + w * 0.55} ${y + h * 0.62} ` +
      `C ${200 + w * 0.25} ${y + h} ${200 - w * 0.25} ${y + h} ${200 - w * 0.55} ${y + h * 0.62} ` +
      `C ${200 - w * 1.15} ${y - h * 0.2} ${200 - w * 0.9} ${y - h} 200 ${y - h} Z`,
  ),
  { ...solid(ellipse(200 - w * 0.25, y - h * 0.5, w * 0.28, h * 0.2), white), opacity: 0.75 },
];

const tongueAt = (y: number): Part[] => [
  shape(
    `M184 ${y + 19} C 182 ${y + 52} 218 ${y + 52} 216 ${y + 19} C 211 ${y + 23} 205 ${y + 20} 200 ${y + 14} C 195 ${y + 20} 189 ${y + 23} 184 ${y + 19} Z`,
    pink,
    '#B83A55',
    { ink: 6 },
  ),
  line(`M200 ${y + 24} L 200 ${y + 36}`, 4),
];

export const mouth = (y: number, w: number): Part[] => {
  const half = `M200 ${y + 13} C ${200 - w * 0.3} ${y + 27} ${200 - w} ${y + 27} ${200 - w * 1.1} ${y + 8}`;
  return [...tongueAt(y), line(`M200 ${y - 2} L 200 ${y + 13} ${half} ${mirror(half)}`, 6.5)];
};

/** The wide mouth of a flat muzzle, such as that of a French bulldog. */
export const jowls = (y: number, w: number, drop: number): Part[] => {
  const half = `M200 ${y + 14} C ${200 - w * 0.25} ${y + 14 + drop} ${200 - w * 0.8} ${y + 12 + drop} ${200 - w} ${y + 12}`;
  return [
    line(`M200 ${y} L 200 ${y + 14} ${half} ${mirror(half)}`, 6.5),
    shape(
      `M187 ${y + 24} C 186 ${y + 52} 214 ${y + 52} 213 ${y + 24} C 208 ${y + 26} 204 ${y + 22} 200 ${y + 17} C 196 ${y + 22} 192 ${y + 26} 187 ${y + 24} Z`,
      pink,
      '#B83A55',
      { ink: 6 },
    ),
  ];
};

export const collar = (color: string, tag = '#FFC93C', y = 252): Part[] => [
  shape(
    `M138 ${y - 10} C 160 ${y + 14} 240 ${y + 14} 262 ${y - 10} L 266 ${y + 10} C 240 ${y + 36} 160 ${y + 36} 134 ${y + 10} Z`,
    color,
    ink,
  ),
  shape(ellipse(200, y + 36, 15, 16), tag, '#B86E12', { ink: 6 }),
];

const leg =
  'M160 318 C 154 356 152 390 152 408 C 136 410 130 420 132 432 C 134 442 150 444 166 444 C 184 444 192 440 192 428 L 192 350';
const foot =
  'M92 410 C 76 412 68 424 72 434 C 76 444 92 444 112 443 C 128 442 134 438 132 428 C 128 412 108 406 92 410 Z';
const thigh = 'M110 398 C 106 368 112 344 124 324';

/** The color of a crayon and of its strokes. */
export interface Crayon {
  readonly fill: string;
  readonly shade: string;
}

/**
 * A sitting body with tail and paws. `chest` colors the bib and the paws; `saddle` lies on the
 * back.
 */
export const body = (
  coat: string,
  shade: string,
  chest?: Crayon,
  saddle: readonly Part[] = [],
): Part[] => {
  const paws = chest ?? { fill: coat, shade };
  return [
    shape(
      'M276 392 C 318 396 344 372 346 338 C 348 318 372 318 374 340 C 376 388 338 424 282 420 Z',
      coat,
      shade,
    ),
    shape(
      'M142 236 C 106 286 88 352 96 404 C 98 424 112 434 136 434 L 264 434 C 288 434 302 424 304 404 C 312 352 294 286 258 236 Z',
      coat,
      shade,
      { name: 'body' },
    ),
    ...(chest === undefined
      ? []
      : patch(
          'M150 236 C 150 300 172 346 200 352 C 228 346 250 300 250 236 Z',
          chest.fill,
          chest.shade,
          'body',
        )),
    ...saddle,
    ...mirroredPair(thigh, line),
    ...mirroredPair(leg, (d) => shape(d, paws.fill, paws.shade)),
    line('M150 430 L 150 440 M170 430 L 170 441 M230 430 L 230 441 M250 430 L 250 440', 5),
    ...mirroredPair(foot, (d) => shape(d, paws.fill, paws.shade)),
  ];
};

/** Two brows; `y` is their upper edge. */
export const brows = (y: number, x = 146): Part[] =>
  mirroredPair(`M${x} ${y + 8} C ${x + 6} ${y} ${x + 18} ${y - 2} ${x + 26} ${y + 3}`, (d) =>
    line(d, 6),
  );
