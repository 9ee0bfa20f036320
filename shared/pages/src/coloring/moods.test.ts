import { looks } from '../looks';
import { MOODS, moodOf } from './moods';

test('every mood is that of a scene or a portrait', () => {
  const places = looks.filter(({ family }) => family === 'scenes' || family === 'portraits');
  const ids = places.map(({ id }) => id);
  expect([...MOODS.keys()].filter((id) => !ids.includes(id))).toEqual([]);
});

test('a page has the mood of its look', () => {
  expect(moodOf({ look: 'window', family: 'portraits' }).background).toBe('butter');
  expect(moodOf({ look: 'snow-globe', family: 'portraits' })).toBe(MOODS.get('snow-globe'));
});

test('a page of an unknown look has that of its family, whatever its id', () => {
  const meadow = moodOf({ look: 'garden', family: 'scenes' });
  expect(moodOf({ look: 'constructor', family: 'scenes' })).toBe(meadow);
  expect(moodOf({ look: 'constructor', family: 'portraits' }).grounds.length).toBeGreaterThan(0);
});
