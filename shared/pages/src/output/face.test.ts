import { sitting } from '../testing/dogs';
import { flatten } from '@scribblepup/imaging/curves/path';
import { contains } from '@scribblepup/imaging/curves/rings';
import type { DogArt } from '@scribblepup/tracing';
import { faceLayers } from './face';
import { solidsOf } from './solids';

const LINE = 3.1;

/** The topmost layer at a point in dog units. */
function topLayerAt(
  dog: DogArt,
  scale: number,
  x: number,
  y: number,
  hollow = false,
): 'black' | 'white' | 'nothing' {
  const layers = faceLayers(solidsOf(dog), dog.lights, { scale, line: LINE, isHollow: hollow });
  return layers.reduce<'black' | 'white' | 'nothing'>((top, layer, i) => {
    const hit = flatten(layer, 12).some(({ points }) => contains([points], x, y));
    return hit ? (i % 2 === 0 ? 'black' : 'white') : top;
  }, 'nothing');
}

const boundsOf = (ring: readonly number[]) => {
  const xs = ring.filter((_, i) => i % 2 === 0),
    ys = ring.filter((_, i) => i % 2 === 1);
  return {
    x: (Math.min(...xs) + Math.max(...xs)) / 2,
    y: (Math.min(...ys) + Math.max(...ys)) / 2,
    w: Math.max(...xs) - Math.min(...xs),
    h: Math.max(...ys) - Math.min(...ys),
  };
};

describe('a nose on the sheet', () => {
  const nose = boundsOf(sitting.solids[2]);
  const size = (sheet: number): number => sheet / nose.h;

  it('is black if it is small, with a highlight if it is larger', () => {
    for (const [x, y] of [
      [0, 0],
      [0, -0.27],
      [0, 0.3],
    ] as const)
      expect(topLayerAt(sitting, size(12), nose.x + x * nose.w, nose.y + y * nose.h)).toBe('black');
    expect(topLayerAt(sitting, size(36), nose.x, nose.y - 0.27 * nose.h)).toBe('white');
    expect(topLayerAt(sitting, size(36), nose.x, nose.y + 0.2 * nose.h)).toBe('black');
  });

  it('is a rim with two nostrils and the fold between them if it would be a blot', () => {
    const at = (x: number, y: number) =>
      topLayerAt(sitting, size(80), nose.x + x * nose.w, nose.y + y * nose.h);
    expect(at(0, -0.25)).toBe('white');
    for (const side of [-1, 1]) {
      expect(at(side * 0.25, 0.05)).toBe('black');
      expect(at(side * 0.12, 0.05)).toBe('white');
    }
    expect(at(0, 0.3)).toBe('black');
  });

  it('has open nostrils if it is large and black must be reduced', () => {
    const at = (x: number, hollow: boolean) =>
      topLayerAt(sitting, size(120), nose.x + x * nose.w, nose.y + 0.035 * nose.h, hollow);
    for (const side of [-1, 1]) {
      expect(at(side * 0.26, false)).toBe('black');
      expect(at(side * 0.26, true)).toBe('white');
      expect(at(side * 0.17, true)).toBe('black');
    }
  });

  it('is drawn once, even if the art has nostrils', () => {
    const nostril = [-3, -1, 3, -1, 3, 1, -3, 1].map((v, i) => v + (i % 2 === 0 ? nose.x : nose.y));
    const old = { ...sitting, solids: [...sitting.solids, nostril] };
    const style = { scale: 1, line: LINE, isHollow: false };
    expect(faceLayers(solidsOf(old), old.lights, style)).toEqual(
      faceLayers(solidsOf(sitting), sitting.lights, style),
    );
  });
});

describe('an eye on the sheet', () => {
  const eye = boundsOf(sitting.solids[0]);
  const at = (sheet: number, x: number, y: number, hollow = false) =>
    topLayerAt(sitting, sheet / eye.w, eye.x + x * eye.w, eye.y + y * eye.h, hollow);

  it('is black with a highlight, unless it is too large or black must be reduced', () => {
    expect(at(30, 0, 0.35)).toBe('black');
    expect(at(30, 0.17, -0.2)).toBe('white');
    expect(at(30, 0, 0.35, true)).toBe('white');
  });

  it('has a shiny pupil under the upper lid and an iris to color if it is large', () => {
    expect(at(60, 0, 0)).toBe('black');
    expect(at(60, 0, 0.34)).toBe('white');
    expect(at(60, -0.08, -0.19)).toBe('white');
    expect(at(60, 0, -0.46)).toBe('black');
  });

  it('has a larger highlight if it is large and black must be reduced', () => {
    expect(at(90, 0.03, -0.15)).toBe('black');
    expect(at(90, 0.03, -0.15, true)).toBe('white');
  });

  it('has a smaller pupil if it is very large and black must be reduced', () => {
    expect(at(140, 0.18, -0.1)).toBe('black');
    expect(at(140, 0.18, -0.1, true)).toBe('white');
    expect(at(140, 0.1, -0.1, true)).toBe('black');
  });
});
