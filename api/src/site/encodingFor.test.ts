import { encodingFor } from './encodingFor';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['GZIP;q=1.0', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*, br; q=0.000', 'gzip'],
  ['*;q=0', 'identity'],
  ['*;q=0, gzip', 'gzip'],
  ['deflate', 'identity'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['gzip, *;q=0.5', 'gzip'],
  ['identity, br;q=0.5', 'identity'],
  ['identity, br', 'br'],
  ['br;q=x', 'identity'],
])('accept-encoding %j gets %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});
