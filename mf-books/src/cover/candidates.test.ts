import { dislike, firstCandidates, like, type Candidates } from './candidates';
import { coverStyles } from './design';

const first = firstCandidates('Rex');
const keys = ({ designs }: Candidates): string[] =>
  designs.map(({ candidate, seed }) => `${coverStyles[candidate]}-${seed}`);

test('Like keeps the cover and replaces the next one with another one of its style', () => {
  const after = like(first);
  expect(keys(after)).toEqual(['sticker-1', 'sticker-2', 'lineArt-1', 'frame-1']);
  expect(after).toMatchObject({ shown: 0, liked: [0], latest: 1 });
});

test('a second Like removes the like and keeps the covers', () => {
  const after = like(like(first));
  expect(after.liked).toEqual([]);
  expect(keys(after)).toEqual(keys(like(first)));
});

test('a like never replaces a liked cover; if all covers are liked, it replaces none', () => {
  let candidates = first;
  for (const shown of [2, 3, 0, 1]) {
    const before = candidates;
    candidates = like({ ...candidates, shown });
    for (const place of before.liked) expect(candidates.designs[place]).toBe(before.designs[place]);
  }
  expect(candidates).toMatchObject({ liked: [2, 3, 0, 1], latest: null });
  expect(new Set(keys(candidates)).size).toBe(4);
});

test('Dislike replaces the cover with another one of its style', () => {
  const again = dislike(dislike(first));
  expect(keys(again)).toEqual(['sticker-3', 'poster-1', 'lineArt-1', 'frame-1']);
  expect(again).toMatchObject({ shown: 0, liked: [], latest: 0 });
});

test('Dislike removes the like, and brings back the style that the like replaced', () => {
  const after = dislike(like(first));
  expect(keys(after)).toEqual(['poster-1', 'sticker-2', 'lineArt-1', 'frame-1']);
  expect(after).toMatchObject({ shown: 0, liked: [], latest: 0 });
  // Every style is there again, so the next one is of the same style.
  expect(keys(dislike(after))).toEqual(['poster-2', 'sticker-2', 'lineArt-1', 'frame-1']);
});

test('a cover that was chosen before is among the first ones', () => {
  const chosen = { candidate: 2, seed: 5, title: 'Good Boy', colour: 'Mint', picture: 'a key' };
  const again = firstCandidates('Rex', chosen);
  expect(keys(again)).toEqual(['sticker-1', 'poster-1', 'lineArt-5', 'frame-1']);
  expect(again).toMatchObject({ shown: 2, liked: [2] });
  expect(again.designs[2]).toEqual({ candidate: 2, seed: 5, title: 'Good Boy', colour: 'Mint' });
});
