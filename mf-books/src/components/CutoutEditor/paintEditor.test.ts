import { viewportFor, fitCamera } from './viewport';
import { CANVAS_SCALE, paintEditor, type EditorPicture } from './paintEditor';

test('the overlay and the paper around it meet on whole px of the canvas', () => {
  const area = { x: 0, y: 0, width: 999, height: 701 };
  const viewport = viewportFor(area);
  let transform = { a: 1, e: 0, f: 0 };
  const edges: number[][] = [];
  const recordEdges = (x: number, y: number, width: number, height: number): void => {
    const { a, e, f } = transform;
    edges.push([a * x + e, a * y + f, a * (x + width) + e, a * (y + height) + f]);
  };
  const context = {
    setTransform: (a: number, _b: number, _c: number, _d: number, e: number, f: number) => {
      transform = { a, e, f };
    },
    getTransform: () => transform,
    beginPath: () => undefined,
    rect: recordEdges,
    fill: () => undefined,
    drawImage: (_picture: unknown, x: number, y: number, width: number, height: number) =>
      recordEdges(x, y, width, height),
  };
  const canvas = {
    width: CANVAS_SCALE * viewport.width,
    height: CANVAS_SCALE * viewport.height,
    getContext: () => context,
  } as unknown as HTMLCanvasElement;
  const picture = {
    photo: { bitmap: null, width: 999, height: 701 },
    overlay: document.createElement('canvas'),
    area: { x: 101, y: 33, width: 457, height: 321 },
  } as unknown as EditorPicture;

  paintEditor(canvas, viewport, fitCamera(viewport), picture, { marks: [], dabs: [], brush: null });

  const [, , paper, overlay] = edges;
  expect(overlay).toEqual(paper);
  for (const edge of overlay) expect(edge).toBeCloseTo(Math.round(edge), 6);
});
