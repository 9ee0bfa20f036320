/**
 * A file name with a date, to distinguish exports: `scribblepup-2026-11-21.json`.
 * @param timeZone by default the visitor's own
 */
export const exportFileName = (now: Date, timeZone?: string): string => {
  // Swedish dates have this form.
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
  return `scribblepup-${day}.json`;
};
