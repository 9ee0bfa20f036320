import { searchArea } from './searchArea';

const photo = { width: 1000, height: 800 };
const whole = { x: 0, y: 0, ...photo };

test.each([
  ['no crop', undefined],
  ['a crop of the whole photo', whole],
  ['a crop that cuts off next to nothing', { x: 5, y: 5, width: 990, height: 790 }],
])('with %s the whole photo is searched', (_what, crop) => {
  expect(searchArea(photo, crop)).toEqual(whole);
});

test('a crop is searched with a margin', () => {
  expect(searchArea(photo, { x: 200.4, y: 300, width: 400, height: 200 })).toEqual({
    x: 160,
    y: 280,
    width: 480,
    height: 240,
  });
});

test('the margin ends with the photo', () => {
  expect(searchArea(photo, { x: 0, y: 700, width: 500, height: 100 })).toEqual({
    x: 0,
    y: 690,
    width: 550,
    height: 110,
  });
});

test('an empty crop is an error', () => {
  expect(() => searchArea(photo, { x: 1200, y: 0, width: 100, height: 100 })).toThrow(
    'The crop is too small.',
  );
});
