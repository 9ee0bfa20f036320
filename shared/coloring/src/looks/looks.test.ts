import { composePage, titlePage } from '../compose';
import { dogs, sitting } from '../compose/fixtures/dogs';
import { AREA } from '../compose/sheet';
import { bookDistinctness, checkPage, fingerprint, measurePage, rasterize } from '../gates';
import { pageToPaths } from '../output';
import type { Age, Choices, DogArt, Family, Page } from '../types';
import { looks } from '.';

const choices: Choices = { name: 'Biscuit', bornMonth: 3 };
const FAMILIES: readonly Family[] = ['scenes', 'portraits', 'patterns', 'puzzles'];
const LIMIT = 30 * 1024;

const numbers = (page: Page): number[] => page.items.flatMap((item) => (item.kind === 'dog' ? [item.scale, item.dx, item.dy, item.line, item.outline, item.detail] : (item.d.match(/-?[\d.]+/g) ?? []).map(Number)));
const bookOf = (dog: DogArt, wanted: Choices = choices): Page[] => looks.map((_, i) => composePage(dog, i, wanted));

describe('the looks', () => {
  it('are one hundred, each with its own id and title', () => {
    expect(looks).toHaveLength(100);
    expect(new Set(looks.map((look) => look.id)).size).toBe(100);
    expect(new Set(looks.map((look) => look.title)).size).toBe(100);
  });

  it('bring every family with every step of 25', () => {
    for (let from = 0; from < 100; from += 25) {
      const step = looks.slice(from, from + 25).map((look) => look.family);
      for (const family of FAMILIES) expect(step.filter((f) => f === family).length).toBeGreaterThanOrEqual(6);
    }
  });

  it('know where the book ends', () => {
    expect(() => composePage(sitting, 100, choices)).toThrow(RangeError);
  });
});

describe.each(Object.entries(dogs))('pages of the %s dog', (_, dog) => {
  const book = bookOf(dog);

  it('have numbers everywhere and the dog on every page', () => {
    for (const page of book) {
      expect(numbers(page).every(Number.isFinite)).toBe(true);
      expect(page.items.some((item) => item.kind === 'dog')).toBe(true);
      expect(page.items.every((item) => item.kind === 'dog' || /^[MLCZ\d .-]+$/.test(item.d))).toBe(true);
    }
  });

  it('are the same every time', () => {
    expect(JSON.stringify(bookOf(dog)) === JSON.stringify(book)).toBe(true);
  });

  it('are small', () => {
    for (const page of book) expect({ look: page.look, over: JSON.stringify(page).length > LIMIT }).toEqual({ look: page.look, over: false });
  });

  it('leave the margin free', () => {
    const [left, right, top, low] = [AREA.x - 30, AREA.x + AREA.w + 30, AREA.y - 30, AREA.y + AREA.h + 30].map((v) => v / 2) as [number, number, number, number];
    for (const page of [...book, titlePage(dog, choices)]) {
      const { width, height, data } = rasterize(pageToPaths(page, dog), 50);
      let stray = 0;
      for (let y = 0, i = 0; y < height; y++) for (let x = 0; x < width; x++, i++) if (data[i] === 1 && (x < left || x >= right || y < top || y >= low)) stray++;
      expect({ look: page.look, stray }).toEqual({ look: page.look, stray: 0 });
    }
  });
});

it('no two pages of a book are alike: all 4,950 pairs', () => {
  const { least, median } = bookDistinctness(bookOf(sitting).map((page) => fingerprint(pageToPaths(page, sitting))));
  expect(least).toBeGreaterThanOrEqual(0.3);
  expect(median).toBeGreaterThanOrEqual(0.48);
});

describe('what the visitor chose', () => {
  it('shows the name, and does without where it cannot be lettered', () => {
    const withName = JSON.stringify(bookOf(sitting)).length;
    const without = bookOf(sitting, { name: '🐶', bornMonth: null });
    expect(JSON.stringify(without).length).toBeLessThan(withName);
    for (const page of without) expect(numbers(page).every(Number.isFinite)).toBe(true);
  });

  it('bears the longest name', () => {
    for (const page of bookOf(sitting, { name: 'Sir Bartholomew Wigglebottom', bornMonth: 12 })) expect({ look: page.look, over: JSON.stringify(page).length > LIMIT }).toEqual({ look: page.look, over: false });
  });

  it.each<Age>(['2-3', '3-5', '8+'])('draws other lines for the age %s', (age) => {
    const widest = (page: Page): number => Math.max(...page.items.map((item) => (item.kind === 'dog' ? item.outline : (item.stroke ?? 0))));
    const [usual, forAge] = [composePage(sitting, 0, choices), composePage(sitting, 0, { ...choices, age })];
    if (age === '8+') expect(widest(forAge)).toBeLessThan(widest(usual));
    else expect(widest(forAge)).toBeGreaterThan(widest(usual));
  });
});

/** Measuring takes a third of a second a page: every fifth look stands for its family here. */
describe('the gates', () => {
  it.each(looks.map((look, i) => [look.id, i] as const).filter(([, i]) => i % 5 === 0))('pass %s', (_, i) => {
    const page = composePage(sitting, i, choices);
    expect(checkPage(measurePage(pageToPaths(page, sitting)), page.family)).toEqual([]);
  });
});
