import type { SelectOption } from '@scribblepup/ui';

const names = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The months, with the values '01' to '12'. */
export const months: readonly SelectOption[] = names.map((label, index) => ({
  label,
  value: String(index + 1).padStart(2, '0'),
}));
