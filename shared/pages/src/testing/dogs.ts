import type { Point } from '@scribblepup/imaging';
import type { DogArt } from '@scribblepup/tracing';
import { toDogArt } from './draw';

const NOSE = 'M200 170C212 170 217 177 208 184C203 188 197 188 192 184C183 177 188 170 200 170Z';
const MOUTH = ['M200 188L200 210C196 224 176 226 168 214', 'M200 210C204 224 224 226 232 214'];

/** A whole dog that sits and looks at the viewer; the face is known. */
export const sitting: DogArt = toDogArt({
  outline: [
    'M200 56C240 55 272 70 290 92C330 88 352 124 352 164C352 200 336 226 314 224C300 222 296 214 292 206C286 226 276 240 262 246C290 288 308 346 308 392C326 388 344 366 346 338C348 318 372 318 374 340C376 384 350 412 326 420C334 432 330 444 306 444L96 444C70 444 66 424 90 410C90 350 108 288 138 246C124 240 114 226 108 206C104 214 100 222 86 224C64 226 48 200 48 164C48 124 70 88 110 92C128 70 160 55 200 56Z',
  ],
  lines: [
    'M110 94C100 120 100 170 108 206',
    'M290 94C300 120 300 170 292 206',
    ...MOUTH,
    'M160 318C154 356 150 390 152 410C132 414 128 438 140 444',
    'M240 318C246 356 250 390 248 410C268 414 272 438 260 444',
    'M200 350L200 444',
    'M138 246C158 262 242 262 262 246',
    'M112 400C106 370 112 344 126 324',
    'M288 400C294 370 288 344 274 324',
    'M146 122C152 114 164 112 172 117',
    'M228 117C236 112 248 114 254 122',
    'M184 84C190 92 196 94 203 93',
    'M180 280C186 296 192 300 200 302',
    'M214 286C210 296 206 300 200 302',
    'M150 432L150 442',
    'M250 432L250 442',
  ],
  markings: [
    'M178 60C188 110 176 130 160 170C150 190 140 220 142 240',
    'M222 60C212 110 224 130 240 170C250 190 260 220 258 240',
  ],
  eyes: [
    [160, 150, 7.5, 8.5],
    [240, 150, 7.5, 8.5],
  ],
  nose: NOSE,
  noseAt: [200, 180],
});

/** A close-up of a face and chest, cropped at the bottom. */
export const bust: DogArt = toDogArt({
  outline: [
    'M186 62C230 52 268 62 286 88C300 50 330 30 344 44C360 70 352 130 330 160C338 200 322 236 300 252C330 280 352 320 360 372L70 372C76 320 92 276 118 246C98 226 88 196 92 158C66 136 50 78 66 48C84 34 112 56 124 88C140 70 160 64 186 62Z',
  ],
  lines: [
    'M286 90C300 104 318 130 330 158',
    'M124 90C110 106 98 130 92 156',
    ...MOUTH,
    'M118 246C150 282 262 288 300 252',
    'M150 300C160 330 166 352 166 370',
    'M266 300C258 330 252 352 254 370',
    'M200 300C196 322 200 340 208 352',
    'M82 64C92 70 104 86 112 104',
    'M330 60C322 68 312 84 304 100',
    'M140 120C148 112 160 112 168 118',
    'M232 116C240 110 252 112 258 118',
    'M186 92C194 100 206 100 214 92',
  ],
  markings: ['M170 66C190 110 150 150 120 190', 'M220 62C206 110 250 150 290 190'],
  eyes: [
    [156, 148, 8, 8.5],
    [244, 146, 8, 8.5],
  ],
  nose: NOSE,
  noseAt: [200, 180],
  cut: { bottom: true },
});

/** A lying dog, wide and low; the face is not known. */
export const lying: DogArt = toDogArt({
  outline: [
    'M92 70C112 44 168 40 196 66C216 60 240 86 246 116C250 138 244 156 232 160C290 150 380 150 440 168C500 186 530 226 534 262C560 256 588 236 596 206C602 194 618 198 616 214C610 262 570 292 528 298C500 306 440 308 400 306L96 306C64 306 60 278 84 270C112 262 146 264 168 258C150 246 140 230 138 214C112 222 70 218 54 200C40 186 44 168 60 160C66 120 74 92 92 70Z',
  ],
  lines: [
    'M196 66C190 96 196 134 216 156',
    'M138 214C160 216 196 200 216 176',
    'M60 160C64 172 74 176 86 172',
    'M70 196C90 206 114 204 128 194',
    'M168 258C220 252 262 262 270 290',
    'M400 306C370 290 372 240 410 216C440 200 480 206 500 230',
    'M440 306C448 286 480 280 500 288',
    'M92 272C84 284 86 298 96 304',
    'M118 270C110 282 112 298 120 304',
    'M290 180C300 190 310 192 322 190',
    'M340 200C350 210 362 212 374 208',
    'M260 210C266 222 274 226 284 226',
  ],
  eyes: null,
  nose: 'M42 168C48 156 66 158 66 170C64 180 46 182 42 168Z',
  noseAt: null,
});

