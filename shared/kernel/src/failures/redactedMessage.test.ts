import { MAX_MESSAGE_LENGTH, redactedMessage } from './redactedMessage';

test('keeps the name and message of an error, and a string as it is', () => {
  expect(redactedMessage(new TypeError('x is not a function'))).toBe(
    'TypeError: x is not a function',
  );
  expect(redactedMessage('the registry responded with 404')).toBe(
    'the registry responded with 404',
  );
});

test('adds the causes of an error, whether they are errors or strings', () => {
  const deepest = new RangeError('no room');
  const error = new Error('not saved', { cause: new Error('no disk', { cause: deepest }) });
  expect(redactedMessage(error)).toBe('Error: not saved < Error: no disk < RangeError: no room');
  expect(redactedMessage(new Error('no', { cause: 'worker gone' }))).toBe(
    'Error: no < worker gone',
  );
});

test('a cycle of causes is cut off', () => {
  const error = new Error('round');
  error.cause = error;
  expect(redactedMessage(error).match(/round/g)).toHaveLength(4);
});

test.each([
  [{ ResponseMsg: 'Hello Ana', message: 'Hello Ana' }],
  [null],
  [undefined],
  [7],
  [Object.create(null)],
  [{ name: 'Ana', message: 7 }],
])('a value that is not an error is not quoted: %p', (cause) => {
  expect(redactedMessage(cause)).toBe('not an Error');
});

test.each([
  [
    'https://pups.example/mf-orders/mf-manifest.json?retry=1 responded with 404',
    'mf-manifest.json responded with 404',
  ],
  [
    'Loading chunk 12 failed. (error: https://a.example/mf-books/1.0.0/page.0123456789.js)',
    'Loading chunk 12 failed. (error: page.0123456789.js',
  ],
  ['/registry.json timed out after 4000 ms', 'registry.json timed out after 4000 ms'],
  ["This device's storage didn't answer", "This device's storage didn't answer"],
])('the names of built files and plain words stay: %s', (text, expected) => {
  expect(redactedMessage(text)).toBe(expected);
});

test.each([
  'GET https://pups.example/orders/ana-lind?email=ana@example.com failed',
  'at /books/ana-lind#ana',
  'at /books/x?file=ana.0123456789.js',
  'blob:https://pups.example/ana',
  'data:text/plain,ana',
  'mail to ana@example.com bounced',
  'neither /books/ana nor blob:https://pups.example/rex is here',
  'cannot read ana at the beach.jpg',
  'cannot read Ana and Rex.HEIC, sorry',
  'cannot read ana-scribblepup-copy.json',
  'C:\\Users\\ana\\rex.png',
  `Unexpected token 'a', "ana has a "dog"" is not valid JSON`,
  "no dog called 'ana's dog' here",
  'no dog called “ana”',
  'no dog called «ana',
  'Unterminated string "ana',
  'line one "x\nana"',
])('visitor data is removed: %s', (text) => {
  expect(redactedMessage(text)).not.toMatch(/ana|rex|lind/i);
  expect(redactedMessage(new Error('failed', { cause: new Error(text) }))).not.toMatch(
    /ana|rex|lind/i,
  );
});

test('a phone number is removed', () => {
  expect(redactedMessage('call 0170123456')).toBe('call …');
});

// With a pattern that takes quadratic time, each of these takes minutes.
const huge = 500_000;
test.each([
  ['words', 'x '.repeat(huge), /^x x x/],
  ['one word', 'x'.repeat(huge), /^x{300}$/],
  ['base64 data', `data:image/png;base64,${'A'.repeat(huge)}/`, /^…$/],
  ['points', `a@${'.'.repeat(huge)}`, /^…$/],
  ['quotation marks', ` 'ana`.repeat(huge), /^ …$/],
  ['almost file names', 'ana.jpgx '.repeat(huge), /^ana.jpgx/],
  ['almost addresses', 'blob '.repeat(huge), /^blob blob/],
])('a huge message of %s is redacted in linear time', (_what, text, expected) => {
  expect(redactedMessage(text)).toMatch(expected);
});

test('a file name at the end of a huge message removes the text before it', () => {
  expect(redactedMessage(`cannot read ana ${'and rex '.repeat(huge)}.jpg`)).toBe('…');
});

test('the message is cut to its maximum length', () => {
  expect(redactedMessage('x '.repeat(MAX_MESSAGE_LENGTH))).toHaveLength(MAX_MESSAGE_LENGTH);
});
