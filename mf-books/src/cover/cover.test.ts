import { maskBounds } from './cutoutPicture';
import { anotherDesign, coverColours, coverStyles, firstDesigns } from './design';
import { breakLines } from './title';

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

test('another cover keeps its style and title, and goes through every colour', () => {
  let design = firstDesigns('Rex')[1]!;
  const seen = coverColours.map(() => {
    design = anotherDesign(design);
    return design.colour;
  });
  expect(new Set(seen).size).toBe(coverColours.length);
  expect(design).toMatchObject({
    candidate: 1,
    seed: 1 + coverColours.length,
    title: "Rex's Coloring Book",
  });
});

test('finds the part of the mask that the dog fills', () => {
  // A 4 x 3 mask with the dog in two pixels.
  const alpha = Uint8Array.from([0, 0, 0, 0, 0, 255, 20, 0, 0, 0, 200, 0]);
  expect(maskBounds(4, 3, alpha)).toEqual({ x: 1, y: 1, width: 2, height: 2 });
  expect(maskBounds(2, 1, new Uint8Array(2))).toEqual({ x: 0, y: 0, width: 2, height: 1 });
});

test('breaks a title into lines that fit', () => {
  const measure = (text: string): number => text.length;
  expect(breakLines("Rex's Coloring Book", 14, measure)).toEqual(["Rex's Coloring", 'Book']);
  expect(breakLines('  Bartholomew  ', 4, measure)).toEqual(['Bartholomew']);
});
