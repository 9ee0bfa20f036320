import { findFaults, type Slice } from './verdict';

const slice = (change: Partial<Slice> = {}): Slice => ({
  ...{ perSecond: 2000, p50: 1, p99: 10, refused: 0, errors: 0, broken: 0 },
  ...change,
});
const flat = [80, 120, 120, 121, 119, 122];
const outcomes = { bad: { '400': 20, '404': 9, closed: 2 } };

const faultsOf = (site: Partial<Slice>, bare: Partial<Slice> = {}, samples = flat): string[] =>
  findFaults([slice(site), slice(site)], [slice(bare)], outcomes, samples);

test('a server that keeps up has no faults', () => {
  expect(faultsOf({ perSecond: 1800, p99: 50 })).toEqual([]);
});

test.each([
  ['is slower than the bare one', { perSecond: 1700 }, /0\.85 of a bare/],
  ['responds late', { p99: 60 }, /p99 is 60 ms/],
  ['refuses valid requests', { refused: 1 }, /^2 valid requests failed/],
  ['breaks connections', { broken: 2 }, /^4 valid requests failed/],
])('a server that %s is reported', (_what, change, words) => {
  const faults = faultsOf(change);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(words);
});

test('slow responses are tolerated if the bare server is slow as well', () => {
  expect(faultsOf({ p99: 400 }, { p99: 390 })).toEqual([]);
  expect(faultsOf({ p99: 400 }, { p99: 300 })).toHaveLength(1);
});

test('growing memory is reported', () => {
  const growing = flat.map((mb, i) => mb * (1 + i / 5));
  expect(faultsOf({}, {}, growing)).toEqual([expect.stringMatching(/^Memory grew/)]);
});

test('a 5xx response to a bad request is reported', () => {
  expect(findFaults([slice()], [slice()], { bad: { '500': 3, '400': 1 } }, flat)).toEqual([
    '3 clients of the kind "bad" got 500.',
  ]);
});
