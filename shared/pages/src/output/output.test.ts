import { findInvalidPath } from '@scribblepup/kernel/schema';
import { bust, sitting } from '../testing/dogs';
import { isPage } from '../model/formats';
import type { InkLine } from '@scribblepup/tracing';
import type { DogItem, Page } from '../model/types';
import { pageToPaths } from './paths';
import { pageToSvg } from './svg';

const dog: DogItem = {
  kind: 'dog',
  scale: 0.8,
  dx: 200,
  dy: 200,
  mirror: false,
  line: 3,
  outline: 4.5,
  halo: 10,
  detail: 1,
  markings: true,
};
const pageWith = (item: Partial<DogItem>): Page => ({
  look: 'x',
  title: 'X',
  family: 'scenes',
  items: [
    { kind: 'path', d: 'M0 0L10 0L10 10Z', fill: 'white', stroke: 3 },
    { ...dog, ...item },
  ],
});

describe('pageToPaths', () => {
  it("draws halo, body, lines, markings, solids, lights, the nose's shine and outline", () => {
    const paths = pageToPaths(pageWith({}), sitting);
    expect(paths[0]).toEqual({ d: 'M0 0L10 0L10 10Z', fill: 'white', stroke: 3, evenOdd: false });
    expect(paths.slice(1).map((p) => p.fill ?? 'line')).toEqual([
      'white',
      'white',
      'black',
      'line',
      'black',
      'white',
      'white',
      'line',
    ]);
    for (const { d } of paths) expect(d).toMatch(/^[MLCZ\d .-]+$/);
  });

  it('draws a share of the ranked lines', () => {
    const ink = (detail: number): number =>
      pageToPaths(pageWith({ detail }), sitting)[3].d.split('M').length - 1;
    expect(ink(1)).toBe(sitting.lines.length);
    expect(ink(0.5)).toBe(Math.ceil(sitting.lines.length / 2));
  });

  it("draws a larger share of few lines, to keep the face and the coat's patches", () => {
    const few = { ...sitting, lines: sitting.lines.slice(0, 6) };
    const ink = (detail: number): number =>
      pageToPaths(pageWith({ detail }), few)[3].d.split('M').length - 1;
    expect(ink(0.5)).toBe(6);
    expect(ink(0.25)).toBe(4);
    expect(pageToPaths(pageWith({ detail: 0, markings: false }), few)).toHaveLength(
      pageToPaths(pageWith({ markings: false }), few).length - 1,
    );
  });

  it('fills a spot that is too small to color', () => {
    const spot = (radius: number): InkLine => ({
      spot: true,
      strength: 1,
      points: Array.from({ length: 25 }, (_, i) => i * (Math.PI / 12)).flatMap((angle) => [
        200 + radius * Math.cos(angle),
        200 + radius * Math.sin(angle),
        1,
      ]),
    });
    const isFilled = (radius: number, scale: number): boolean => {
      const count = (lines: readonly InkLine[]): number =>
        pageToPaths(pageWith({ scale }), { ...sitting, lines }).length;
      return count([spot(radius)]) > count([{ ...spot(radius), spot: undefined }]);
    };
    expect(isFilled(10, 1)).toBe(true);
    expect(isFilled(20, 1)).toBe(false);
    expect(isFilled(10, 2)).toBe(false);
    expect(isFilled(20, 0.4)).toBe(true);
  });

  it('leaves out the outline or the inside', () => {
    expect(pageToPaths(pageWith({ parts: 'inside' }), sitting).some((p) => p.stroke === 4.5)).toBe(
      false,
    );
    const outline = pageToPaths(pageWith({ parts: 'outline', halo: 0 }), sitting);
    expect(outline.slice(1).map((p) => p.fill)).toEqual(['white', null]);
  });

  it('mirrors and clips', () => {
    const first = (item: Partial<DogItem>): number =>
      Number(/M(-?[\d.]+)/.exec(pageToPaths(pageWith({ ...item, halo: 0 }), bust).at(-1)!.d)![1]);
    expect(first({}) - 200).toBeCloseTo(200 - first({ mirror: true }), 0);
    expect(
      pageToPaths(pageWith({ clip: 'M0 0L9 9L9 0Z' }), bust)
        .slice(1)
        .every((p) => p.clip === 'M0 0L9 9L9 0Z'),
    ).toBe(true);
  });

  it('draws each dog of a cast, by default the first', () => {
    const pathsOf = (dog: typeof bust): unknown => pageToPaths(pageWith({}), dog).slice(1);
    const both: Page = { ...pageWith({}), items: [dog, { ...dog, who: 1 }] };
    expect(findInvalidPath(isPage, both)).toBeNull();
    const paths = pageToPaths(both, [sitting, bust]);
    const own = pageToPaths(pageWith({}), sitting).length - 1;
    expect(paths.slice(0, own)).toEqual(pathsOf(sitting));
    expect(paths.slice(own)).toEqual(pathsOf(bust));
  });

  it('refuses a page whose dog is missing', () => {
    expect(() => pageToPaths(pageWith({ who: 1 }), sitting)).toThrow(RangeError);
    expect(() => pageToSvg(pageWith({ who: 2 }), [sitting, bust])).toThrow(RangeError);
    for (const who of [-1, 0.5, '1'])
      expect(findInvalidPath(isPage, pageWith({ who: who as number }))).toBe('/items/1');
  });
});

describe('pageToSvg', () => {
  it('returns a standalone document in black and white', () => {
    const svg = pageToSvg(pageWith({ clip: 'M0 0L9 9L9 0Z' }), sitting);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="850" height="1100"/);
    expect(svg.match(/<clipPath /g)).toHaveLength(1);
    expect(svg).not.toMatch(/NaN|undefined/);
  });
});
