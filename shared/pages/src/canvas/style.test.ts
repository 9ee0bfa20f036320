import { findInvalidPath } from '@scribblepup/kernel/schema';
import { isPage } from '../model/formats';
import { composePage } from '../page';
import { sitting } from '../testing/dogs';

const plain = { name: 'Bo', bornMonth: null } as const;

it.each(['detail', 'lineWidth', 'hatTilt'] as const)(
  'ignores a choice of %s that is not a finite number',
  (choice) => {
    const without = composePage(sitting, 'birthday', plain);
    for (const value of [Number.NaN, Infinity, -Infinity])
      expect(composePage(sitting, 'birthday', { ...plain, [choice]: value })).toEqual(without);
  },
);

it.each([-1e308, -1, 1e308])('draws a page with the detail %p, which is out of range', (detail) => {
  const nearest = composePage(sitting, 'beach', { ...plain, detail: detail < 0 ? 0 : 1 });
  const page = composePage(sitting, 'beach', { ...plain, detail });
  expect(findInvalidPath(isPage, page)).toBeNull();
  expect(page).toEqual(nearest);
});
