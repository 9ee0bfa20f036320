import { seededRandom } from '@scribblepup/imaging/random';
import { findInvalidPath } from '@scribblepup/kernel/schema';
import { isDogArt } from '../model/formats';
import type { DogArt } from '../model/types';
import { unpackCoat, packCoat, type Coat } from './packed';

const bare: DogArt = {
  version: 1,
  width: 10,
  height: 10,
  outline: [],
  lines: [],
  solids: [],
  lights: [],
  markings: [],
  face: null,
  cut: { left: false, top: false, right: false, bottom: false },
};
const crayons: Coat['crayons'] = [[205, 160, 95], null, [40, 40, 42]];
const withCoat = (coat: unknown): DogArt => ({ ...bare, coat });

/** Patches of random lengths. */
const patched = (width: number, height: number): Coat => {
  const next = seededRandom(3);
  const cells = new Uint8Array(width * height);
  for (let index = 0; index < cells.length; index += 1 + Math.floor(next() ** 4 * 300))
    cells.fill(Math.floor(next() * crayons.length), index);
  return { width, height, cells, crayons };
};

it.each([
  ['patches', patched(112, 80)],
  ['one cell', patched(1, 1)],
  ['one crayon', { width: 112, height: 112, cells: new Uint8Array(112 ** 2), crayons: [null] }],
])('a coat of %s is the same after packing, JSON and unpacking', (_name, coat) => {
  const text = JSON.stringify(withCoat(packCoat(coat)));
  const dog: unknown = JSON.parse(text);
  if (!isDogArt(dog)) throw new Error('no dog');
  expect(unpackCoat(dog)).toEqual(coat);
});

it('packs a coat into a short text', () => {
  expect(packCoat({ ...patched(3, 2), cells: Uint8Array.of(0, 0, 1, 2, 2, 2) }).cells).toBe(
    'a2bc3',
  );
});

const valid = packCoat(patched(20, 20));

it.each<[string, unknown]>([
  ['absent', undefined],
  ['null', null],
  ['a number', 5],
  ['a list', []],
  ['empty', {}],
  ['without cells', { ...valid, cells: '' }],
  ['cut short', { ...valid, cells: valid.cells.slice(0, -4) }],
  ['too long', { ...valid, cells: `${valid.cells}a` }],
  ['with an endless run', { ...valid, cells: 'a99999' }],
  ['with other letters', { ...valid, cells: 'A400' }],
  ['with cells that are not text', { ...valid, cells: [0, 400] }],
  ['with a crayon that is missing', { ...valid, cells: 'd400' }],
  ['without crayons', { ...valid, crayons: [] }],
  ['with a crayon of two numbers', { ...valid, crayons: [[1, 2]], cells: 'a400' }],
  ['with a crayon that is not a color', { ...valid, crayons: [[1, 2, 300]], cells: 'a400' }],
  ['of no size', { ...valid, width: 0 }],
  ['of half a cell', { ...valid, height: 0.5 }],
  ['of a size that fills the memory', { ...valid, width: 1e9, height: 1e9 }],
])('a missing or damaged coat counts as none, and the dog stays valid: %s', (_name, coat) => {
  const dog = withCoat(coat);
  expect(findInvalidPath(isDogArt, dog)).toBeNull();
  expect(unpackCoat(dog)).toBeNull();
});