/** A head alone, with a long muzzle. No edge of the photo crops it. */
export const headOnly: DogArt = toDogArt({
  outline: [
    'M200 56C240 55 272 70 290 92C330 88 352 124 352 164C352 200 336 226 314 224C300 222 292 214 288 206C280 250 262 300 240 316C220 322 180 322 160 316C138 300 120 250 112 206C104 214 100 222 86 224C64 226 48 200 48 164C48 124 70 88 110 92C128 70 160 55 200 56Z',
  ],
  lines: [
    'M110 94C100 120 100 170 112 206',
    'M290 94C300 120 300 170 288 206',
    'M146 122C152 114 164 112 172 117',
    'M228 117C236 112 248 114 254 122',
  ],
  eyes: [
    [160, 150, 7.5, 8.5],
    [240, 150, 7.5, 8.5],
  ],
  nose: 'M200 280C214 280 220 289 209 298C204 302 196 302 191 298C180 289 186 280 200 280Z',
  noseAt: [200, 291],
});

/**
 * The dog and its copy in one photo; only the first one's face is known.
 * @param right how far the copy is to the right of the dog, in widths of the dog
 * @param below how far it is below the dog, in heights of the dog
 */
function withCopy(dog: DogArt, right: number, below = 0): DogArt {
  const offset = [right * dog.width, below * dog.height] as const;
  const size = Math.SQRT1_2;
  const at = ([x, y]: Point, n = 0): Point => [
    (x + n * offset[0]) * size,
    (y + n * offset[1]) * size,
  ];
  const ofBoth = <T>(of: (n: number) => readonly T[]): T[] => [0, 1].flatMap(of);
  const moved = (points: readonly number[], n: number, stride: 2 | 3 = 2): number[] =>
    points.map((v, i) => (i % stride === 2 ? v : (v + n * offset[i % stride]) * size));
  return {
    ...dog,
    width: (dog.width + offset[0]) * size,
    height: (dog.height + offset[1]) * size,
    outline: ofBoth((n) => dog.outline.map((ring) => moved(ring, n))),
    lines: ofBoth((n) =>
      dog.lines.map((line) => ({ ...line, points: moved(line.points, n, 3) })),
    ).toSorted((a, b) => b.strength - a.strength),
    solids: ofBoth((n) => dog.solids.map((ring) => moved(ring, n))),
    lights: ofBoth((n) =>
      dog.lights.map(({ x, y, r }) => {
        const [cx, cy] = at([x, y], n);
        return { x: cx, y: cy, r: r * size };
      }),
    ),
    markings: ofBoth((n) => dog.markings.map((ring) => moved(ring, n))),
    face: dog.face && {
      eyes: [at(dog.face.eyes[0]), at(dog.face.eyes[1])],
      nose: at(dog.face.nose),
    },
  };
}

/** A photo of two dogs that do not touch. */
export const twoDogs: DogArt = withCopy(sitting, 1.6);

/** A photo of two dogs, one high above the other. */
export const dogAboveDog: DogArt = withCopy(sitting, 1.2, 0.8);

/** The index of the point of a ring that is furthest left (-1) or right (1). */
const outermost = (ring: readonly number[], side: -1 | 1): number =>
  ring.reduce((best, x, i) => (i % 2 === 0 && side * (x - ring[best]) > 0 ? i : best), 0);

/** A ring from its nth number on. */
const startingAt = (ring: readonly number[], n: number): number[] => [
  ...ring.slice(n),
  ...ring.slice(0, n),
];

/** A photo of two dogs that touch, so that one outline surrounds both; one face is known. */
export const touchingDogs: DogArt = ((): DogArt => {
  const pair = withCopy(sitting, 1.02);
  const [first, second] = pair.outline;
  return {
    ...pair,
    outline: [
      [...startingAt(first, outermost(first, 1) + 2), ...startingAt(second, outermost(second, -1))],
    ],
  };
})();

/** All drawn dogs by name. */
export const dogs: Readonly<Record<string, DogArt>> = { sitting, bust, lying };

const cropAt = 0.8 * sitting.width;

/** A sitting dog whose right side the photo crops. */
export const croppedAtSide: DogArt = {
  ...sitting,
  width: cropAt,
  outline: sitting.outline.map((ring) =>
    ring.map((v, i) => (i % 2 === 0 ? Math.min(v, cropAt) : v)),
  ),
  cut: { ...sitting.cut, right: true },
};

/** A sitting dog with eyes so high on its head that some hats would cover them. */
export const lowBrowed: DogArt = {
  ...sitting,
  face: sitting.face && {
    ...sitting.face,
    eyes: [
      [sitting.face.eyes[0][0], 0.5 * sitting.face.eyes[0][1]],
      [sitting.face.eyes[1][0], 0.5 * sitting.face.eyes[1][1]],
    ],
  },
};

const [lyingNose] = lying.solids;

/** A lying dog in profile: its head and its nose are known, but only one side of its face. */
export const inProfile: DogArt = {
  ...lying,
  head: {
    at: [lyingNose[0] + 0.12 * lying.width, lyingNose[1] - 0.06 * lying.height],
    size: 0.12 * lying.width,
    nose: [lyingNose[0], lyingNose[1]],
  },
};

/** A dog with a known face; positions are shares of its width and height. */
export function withFace(dog: DogArt, [left, right]: readonly [Point, Point], nose: Point): DogArt {
  const at = ([x, y]: Point): Point => [x * dog.width, y * dog.height];
  return { ...dog, face: { eyes: [at(left), at(right)], nose: at(nose) } };
}
