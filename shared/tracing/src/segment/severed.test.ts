import { mask, type Mask } from '@scribblepup/imaging/plane';
import { withoutSevered } from './severed';

/** '#' is the dog. */
function parseMask(...rows: readonly string[]): Mask {
  return mask(
    rows[0].length,
    rows.length,
    Uint8Array.from(rows.join(''), (c) => (c === '#' ? 1 : 0)),
  );
}

const printMask = ({ width, data }: Mask): string[] =>
  Array.from(data, (v) => (v ? '#' : '.'))
    .join('')
    .match(new RegExp(`.{${width}}`, 'g')) ?? [];

const body = ['########......', '########......', '########......'];
const dog = parseMask(...body, '########.#####', '##############', '########......');
const stemErased = parseMask(...body, '########.#####', '########..####', '########......');

it('erasing the stem of a branch removes the branch', () => {
  const tall = [...Array<string>(20).fill('########......')];
  const before = parseMask(...tall, '########.#####', '##############');
  const after = parseMask(...tall, '########.#####', '########..####');
  expect(printMask(withoutSevered(before, after, []))).toEqual([
    ...tall,
    '########......',
    '########......',
  ]);
  expect(withoutSevered(before, after, [{ x: 11.4, y: 20.6 }]).data).toEqual(after.data);
});

it('a dab beyond the picture keeps nothing on the opposite side', () => {
  const tall = [...Array<string>(20).fill('########......')];
  const before = parseMask(...tall, '########.#####', '##############'),
    after = parseMask(...tall, '########.#####', '########..####');
  expect(withoutSevered(before, after, [{ x: -2, y: 21.5 }])).toEqual(
    withoutSevered(before, after, []),
  );
});

it('a part as large as a head stays, even if it is cut off', () => {
  expect(withoutSevered(dog, stemErased, []).data).toEqual(stemErased.data);
});

it('a part that stood alone before the stroke stays', () => {
  const before = parseMask(...Array<string>(20).fill('########......'), '########....##'),
    after = parseMask(...Array<string>(20).fill('#######.......'), '#######.....##');
  expect(withoutSevered(before, after, []).data).toEqual(after.data);
});
