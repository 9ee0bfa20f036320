import { blur, gaussianKernel } from './blur';
import { plane } from './plane';
import { seededRandom } from './random';

describe('blur', () => {
  it.each([0.8, 2, 2.6, 2.7, 3.75, 6, 20])(
    'of sigma %d leaves a uniform picture unchanged',
    (sigma) => {
      const even = blur(plane(40, 30, new Float32Array(1200).fill(50)), sigma);
      expect(Math.max(...even.data)).toBeCloseTo(50, 3);
      expect(Math.min(...even.data)).toBeCloseTo(50, 3);
    },
  );

  it.each([1.5, 4])('of sigma %d keeps the sum, and has that standard deviation', (sigma) => {
    const spot = plane(101, 101);
    spot.data[50 * 101 + 50] = 1;
    const { data } = blur(spot, sigma);
    let total = 0,
      second = 0;
    data.forEach((v, i) => {
      total += v;
      second += v * ((i % 101) - 50) ** 2;
    });
    expect(total).toBeCloseTo(1, 3);
    expect(Math.sqrt(second)).toBeGreaterThan(sigma * 0.93);
    expect(Math.sqrt(second)).toBeLessThan(sigma * 1.07);
  });

  it('convolves rows, then columns, at any size and leaves the source unchanged', () => {
    const sigma = 1.2,
      kernel = gaussianKernel(sigma),
      reach = (kernel.length - 1) / 2;
    for (const [width, height] of [
      [1, 1],
      [3, 2],
      [4, 9],
      [7, 5],
      [13, 6],
    ] as const) {
      const next = seededRandom(width);
      const source = plane(
          width,
          height,
          Float32Array.from({ length: width * height }, () => next() * 100),
        ),
        before = source.data.slice();
      const out = blur(source, sigma).data;
      const at = (x: number, y: number): number =>
        before[Math.max(0, Math.min(height - 1, y)) * width + Math.max(0, Math.min(width - 1, x))];
      out.forEach((v, i) => {
        let sum = 0;
        kernel.forEach((down, j) =>
          kernel.forEach((across, k) => {
            sum += down * across * at((i % width) + k - reach, Math.floor(i / width) + j - reach);
          }),
        );
        expect(v).toBeCloseTo(sum, 3);
      });
      expect(source.data).toEqual(before);
    }
  });

  it.each([
    [1, 1],
    [3, 2],
    [5, 9],
    [14, 7],
    [13, 6],
    [30, 11],
  ])('of a large sigma treats rows and columns alike, at %d x %d px', (width, height) => {
    const next = seededRandom(width),
      at = (x: number, y: number): number => y * width + x;
    const source = plane(
        width,
        height,
        Float32Array.from({ length: width * height }, () => next() * 100),
      ),
      transposed = plane(height, width);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) transposed.data[x * height + y] = source.data[at(x, y)];
    const across = blur(source, 4).data,
      down = blur(transposed, 4).data;
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) expect(down[x * height + y]).toBeCloseTo(across[at(x, y)], 3);
  });

  it('has a kernel that adds up to one', () => {
    expect(gaussianKernel(1.7).reduce((sum, v) => sum + v, 0)).toBeCloseTo(1, 5);
  });
});
