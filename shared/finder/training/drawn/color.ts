/** Colors as `#RRGGBB`, as the drawings store them. */

type Rgb = readonly [red: number, green: number, blue: number];

/** Channels, 0 to 255. */
export const rgbOf = (hex: string): Rgb => {
  const value = parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

export const hexOf = (rgb: Rgb): string =>
  `#${rgb
    .map((v) =>
      Math.round(Math.min(255, Math.max(0, v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
    .toUpperCase()}`;

/** Mixes two colors; `share` 0 is the first, 1 the second. */
export const mix = (from: string, to: string, share: number): string => {
  const a = rgbOf(from);
  const b = rgbOf(to);
  const at = (i: 0 | 1 | 2): number => a[i] + (b[i] - a[i]) * share;
  return hexOf([at(0), at(1), at(2)]);
};

/** Luma as in BT.601, 0 to 255. */
export const lumaOf = (hex: string): number => {
  const [red, green, blue] = rgbOf(hex);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
};

/** A color by hue (degrees), saturation and lightness (0 to 1), as in CSS Color 4, section 7. */
export const hsl = (hue: number, saturation: number, lightness: number): string => {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number): number => {
    const k = (offset + hue / 30) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return hexOf([channel(0), channel(8), channel(4)]);
};

/** Replaces each color of the map in markup or a path's attributes. */
export const recolor = (markup: string, colors: ReadonlyMap<string, string>): string =>
  markup.replace(/#[\dA-F]{6}\b/gi, (hex) => colors.get(hex.toUpperCase()) ?? hex);
