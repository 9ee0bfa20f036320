export interface FakeCanvas {
  readonly fillStyle: string;
  readonly imageSmoothingQuality: string;
  readonly fillRect: jest.Mock;
  readonly setTransform: jest.Mock;
  readonly drawImage: jest.Mock;
  readonly canvas: Readonly<Record<'width' | 'height', number>> & {
    readonly convertToBlob: jest.Mock;
  };
  /** The file that `convertToBlob` returns. */
  readonly written: Blob;
}

/** A canvas without pixels that records what was drawn on it. Node has no canvas. */
export const fakeCanvas = (width: number, height: number): FakeCanvas => {
  const written = new Blob([`${width} x ${height}`], { type: 'image/jpeg' });
  return {
    fillStyle: '',
    imageSmoothingQuality: 'low',
    fillRect: jest.fn(),
    setTransform: jest.fn(),
    drawImage: jest.fn(),
    canvas: { width, height, convertToBlob: jest.fn(() => Promise.resolve(written)) },
    written,
  };
};

/** The fake as the 2d context that the code expects. */
export const asContext = (fake: FakeCanvas): OffscreenCanvasRenderingContext2D =>
  fake as unknown as OffscreenCanvasRenderingContext2D;
