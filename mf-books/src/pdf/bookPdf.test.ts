/** @jest-environment node */
import { composePage } from '@scribblepup/coloring';
import { plainDog } from '../testing/dog';
import { bookPdf, type BookArt } from './bookPdf';

const choices = { name: 'Rex', bornMonth: 3 };
const looks = Array.from({ length: 25 }, (_, index) => index);
const art: BookArt = { dog: plainDog, choices, looks, pages: looks.map((look) => composePage(plainDog, look, choices)) };
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

test('writes 52 pages and says how far it is', async () => {
  const shares: number[] = [];
  const bytes = await bookPdf(art, { onProgress: (share) => shares.push(share) });
  expect(text(bytes).startsWith('%PDF-')).toBe(true);
  expect(text(bytes)).toContain('/Count 52');
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

test('a page that was lost is drawn again, the same', async () => {
  const date = new Date(0);
  const whole = await bookPdf(art, { date });
  const patched = await bookPdf({ ...art, pages: art.pages.map((page, place) => (place % 5 ? page : null)) }, { date });
  expect(Buffer.from(patched).equals(Buffer.from(whole))).toBe(true);
});

test('stops when it is cancelled', async () => {
  const cancel = new AbortController();
  const task = bookPdf(art, { signal: cancel.signal, onProgress: () => cancel.abort() });
  await expect(task).rejects.toMatchObject({ name: 'AbortError' });
});
