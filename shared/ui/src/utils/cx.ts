/** Joins class names with spaces; leaves out falsy ones. */
export const cx = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
