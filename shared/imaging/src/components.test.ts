import fc from 'fast-check';
import { components, fillHoles, largeParts, type Connectivity } from './components';
import { mask, maskBox, type Mask } from './plane';
import { disc } from './testing/disc';

const masks = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
  .chain(([width, height]) =>
    fc
      .array(fc.constantFrom(0, 1), { minLength: width * height, maxLength: width * height })
      .map((values): Mask => ({ width, height, data: Uint8Array.from(values) })),
  );

const connectivities = fc.constantFrom<Connectivity>(4, 8);

/**
 * Labels a mask by brute force: each pixel takes the smallest label around it until nothing
 * changes.
 */
function labelsByBruteForce({ width, height, data }: Mask, connectivity: Connectivity): number[] {
  const labels = Array.from(data, (value, i) => (value ? i + 1 : 0));
  const touching = (p: number, q: number): boolean => {
    const dx = Math.abs((p % width) - (q % width)),
      dy = Math.abs(Math.floor(p / width) - Math.floor(q / width));
    return connectivity === 8 ? Math.max(dx, dy) === 1 : dx + dy === 1;
  };
  for (let round = 0; round < width * height; round++) {
    labels.forEach((label, p) => {
      labels.forEach((other, q) => {
        if (label && other && touching(p, q)) labels[p] = Math.min(labels[p], labels[q]);
      });
    });
  }
  const order = [...new Set(labels)].filter(Boolean).sort((a, b) => a - b);
  return labels.map((label) => order.indexOf(label) + 1);
}

it('gives connected pixels one label, in the order of the first pixels', () => {
  fc.assert(
    fc.property(masks, connectivities, (source, connectivity) => {
      const { labels, count } = components(source, connectivity);
      expect([...labels]).toEqual(labelsByBruteForce(source, connectivity));
      expect(count).toBe(Math.max(...labels));
    }),
    { numRuns: 60 },
  );
});

it('measures the area and the box of each part', () => {
  fc.assert(
    fc.property(masks, connectivities, (source, connectivity) => {
      const { labels, areas, boxes } = components(source, connectivity);
      boxes.slice(1).forEach((box, i) => {
        const pixels = [...labels.keys()].filter((p) => labels[p] === i + 1);
        const xs = pixels.map((p) => p % source.width),
          ys = pixels.map((p) => Math.floor(p / source.width));
        expect(areas[i + 1]).toBe(pixels.length);
        expect(box).toEqual({
          x0: Math.min(...xs),
          y0: Math.min(...ys),
          x1: Math.max(...xs) + 1,
          y1: Math.max(...ys) + 1,
        });
      });
    }),
  );
});

it('counts parts with and without diagonals', () => {
  const checker = mask(3, 3, Uint8Array.from([1, 0, 1, 0, 1, 0, 1, 0, 1]));
  expect(components(checker).count).toBe(5);
  expect(components(checker, 8).count).toBe(1);
  expect(components(checker, 8).areas).toEqual([0, 5]);
  expect(components(checker, 8).boxes[1]).toEqual({ x0: 0, y0: 0, x1: 3, y1: 3 });
});

it('fills neither large holes nor gaps at the border', () => {
  const picture = (rows: readonly string[]): Mask =>
    mask(7, 5, Uint8Array.from(rows.join(''), Number));
  const rows = ['1110111', '0111110', '1101001', '1111111', '1110111'];
  expect(fillHoles(picture(rows), 1)).toEqual(picture(rows.with(2, '1111001')));
});

it('keeps large parts and fills small holes', () => {
  const two = disc(40, 12, 12, 9);
  disc(40, 33, 33, 2).data.forEach((v, i) => {
    if (v) two.data[i] = 1;
  });
  two.data[12 * 40 + 12] = 0;
  const tidy = fillHoles(largeParts(two, 0.2), 4);
  expect(components(tidy).count).toBe(1);
  expect(tidy.data[12 * 40 + 12]).toBe(1);
  expect(maskBox(tidy)).toEqual({ x0: 3, y0: 3, x1: 22, y1: 22 });
});
