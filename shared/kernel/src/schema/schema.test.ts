import {
  findInvalidPath,
  isObjectOf,
  isOptionalOf,
  isAnyNumber,
  isUnknown,
  isUnionOf,
  isBoolean,
  isNonNegativeInteger,
  isIntersectionOf,
  isArrayOf,
  isStringMatching,
  isNullableOf,
  isNumber,
  isObject,
  isOneOf,
  isRecordOf,
  isString,
  isBoundedString,
  isTupleOf,
  refine,
  isInRange,
  type Infer,
  type Schema,
} from '.';

const isDog = isObjectOf({
  name: isBoundedString(1, 5),
  age: isOptionalOf(isNonNegativeInteger),
  ears: isArrayOf(isTupleOf(isNumber, isNumber), 1, 2),
  toys: isRecordOf(isBoolean, isStringMatching(/^[a-z]+$/u)),
  mood: isUnionOf(isOneOf('calm'), isObjectOf({ barks: isInRange(1, 9) })),
  owner: isNullableOf(isObjectOf({ name: isString })),
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

test('accepts a valid value, even with fields that a later version added', () => {
  expect(isDog(rex)).toBe(true);
  expect(isDog({ ...rex, age: 3, mood: 'calm', owner: null, tail: 'long' })).toBe(true);
  expect(findInvalidPath(isDog, rex)).toBeNull();
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
])('%j is rejected at %s', (value, invalidPath) => {
  expect(isDog(value)).toBe(false);
  expect(findInvalidPath(isDog, value)).toBe(invalidPath);
});

test.each<[string, Schema<unknown>, readonly unknown[], readonly unknown[]]>([
  ['isUnknown', isUnknown, [undefined, null, 0, '', {}], []],
  ['isString', isString, ['', 'a'], [0, null, undefined, {}, new String('a')]],
  ['isBoolean', isBoolean, [true, false], [0, 'true', null]],
  ['isNumber', isNumber, [0, -1.5], [Number.NaN, Number.POSITIVE_INFINITY, '1', null, 1n]],
  ['isAnyNumber', isAnyNumber, [0, Number.NaN, Number.NEGATIVE_INFINITY], ['1', null, 1n]],
  [
    'isNonNegativeInteger',
    isNonNegativeInteger,
    [0, 99],
    [-1, 0.5, '0', Number.NaN, Number.POSITIVE_INFINITY],
  ],
  ['isObject', isObject, [{}, { a: 1 }], [null, [], 'a', () => null]],
  ['isStringMatching', isStringMatching(/^a+$/u), ['a', 'aa'], ['', 'b', 1]],
  ['isInRange', isInRange(1, 2), [1, 1.5, 2], [0.9, 2.1, Number.NaN, '1']],
  ['isOneOf', isOneOf('a', 1), ['a', 1], ['b', '1', undefined]],
  ['isIntersectionOf', isIntersectionOf(isString, isBoundedString(0, 2)), ['ab'], ['abc', 1]],
  ['refine', refine(isNonNegativeInteger, (index) => index % 2 === 0), [2], [1, '2']],
])('%s accepts only valid values', (_name, schema, valid, invalid) => {
  expect(valid.filter((value) => schema(value))).toEqual(valid);
  expect(invalid.filter((value) => schema(value))).toEqual([]);
});

test('a custom test is called only for values that pass the schema', () => {
  const predicate = jest.fn(() => true);
  expect(refine(isString, predicate)(1)).toBe(false);
  expect(predicate).not.toHaveBeenCalled();
});
