import { blur } from './blur';
import { contours } from './contour';
import { mask, plane, toPlane } from './plane';
import { disc } from './testing/disc';

describe('contours', () => {
  it('of a disc are one closed ring with the radius of the disc', () => {
    const rings = contours(blur(toPlane(disc(60, 30, 30, 18)), 1), 0.5);
    expect(rings).toHaveLength(1);
    for (const [x, y] of rings[0])
      expect(Math.abs(Math.hypot(x - 30.5, y - 30.5) - 18)).toBeLessThan(1);
  });

  it('follow both edges of a ring, and close at the border of the picture', () => {
    const ring = disc(60, 30, 30, 20);
    disc(60, 30, 30, 10).data.forEach((v, i) => {
      if (v) ring.data[i] = 0;
    });
    expect(contours(toPlane(ring), 0.5)).toHaveLength(2);
    expect(contours(plane(4, 4, new Float32Array(16).fill(1)), 0.5)).toHaveLength(1);
  });

  it.each([
    [1, 0, 0, 1],
    [0, 1, 1, 0],
  ])('of two pixels that touch only at a corner are two rings: %d %d, %d %d', (...pixels) => {
    const rings = contours(toPlane(mask(2, 2, Uint8Array.from(pixels))), 0.5);
    expect(rings.map((ring) => ring.length)).toEqual([4, 4]);
  });
});
