import { publicScreenAt, publicScreens, tabTitle } from './publicScreens';
import { remotePaths } from './remote/contract';

test('the public screens are those of the marketing remote', () => {
  expect(Object.keys(publicScreens)).toEqual(remotePaths.marketing);
});

test.each(['/orders', '/home/', 'toString', ''])('%j is not a public screen', (path) => {
  expect(publicScreenAt(path)).toBeUndefined();
});

test('each public screen has a unique title with the product name, and a description that fits into a search result', () => {
  const all = Object.keys(publicScreens).map((path) => publicScreenAt(path)!);
  expect(new Set(all.map(tabTitle)).size).toBe(all.length);
  for (const screen of all) {
    expect(tabTitle(screen)).toContain('Scribblepup');
    expect(screen.description.length).toBeGreaterThan(50);
    expect(screen.description.length).toBeLessThanOrEqual(160);
  }
});
