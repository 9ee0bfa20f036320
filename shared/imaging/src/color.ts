const { atan2, cbrt, cos, hypot, max, min, PI, pow, round, sin } = Math;

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** L 0 to 100, a and b about -100 to 100 (CIE 15, D65). */
export type LabColor = readonly [L: number, a: number, b: number];

/** Reference white D65: X and Z for Y = 1. */
export const WHITE_X = 0.95047,
  WHITE_Z = 1.08883;
// Near 0, CIE 15 replaces the cube root with a line. These are the line's slope and offset, and the
// input and output at which it ends.
const LINE_SLOPE = 7.787,
  LINE_OFFSET = 16 / 116,
  LINE_MAX_INPUT = 0.008856,
  LINE_MAX_OUTPUT = 0.206893;

/** Linear light of an sRGB byte, 0 to 1 (IEC 61966-2-1). */
export const toLinear = (byte: number): number => {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4);
};

/** The inverse of `toLinear`. */
const toSrgbByte = (light: number): number => {
  const c = light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055;
  return round(255 * max(0, min(1, c)));
};

/**
 * The function f of CIE 15, which converts a fraction of the reference white to a perceptual value.
 */
export const labF = (t: number): number =>
  t > LINE_MAX_INPUT ? cbrt(t) : LINE_SLOPE * t + LINE_OFFSET;

/** The inverse of `labF`. */
const inverseLabF = (root: number): number =>
  root > LINE_MAX_OUTPUT ? root * root * root : (root - LINE_OFFSET) / LINE_SLOPE;

/** Converts one sRGB color to Lab (CIE 15); `toLab` converts a picture. */
export function labFromRgb([red, green, blue]: Rgb): LabColor {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const x = labF((0.4124 * r + 0.3576 * g + 0.1805 * b) / WHITE_X);
  const y = labF(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = labF((0.0193 * r + 0.1192 * g + 0.9505 * b) / WHITE_Z);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Converts Lab to sRGB bytes. */
export function rgbFromLab([L, a, b]: LabColor): Rgb {
  const fy = (L + 16) / 116;
  const [x, y, z] = [
    WHITE_X * inverseLabF(fy + a / 500),
    inverseLabF(fy),
    WHITE_Z * inverseLabF(fy - b / 200),
  ];
  return [
    toSrgbByte(3.2406 * x - 1.5372 * y - 0.4986 * z),
    toSrgbByte(-0.9689 * x + 1.8758 * y + 0.0415 * z),
    toSrgbByte(0.0557 * x - 0.204 * y + 1.057 * z),
  ];
}

/** Chroma and hue of a Lab color; the hue is in degrees, -180 to 180. */
export const chromaAndHue = ([, a, b]: LabColor): {
  readonly chroma: number;
  readonly hue: number;
} => ({
  chroma: hypot(a, b),
  hue: (atan2(b, a) * 180) / PI,
});

/** The inverse of `chromaAndHue`: the Lab color with a lightness, chroma and hue (degrees). */
export const labFromLch = (L: number, chroma: number, hue: number): LabColor => [
  L,
  chroma * cos((hue * PI) / 180),
  chroma * sin((hue * PI) / 180),
];
