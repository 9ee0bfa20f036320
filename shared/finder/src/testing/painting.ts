import type { Pixels } from '@scribblepup/imaging';

export type Color = readonly [red: number, green: number, blue: number];

export const RED: Color = [255, 0, 0];

/**
 * A picture to paint on, initially black. Positions and lengths are in px, with pixel centers at
 * whole numbers.
 */
export class Painting implements Pixels {
  readonly data: Uint8ClampedArray;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.data = new Uint8ClampedArray(width * height * 4);
    for (let i = 3; i < this.data.length; i += 4) this.data[i] = 255;
  }

  rectangle(x: number, y: number, width: number, height: number, color: Color): this {
    return this.paint(x, y, x + width, y + height, () => 1, color);
  }

  disc(x: number, y: number, radius: number, color: Color): this {
    const cover = (u: number, v: number): number =>
      Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(u - x, v - y)));
    const reach = Math.ceil(radius + 1);
    return this.paint(x - reach, y - reach, x + reach, y + reach, cover, color);
  }

  /** Adds a spot that fades out as a Gaussian. */
  spot(x: number, y: number, sigma: number, color: Color): this {
    const cover = (u: number, v: number): number =>
      Math.exp(-((u - x) ** 2 + (v - y) ** 2) / (2 * sigma * sigma));
    const reach = Math.ceil(4 * sigma);
    return this.paint(x - reach, y - reach, x + reach, y + reach, cover, color);
  }

  /**
   * Paints spots that the color network takes for a face: its center, and a left eye and a nose
   * around it, which all contain `red`. They lie close together, because that network always
   * reports the same face size in its input, however close the view is.
   */
  face(x: number, y: number, size: number, red = 255): this {
    return this.spot(x, y, size / 10, [red, 0, 255])
      .spot(x - size / 6, y - size / 6, size / 14, [red, 255, 0])
      .spot(x, y + size / 6, size / 14, [red, 255, 255]);
  }

  private paint(
    left: number,
    top: number,
    right: number,
    bottom: number,
    cover: (x: number, y: number) => number,
    color: Color,
  ): this {
    for (let y = Math.max(0, top); y < Math.min(this.height, bottom); y++) {
      for (
        let x = Math.max(0, left), offset = (y * this.width + x) * 4;
        x < Math.min(this.width, right);
        x++, offset += 4
      ) {
        const share = cover(x, y);
        for (let c = 0; c < 3; c++)
          this.data[offset + c] = this.data[offset + c] * (1 - share) + color[c] * share;
      }
    }
    return this;
  }
}
