import { exportFileName } from './exportFileName';

const now = new Date('2026-01-31T20:30:00Z');

test.each([
  ['America/Los_Angeles', 'scribblepup-2026-01-31.json'],
  ['Asia/Tokyo', 'scribblepup-2026-02-01.json'],
])('an export in %s has the date of that place: %s', (timeZone, name) => {
  expect(exportFileName(now, timeZone)).toBe(name);
});

test("without a time zone, an export has the visitor's date", () => {
  const day = String(now.getDate()).padStart(2, '0');
  expect(exportFileName(now)).toMatch(new RegExp(`-${day}\\.json$`));
});
