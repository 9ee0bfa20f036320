import type { DogArt } from '@scribblepup/tracing';
import { composePage } from '@scribblepup/pages';
import { FIRST_PHOTO_ID, type Photo } from '@scribblepup/library';
import { offeredLooks } from '../offeredLooks';
import { castOf, choicesFor } from '../shared/dogs';
import { drawnDog } from '../testing/plainBook';
import { dogsOnPage, dogsOnTitle, partnerOnTitle, photosOnTitle } from './family';
import { photoForPage, photosForPage } from './photos';

const [rex, mochi, bo, pair] = [1, 2, 3, 4].map((n) => ({ ...drawnDog, width: 600 + n }));
const blank: Photo = { id: '', photo: 'key', hints: {}, dog: null };

const morePhotos: readonly Photo[] = [
  { ...blank, id: 'both', dog: pair, shows: [0, 1] },
  { ...blank, id: 'mochi', dog: mochi, shows: [1] },
  { ...blank, id: 'bo', dog: bo, shows: [2] },
];
const companions = [
  { name: 'Mochi', bornMonth: 10 },
  { name: 'Bo', bornMonth: null },
];
const project = {
  dog: rex,
  morePhotos,
  choices: { name: 'Rex', bornMonth: 5, companions },
};

const alone = { companions: [] };

test('in a project with one dog, the dog of a page is its drawing', () => {
  const choices = { name: 'Rex', bornMonth: 5 };
  expect(dogsOnPage({ dog: rex, choices }, {})).toBe(rex);
  expect(dogsOnTitle({ dog: rex, morePhotos, choices })).toBe(rex);
  expect(dogsOnPage({ dog: null, choices }, {})).toBeNull();
});

test('a page shows the dog of its photo, with its own name and month', () => {
  expect(dogsOnPage(project, {})).toEqual({
    cast: [rex],
    choices: { name: 'Rex', bornMonth: 5, ...alone },
  });
  expect(dogsOnPage(project, { photo: 'mochi' })).toEqual({
    cast: [mochi],
    choices: { name: 'Mochi', bornMonth: 10, ...alone, dogs: [1] },
  });
});

test('a page of two photos names the dog of the first one first', () => {
  expect(dogsOnPage(project, { photo: 'mochi', partner: FIRST_PHOTO_ID })).toEqual({
    cast: [mochi, rex],
    choices: {
      name: 'Mochi',
      bornMonth: 10,
      companions: [{ name: 'Rex', bornMonth: 5 }],
      dogs: [1, 0],
    },
  });
});

test('a photo of several dogs is one drawing with all of their names', () => {
  expect(dogsOnPage(project, { photo: 'both' })).toEqual({
    cast: [pair],
    choices: { name: 'Rex', bornMonth: 5, companions: companions.slice(0, 1), inOneDrawing: true },
  });
});

test('the dogs of a page are null if one of them is missing', () => {
  expect(dogsOnPage(project, { photo: 'gone' })).toBeNull();
  expect(dogsOnPage(project, { partner: 'gone' })).toBeNull();
  expect(
    dogsOnPage({ ...project, dog: null }, { photo: 'mochi', partner: FIRST_PHOTO_ID }),
  ).toBeNull();
});

test('a photo of a dog that left the family counts as one of the first dog', () => {
  const choices = { ...project.choices, companions: companions.slice(0, 1) };
  expect(dogsOnPage({ ...project, choices }, { photo: 'bo' })).toMatchObject({
    choices: { name: 'Rex' },
  });
});

test('the title names all dogs, and shows the first photo and that of another dog', () => {
  const choices = { name: 'Rex', bornMonth: 5, companions, inOneDrawing: true };
  expect(dogsOnTitle(project)).toEqual({ cast: [rex, mochi], choices });
  expect(dogsOnTitle({ ...project, dog: pair, shows: [0, 1] })).toEqual({ cast: [pair], choices });
  expect(dogsOnTitle({ ...project, morePhotos: morePhotos.slice(0, 1) })).toEqual({
    cast: [rex],
    choices,
  });
  expect(dogsOnTitle({ ...project, dog: null })).toBeNull();
});

test('a second dog stands next to the dog of a photo with one dog; in a family of three, the other two alternate', () => {
  const looks = offeredLooks();
  const partners = (photo: string) => {
    const pagePhotos = Object.fromEntries(looks.map((look) => [look, photo]));
    return new Set(looks.map((look) => photosForPage({ ...project, pagePhotos }, look).partner));
  };
  expect(partners(FIRST_PHOTO_ID)).toEqual(new Set(['mochi', 'bo']));
  expect(partners('both')).toEqual(new Set([undefined]));
  expect(photosForPage({ dog: rex }, 'garden')).toEqual({});
});

test('birthday pages show the dog whose birthday it is', () => {
  expect(['birthday', 'gift-box'].map((look) => photoForPage(project, look))).toEqual([
    expect.stringMatching(/^first$|^both$/),
    expect.stringMatching(/^mochi$|^both$/),
  ]);
});

test('the birthday page of the second dog shows a birthday only for that dog', () => {
  const [first, second, third] = [FIRST_PHOTO_ID, 'mochi', 'bo'].map((photo) => {
    const own = dogsOnPage(project, { photo })!;
    return composePage(castOf(own), 'gift-box', choicesFor(own, project.choices)).items.length;
  });
  expect(third).toBe(first);
  expect(second).not.toBe(first);
});

test('the title shows the photo of both dogs if their own photos crop them', () => {
  const cropped: DogArt = { ...rex, cut: { ...rex.cut, left: true } };
  expect(photosOnTitle({ ...project, dog: cropped })).toEqual({ photo: 'both' });
  expect(dogsOnTitle({ ...project, dog: cropped })).toMatchObject({ cast: [pair] });
  const withoutBoth = morePhotos.filter(({ id }) => id !== 'both');
  expect(photosOnTitle({ ...project, dog: cropped, morePhotos: withoutBoth })).toEqual({
    partner: 'mochi',
  });
});

test('the second dog on the title is one that its photo does not crop, if there is one', () => {
  const cropped = morePhotos.map((photo) =>
    photo.id === 'mochi'
      ? { ...photo, dog: { ...mochi, cut: { ...mochi.cut, top: true } } }
      : photo,
  );
  expect(photosOnTitle({ ...project, morePhotos: cropped })).toEqual({ partner: 'bo' });
});

test('the second dog on the title is from a photo that still exists and whose dog is found', () => {
  expect(partnerOnTitle(project)).toBe('mochi');
  const withMochi = (change: Partial<Photo>): readonly Photo[] =>
    morePhotos.map((photo) => (photo.id === 'mochi' ? { ...photo, ...change } : photo));
  expect(partnerOnTitle({ ...project, morePhotos: withMochi({ photo: null }) })).toBe('bo');
  expect(partnerOnTitle({ ...project, morePhotos: withMochi({ dog: null }) })).toBe('bo');
  const guessed: DogArt = { ...rex, guessed: true };
  expect(partnerOnTitle({ ...project, morePhotos: withMochi({ dog: guessed }) })).toBe('bo');
});
