/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { looks } from '@scribblepup/pages';
import { offeredLooks } from './offeredLooks';
import { canDraw } from './shared/canDraw';

const file = resolve(__dirname, '../../library/fixtures/version-1/database.json');
const { looks: before } = JSON.parse(readFileSync(file, 'utf8')) as { looks: string[] };

test('offers the hundred in the order of the first version of the site', () => {
  expect(offeredLooks()).toEqual(before);
  expect(new Set(offeredLooks()).size).toBe(100);
});

test('shows every family with every step of 25', () => {
  const families = new Map(looks.map(({ id, family }) => [id, family]));
  for (let shown = 25; shown <= 100; shown += 25) {
    const step = offeredLooks(shown)
      .slice(-25)
      .map((id) => families.get(id));
    for (const family of ['scenes', 'portraits', 'patterns', 'puzzles'])
      expect(step.filter((other) => other === family).length).toBeGreaterThanOrEqual(6);
  }
});

test('knows every page that it can draw, including those that are not on offer', () => {
  expect(looks.every(({ id }) => canDraw(id))).toBe(true);
  expect(canDraw('from-next-year')).toBe(false);
});
