import { anotherDesign, coverColors, coverStyles, firstDesigns } from './design';

test('the first four covers are of four styles, with the name in the title', () => {
  const designs = firstDesigns('Rex');
  expect(designs.map(({ candidate }) => coverStyles[candidate])).toEqual([
    'sticker',
    'poster',
    'lineArt',
    'frame',
  ]);
  expect(designs.every(({ title }) => title === "Rex's Coloring Book")).toBe(true);
});

test('the next variation keeps its style and title, and cycles through all colors', () => {
  let design = firstDesigns('Rex')[1];
  const seen = coverColors.map(() => {
    design = anotherDesign(design);
    return design.colour;
  });
  expect(new Set(seen).size).toBe(coverColors.length);
  expect(design).toMatchObject({
    candidate: 1,
    seed: 1 + coverColors.length,
    title: "Rex's Coloring Book",
  });
});
