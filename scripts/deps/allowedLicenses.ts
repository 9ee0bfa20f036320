/** Licenses that are allowed for every package. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'OFL-1.1',
  'CC0-1.0',
  'Zlib',
]);

/** Tools and their data under stricter licenses. They are not part of the site. */
const exceptions: Readonly<Record<string, string>> = {
  'axe-core': 'MPL-2.0',
  'caniuse-lite': 'CC-BY-4.0',
  'spdx-exceptions': 'CC-BY-3.0',
  'spdx-ranges': '(MIT AND CC-BY-3.0)',
};

const nameOf = (id: string): string => id.slice(0, id.lastIndexOf('@'));

/**
 * Whether a package (`name@version`) may be used under its license: every license in its SPDX
 * expression must be allowed.
 */
export const isAllowed = (id: string, license: string): boolean =>
  license.split(/[()\s]+|\bAND\b|\bOR\b/).every((part) => part === '' || allowed.has(part)) ||
  exceptions[nameOf(id)] === license;
