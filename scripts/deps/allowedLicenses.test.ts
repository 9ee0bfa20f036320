import { isAllowed } from './allowedLicenses';

test.each(['MIT', 'Apache-2.0 AND MIT', '(MIT OR CC0-1.0)', '(MIT AND Zlib)'])(
  'the license %s is allowed',
  (license) => {
    expect(isAllowed('some-package@1.0.0', license)).toBe(true);
  },
);

test.each(['GPL-3.0-only', '(MIT OR GPL-3.0-only)', 'MIT*', 'none', 'UNLICENSED', 'MPL-2.0'])(
  'the license %s is not allowed',
  (license) => {
    expect(isAllowed('some-package@1.0.0', license)).toBe(false);
  },
);

test('a tool with an exception may have its listed license, and no other', () => {
  expect(isAllowed('axe-core@4.14.1', 'MPL-2.0')).toBe(true);
  expect(isAllowed('axe-core@4.14.1', 'GPL-3.0-only')).toBe(false);
});
