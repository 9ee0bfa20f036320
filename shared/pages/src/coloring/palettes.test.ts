import { looks } from '../looks';
import { PALETTES, paletteOf } from './palettes';

test('every palette belongs to a scene or a portrait', () => {
  const places = looks.filter(({ family }) => family === 'scenes' || family === 'portraits');
  const ids = places.map(({ id }) => id);
  expect([...PALETTES.keys()].filter((id) => !ids.includes(id))).toEqual([]);
});

test('a page has the palette of its look', () => {
  expect(paletteOf({ look: 'window', family: 'portraits' }).background).toBe('butter');
  expect(paletteOf({ look: 'snow-globe', family: 'portraits' })).toBe(PALETTES.get('snow-globe'));
});

test('a page of an unknown look has the palette of its family, whatever its id', () => {
  const meadow = paletteOf({ look: 'garden', family: 'scenes' });
  expect(paletteOf({ look: 'constructor', family: 'scenes' })).toBe(meadow);
  expect(paletteOf({ look: 'constructor', family: 'portraits' }).grounds.length).toBeGreaterThan(0);
});
