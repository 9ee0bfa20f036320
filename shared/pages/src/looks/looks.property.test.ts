import { findInvalidPath } from '@scribblepup/kernel/schema';
import fc from 'fast-check';
import { dogs } from '../testing/dogs';
import { checkedPage } from '../page';
import { isChoices, isPage } from '../model/formats';
import type { Choices } from '../model/types';
import { looks } from '.';

/** Fixed, because a page that no repair helps must fail reproducibly, not by chance. */
const SEED = 20;

/** Any choices a visitor can make, including names that cannot be lettered. */
const choices: fc.Arbitrary<Choices> = fc.record(
  {
    name: fc.oneof(fc.string({ maxLength: 40 }), fc.string({ unit: 'grapheme', maxLength: 12 })),
    bornMonth: fc.option(fc.integer({ min: 1, max: 12 })),
    age: fc.constantFrom('2-3', '3-5', '5-8', '8+'),
    detail: fc.double({ min: 0, max: 1, noNaN: true }),
    lineWidth: fc.double({ min: 0.7, max: 1.4, noNaN: true }),
    logo: fc.option(fc.constant({ d: 'M0 0L100 0L100 60L50 80L0 60Z', width: 100, height: 80 })),
  },
  { requiredKeys: ['name', 'bornMonth'] },
);

it('makes a page that passes the gates for any choices', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(dogs)),
      fc.constantFrom(...looks.map(({ id }) => id)),
      choices,
      (dog, look, wanted) => {
        const { page, failures } = checkedPage(dog, look, wanted);
        expect(findInvalidPath(isChoices, wanted)).toBeNull();
        expect(findInvalidPath(isPage, page)).toBeNull();
        expect(JSON.stringify(page)).not.toMatch(/NaN|Infinity|null/);
        expect(page.items.some((item) => item.kind === 'dog')).toBe(true);
        expect(failures).toEqual([]);
      },
    ),
    { numRuns: 60, seed: SEED },
  );
});

it('makes the same page for the same input', () => {
  fc.assert(
    fc.property(fc.constantFrom(...looks.map(({ id }) => id)), choices, (look, wanted) => {
      expect(checkedPage(dogs['bust'], look, structuredClone(wanted)).page).toEqual(
        checkedPage(dogs['bust'], look, wanted).page,
      );
    }),
    { numRuns: 12, seed: SEED },
  );
});
