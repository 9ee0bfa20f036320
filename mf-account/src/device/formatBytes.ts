const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1000;

/** Formats a size in bytes: `820 bytes`, `4.2 MB`, `120 MB`. */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unit = 0;
  // Rounded as it will be shown: 999.5 kB is 1 MB, not 1,000 kB.
  while (Math.round(value) >= STEP && unit < units.length - 1) {
    value /= STEP;
    unit += 1;
  }
  return new Intl.NumberFormat('en-US', {
    style: 'unit',
    unit: units[unit],
    unitDisplay: unit === 0 ? 'long' : 'short',
    maximumFractionDigits: unit > 0 && value < 10 ? 1 : 0,
  }).format(value);
}
