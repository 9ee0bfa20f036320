import {
  idsText,
  listText,
  lookFiles,
  namedLook,
  registryText,
  traitsText,
} from '../../scripts/registry';
import { registry } from './registry';

const fix = 'to fix, run: npm run looks -w shared/pages';

it(`lists every file of the families' folders (${fix})`, () => {
  expect(listText('registry')).toBe(registryText(lookFiles()));
});

it(`lists the ids in the order of their numbers (${fix})`, () => {
  expect(listText('ids')).toBe(idsText(registry));
});

it(`lists the traits that the files set (${fix})`, () => {
  expect(listText('traits')).toBe(traitsText(registry));
});

it('accepts a look only under the name of its file, with that name as its id', () => {
  const photoLine = { id: 'photo-line' };
  expect(namedLook('portraits/photoLine', { photoLine })).toBe(photoLine);
  expect(() => namedLook('portraits/photo', { photoLine })).toThrow('called photo');
  expect(() => namedLook('portraits/photo', { photo: photoLine })).toThrow(
    'the id photo-line instead of photo',
  );
});

it('lists an added file', () => {
  const text = registryText(['scenes/beach', 'scenes/puddle']);
  expect(text).toContain("import { puddle } from './scenes/puddle';");
  expect(text).toMatch(/beach,\n {2}puddle,/);
});

it('puts a new look last, wherever its file is', () => {
  const ids = idsText([
    { id: 'puddle', number: 2 },
    { id: 'beach', number: 0 },
    { id: 'hero', number: 1 },
  ]);
  expect(ids.match(/'.+'/g)).toEqual(["'beach'", "'hero'", "'puddle'"]);
});

it('lists the traits of looks that have any, including the birthday of the first dog', () => {
  const text = traitsText([
    { id: 'gift-box', number: 2, need: 'head', birthdayOf: 1 },
    { id: 'echo', number: 1 },
    { id: 'birthday', number: 0, birthdayOf: 0 },
  ]);
  expect(text.match(/\['.+/g)).toEqual([
    "['birthday', { birthdayOf: 0 }],",
    "['gift-box', { need: 'head', birthdayOf: 1 }],",
  ]);
});
