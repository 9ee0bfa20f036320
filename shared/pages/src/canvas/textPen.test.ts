import { bust, sitting } from '../testing/dogs';
import { pairOf } from './pageDogs';
import { Stage } from './stage';

const stage = (): Stage => new Stage(sitting, { name: 'Bo', bornMonth: null }, 'hero');

it('draws letters to color as outlines, and records where they are', () => {
  const page = stage();
  expect(page.text('Bo', { x: 425, y: 300, width: 400, height: 60 })).toBe(true);
  expect(page.items).toHaveLength(1);
  expect(page.items[0]).toMatchObject({ fill: 'white', stroke: expect.any(Number) });
  // Both letters have a hole.
  expect(page.lettering).toHaveLength(4);
  for (const { x0, y0, x1, y1 } of page.lettering) {
    expect(x0).toBeGreaterThan(225);
    expect(x1).toBeLessThan(625);
    expect(y0).toBeGreaterThan(250);
    expect(y1).toBeLessThan(350);
  }
});

it.each([
  ['a box', (page: Stage) => page.text('Buttercup', { x: 425, y: 300, width: 90, height: 60 })],
  ['an arc', (page: Stage) => page.arcText('Buttercup', 425, 300, 100, 60, 0.9)],
])('draws letters in black where they are too small to color: in %s', (_, write) => {
  const page = stage();
  expect(write(page)).toBe(true);
  expect(page.items).toHaveLength(1);
  expect(page.items[0]).toMatchObject({ fill: 'black' });
  expect(page.items[0]).not.toHaveProperty('stroke');
  expect(page.lettering).toEqual([]);
});

it('records where the letters of an instruction are, because their holes are not fields', () => {
  const page = stage();
  page.heading('Bo', 300);
  expect(page.items).toMatchObject([{ fill: 'black' }]);
  // Both letters have a hole.
  expect(page.lettering).toHaveLength(4);
});

it('shares the letters of a page between its dogs', () => {
  const page = new Stage(
    pairOf([sitting, bust], 0, 'beside')!,
    { name: 'Bo', bornMonth: null, companions: [{ name: 'Rex', bornMonth: null }] },
    'hero',
  );
  expect(page.member(1)).not.toBe(page);
  page.member(1).text('Bo', { x: 425, y: 300, width: 400, height: 60 });
  expect(page.lettering.length).toBeGreaterThan(0);
});

it('draws nothing if no letter can be drawn', () => {
  const page = stage();
  expect(page.text('🐶', { x: 425, y: 300, width: 400, height: 60 })).toBe(false);
  expect(page.items).toEqual([]);
});
