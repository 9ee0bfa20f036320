import { textFor } from './texts';

it.each([
  ['captain', 'Captain Hook', 'Captain Hook'],
  ['captain', 'Captain', 'Captain'],
  ['chef', 'Chef', "Chef's bakery"],
  ['hero', 'super', 'super!'],
  ['captain', 'Capt', 'Captain Capt'],
  ['captain', 'Bo', 'Captain Bo'],
  ['royal', 'Royal Max', 'Royal Max'],
  ['royal', 'Sir Max', 'Royal Sir Max'],
  ['royal', '', 'Your Majesty'],
] as const)('does not repeat a title that the name contains: %s of %s', (id, name, text) => {
  expect(textFor(id, name)).toBe(text);
});
