const { atan2, cbrt, cos, hypot, max, min, pow, round, sin } = Math;

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** L 0 to 100, a and b about -100 to 100 (CIE 15, D65). */
export type LabColour = readonly [L: number, a: number, b: number];

const WHITE_X = 0.95047,
  WHITE_Z = 1.08883;

export const rgbOf = (hex: string): Rgb => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
];

const linear = (byte: number): number => {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4);
};

const encoded = (light: number): number => {
  const c = light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055;
  return round(255 * max(0, min(1, c)));
};

export function labOf([red, green, blue]: Rgb): LabColour {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const f = (t: number): number => (t > 0.008856 ? cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / WHITE_X);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / WHITE_Z);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

export function rgbFromLab([L, a, b]: LabColour): Rgb {
  const f = (t: number): number => (t > 0.206893 ? t * t * t : (t - 16 / 116) / 7.787);
  const fy = (L + 16) / 116;
  const [x, y, z] = [WHITE_X * f(fy + a / 500), f(fy), WHITE_Z * f(fy - b / 200)];
  return [
    encoded(3.2406 * x - 1.5372 * y - 0.4986 * z),
    encoded(-0.9689 * x + 1.8758 * y + 0.0415 * z),
    encoded(0.0557 * x - 0.204 * y + 1.057 * z),
  ];
}

/** Distance of two colours in Lab. */
export const difference = (p: LabColour, q: LabColour): number =>
  hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);

/** A colour with a share of white: 0 keeps it, 1 gives white. */
export const paled = ([r, g, b]: Rgb, share: number): Rgb => [
  r + (255 - r) * share,
  g + (255 - g) * share,
  b + (255 - b) * share,
];

export const polar = ([, a, b]: LabColour): { readonly chroma: number; readonly hue: number } => ({
  chroma: hypot(a, b),
  hue: (atan2(b, a) * 180) / Math.PI,
});

export const fromPolar = (L: number, chroma: number, hue: number): LabColour => [
  L,
  chroma * cos((hue * Math.PI) / 180),
  chroma * sin((hue * Math.PI) / 180),
];
