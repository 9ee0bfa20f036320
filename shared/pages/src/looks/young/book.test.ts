import { dogs } from '../../testing/dogs';
import { release } from '../../bitmap/raster';
import { checkedPage, type CheckedPage } from '../../page';
import { bookDistinctness, fingerprintOf } from '../../checks';
import type { Fingerprint } from '../../checks/distinct';
import type { Measurements } from '../../checks/measure';
import type { Age } from '../../model/types';
import { looks } from '..';
import { spares } from '../spares';

/** Number of fields to color in common coloring books for the age. */
const FIELDS: Readonly<Record<'2-3' | '3-5', readonly [min: number, max: number]>> = {
  '2-3': [1, 5],
  '3-5': [6, 15],
};

/**
 * The lines of these pages are at least 4.1 points wide, 11.4 px at 200 dpi, so they are 11 or 12
 * px wide in a bitmap.
 */
const BOLD = (11 * 72) / 200;

/**
 * The number of fields to color. The sheet's margin counts as a white region, but it is not one to
 * color.
 */
const toColor = ({ regions }: Measurements): number => regions - 1;

describe.each<[keyof typeof FIELDS & Age, string]>([
  ['2-3', 'sitting'],
  ['2-3', 'bust'],
  ['2-3', 'lying'],
  ['3-5', 'sitting'],
  ['3-5', 'lying'],
])('the book at the age %s, with the %s dog', (age, name) => {
  const book: Omit<CheckedPage, 'bitmap'>[] = [];
  const fingerprints: Fingerprint[] = [];
  beforeAll(() => {
    for (const { id } of looks) {
      const { bitmap, ...checked } = checkedPage(dogs[name], id, {
        name: 'Biscuit',
        bornMonth: 3,
        age,
      });
      book.push(checked);
      fingerprints.push(fingerprintOf(bitmap));
      // The bitmaps of a hundred pages take 370 MB.
      release(bitmap);
    }
  });

  it('has few fields on each page', () => {
    const [min, max] = FIELDS[age];
    const fields = book.map(({ measurements }) => toColor(measurements));
    expect(fields.filter((n) => n < min || n > max)).toEqual([]);
  });

  it('has bold lines and wide gaps', () => {
    const measured = book.map(({ measurements }) => measurements);
    expect(measured.filter(({ lineWidth }) => lineWidth < BOLD || lineWidth > 6)).toEqual([]);
    expect(measured.filter(({ gap }) => gap < 3)).toEqual([]);
  });

  it('passes every gate, without spares', () => {
    expect(
      book
        .filter(({ failures }) => failures.length > 0)
        .map(({ page, failures }) => ({ look: page.look, failures })),
    ).toEqual([]);
    expect(book.filter(({ page }) => spares.some(({ title }) => title === page.title))).toEqual([]);
  });

  it('has no two pages that are too much alike', () => {
    const { min, median } = bookDistinctness(fingerprints);
    expect(min).toBeGreaterThanOrEqual(0.3);
    expect(median).toBeGreaterThanOrEqual(0.6);
  });

  it('shows the dog on every page', () => {
    expect(book.filter(({ page }) => !page.items.some((item) => item.kind === 'dog'))).toEqual([]);
  });
});
