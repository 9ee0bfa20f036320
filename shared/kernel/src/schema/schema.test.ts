import {
  faultIn,
  hasFields,
  isAbsentOr,
  isAnyNumber,
  isAnything,
  isEither,
  isFlag,
  isIndex,
  isLimited,
  isListOf,
  isMatch,
  isNullOr,
  isNumber,
  isObject,
  isOneOf,
  isRecordOf,
  isText,
  isTextOf,
  isTuple,
  isWhere,
  isWithin,
  type Infer,
  type Schema,
} from '.';

const isDog = hasFields({
  name: isTextOf(1, 5),
  age: isAbsentOr(isIndex),
  ears: isListOf(isTuple(isNumber, isNumber), 1, 2),
  toys: isRecordOf(isFlag, isMatch(/^[a-z]+$/u)),
  mood: isEither(isOneOf('calm'), hasFields({ barks: isWithin(1, 9) })),
  owner: isNullOr(hasFields({ name: isText })),
});
type Dog = Infer<typeof isDog>;

// The annotation tests the inferred type: `age` may be absent, and all fields are read-only.
const rex: Dog = {
  name: 'Rex',
  ears: [[1, 2]],
  toys: { ball: true },
  mood: { barks: 3 },
  owner: { name: 'Ada' },
};

test('a value of the form is accepted, also with fields that a later version added', () => {
  expect(isDog(rex)).toBe(true);
  expect(isDog({ ...rex, age: 3, mood: 'calm', owner: null, tail: 'long' })).toBe(true);
  expect(faultIn(isDog, rex)).toBeNull();
});

test.each<[unknown, string]>([
  [null, '/'],
  [[], '/'],
  [{}, '/name'],
  [{ ...rex, name: '' }, '/name'],
  [{ ...rex, name: 'Rexine' }, '/name'],
  [{ ...rex, age: -1 }, '/age'],
  [{ ...rex, age: null }, '/age'],
  [{ ...rex, age: 1.5 }, '/age'],
  [{ ...rex, ears: [] }, '/ears'],
  [{ ...rex, ears: {} }, '/ears'],
  [{ ...rex, ears: [[1, 2], [1]] }, '/ears/1'],
  [{ ...rex, ears: [[1, Number.NaN]] }, '/ears/0/1'],
  [
    {
      ...rex,
      ears: [
        [1, 2],
        [1, 2],
        [1, 2],
      ],
    },
    '/ears',
  ],
  [{ ...rex, toys: { ball: 1 } }, '/toys/ball'],
  [{ ...rex, toys: { Ball: true } }, '/toys/Ball'],
  [{ ...rex, toys: [] }, '/toys'],
  [{ ...rex, mood: 'angry' }, '/mood'],
  [{ ...rex, mood: { barks: 10 } }, '/mood'],
  [{ ...rex, owner: {} }, '/owner/name'],
  [{ ...rex, owner: undefined }, '/owner'],
])('%j is refused at %s', (value, fault) => {
  expect(isDog(value)).toBe(false);
  expect(faultIn(isDog, value)).toBe(fault);
});

test.each<[string, Schema<unknown>, readonly unknown[], readonly unknown[]]>([
  ['isAnything', isAnything, [undefined, null, 0, '', {}], []],
  ['isText', isText, ['', 'a'], [0, null, undefined, {}, new String('a')]],
  ['isFlag', isFlag, [true, false], [0, 'true', null]],
  ['isNumber', isNumber, [0, -1.5], [Number.NaN, Number.POSITIVE_INFINITY, '1', null, 1n]],
  ['isAnyNumber', isAnyNumber, [0, Number.NaN, Number.NEGATIVE_INFINITY], ['1', null, 1n]],
  ['isIndex', isIndex, [0, 99], [-1, 0.5, '0', Number.NaN, Number.POSITIVE_INFINITY]],
  ['isObject', isObject, [{}, { a: 1 }], [null, [], 'a', () => null]],
  ['isMatch', isMatch(/^a+$/u), ['a', 'aa'], ['', 'b', 1]],
  ['isWithin', isWithin(1, 2), [1, 1.5, 2], [0.9, 2.1, Number.NaN, '1']],
  ['isOneOf', isOneOf('a', 1), ['a', 1], ['b', '1', undefined]],
  ['isLimited', isLimited(isText, isTextOf(0, 2)), ['ab'], ['abc', 1]],
  ['isWhere', isWhere(isIndex, (index) => index % 2 === 0), [2], [1, '2']],
])('%s', (_name, form, sound, broken) => {
  expect(sound.filter((value) => form(value))).toEqual(sound);
  expect(broken.filter((value) => form(value))).toEqual([]);
});

test('a custom test is called only for values of its form', () => {
  const own = jest.fn(() => true);
  expect(isWhere(isText, own)(1)).toBe(false);
  expect(own).not.toHaveBeenCalled();
});
