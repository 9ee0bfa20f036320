import type { PageItem } from '../model/types';
import { partsThatFit } from './extras';

const item = (d: string): PageItem => ({ kind: 'path', d });
const [dog, ground, first, second, third] = ['dog', 'ground', 'first', 'second', 'third'].map(item);
const ITEMS = [ground, dog, first, second, third];
const EXTRAS = [
  { rank: 1, items: [ground] },
  { rank: 0, items: [first] },
  { rank: 2, items: [second] },
  { rank: 3, items: [third] },
];

it.each<[capacity: number, kept: readonly PageItem[]]>([
  [5, ITEMS],
  [4, [ground, dog, first, second]],
  [2, [dog, first]],
  [0, [dog]],
])('a page with room for %i items leaves out those with the highest ranks', (capacity, kept) => {
  const drawn = partsThatFit(
    ITEMS.map((item) => ({ item })),
    EXTRAS,
    (parts) => parts.length <= capacity,
  ).map(({ item }) => item);
  expect(drawn).toEqual(kept);
});
