import type { CoverArt } from './art';
import { coverColors } from './design';
import { paintDog } from './paintDog';

jest.mock('./silhouette', () => ({ silhouette: () => 'shadow', drawBorder: () => undefined }));

/** The lower edges of the shadow and of the dog on a poster. */
const lowerEdges = (isCropped: boolean): { readonly shadow: number; readonly dog: number } => {
  const edges = { shadow: 0, dog: 0 };
  const context = {
    save: () => undefined,
    restore: () => undefined,
    drawImage: (picture: unknown, _x: number, y: number, _width: number, height: number) => {
      edges[picture === 'shadow' ? 'shadow' : 'dog'] = y + height;
    },
  } as unknown as CanvasRenderingContext2D;
  const cutout = { width: 600, height: 500 } as HTMLCanvasElement;
  const art: CoverArt = { cutout, lines: [], size: cutout, isCropped };
  paintDog(context, art, 'poster', coverColors[0], 1);
  return edges;
};

test('the shadow of a cropped dog on a poster ends at the lower edge of the dog', () => {
  const { shadow, dog } = lowerEdges(true);
  expect(shadow).toBe(dog);
});

test('the shadow of a whole dog on a poster extends below the dog', () => {
  const { shadow, dog } = lowerEdges(false);
  expect(shadow).toBeGreaterThan(dog);
});
