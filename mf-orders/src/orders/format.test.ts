import { formatCopies, damagedOrdersMessage, formatDate, formatPages, formatPrice } from './format';

test('formats dates, even an invalid one from a damaged record', () => {
  expect(formatDate(Date.UTC(2026, 4, 17, 12))).toBe('May 17, 2026');
  expect(formatDate(1e20)).toBe('Unknown');
  expect(formatDate(Number.NaN)).toBe('Unknown');
});

test("formats a price in US style, whatever the visitor's language", async () => {
  const { NumberFormat } = Intl;
  jest
    .spyOn(Intl, 'NumberFormat')
    .mockImplementation((locale = 'fr-FR', options) => new NumberFormat(locale, options));
  await jest.isolateModulesAsync(async () => {
    const { formatPrice: formatted } = await import('./format');
    expect(formatted(2999)).toBe('$29.99');
  });
});

test('formats prices and numbers', () => {
  expect(formatPrice(2999)).toBe('$29.99');
  expect(formatPrice(123_456)).toBe('$1,234.56');
  expect(formatPages(1)).toBe('1 page');
  expect(formatCopies(99)).toBe('99 copies');
  expect(damagedOrdersMessage(1)).toMatch(/^One more order was saved/);
  expect(damagedOrdersMessage(1234)).toMatch(/^1,234 more orders were saved/);
});
