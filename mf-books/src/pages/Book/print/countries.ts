import type { SelectOption } from '@scribblepup/ui';

/** Countries that books are shipped to; the first is the default. */
const names = ['United States', 'Canada', 'United Kingdom', 'Australia', 'New Zealand'];

export const countries: readonly SelectOption[] = names.map((name) => ({
  label: name,
  value: name,
}));
