import type { CropperSelection } from 'cropperjs';
import type { CropTool } from './cropTool';
import { openCropTool } from './openCropTool';

jest.mock('../services/coloring');

/** Opens the tool for a square photo, in a square box with sides of this many px. */
const open = async (side: number) => {
  let boxSide = side;
  let notify = (): void => undefined;
  globalThis.ResizeObserver = class implements ResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      notify = () => callback([], this);
    }
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  for (const name of ['offsetWidth', 'offsetHeight'] as const)
    jest.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(() => boxSide);
  for (const name of ['naturalWidth', 'naturalHeight'] as const)
    jest.spyOn(HTMLImageElement.prototype, name, 'get').mockReturnValue(600);
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
  const container = document.body.appendChild(document.createElement('div'));
  const picture = new Blob(['photo']);
  const tool = await openCropTool(
    container,
    picture,
    { preview: picture, width: 600, height: 600 },
    new AbortController().signal,
  );
  const selection = container.querySelector<CropperSelection>('cropper-selection')!;
  return {
    tool,
    selection,
    resizeTo: (next: number): void => {
      boxSide = next;
      notify();
    },
  };
};

const moveFarRight = ({ moveSelection }: CropTool): void => {
  for (let moves = 0; moves < 216; moves += 1) moveSelection(1, 1);
};
const makeLarge = ({ moveSelection, resizeSelection }: CropTool): void => {
  for (let moves = 0; moves < 216; moves += 1) moveSelection(-1, -1);
  for (let moves = 0; moves < 216; moves += 1) resizeSelection(1, 1);
};

test.each([
  ['rectangle', 'at the edge', moveFarRight],
  ['circle', 'at the edge', moveFarRight],
  ['rectangle', 'over the whole box', makeLarge],
  ['circle', 'over the whole box', makeLarge],
] as const)('a %s %s keeps its place when the box grows', async (shape, _where, change) => {
  for (const side of [243, 308, 343]) {
    const { tool, selection, resizeTo } = await open(216);
    tool.setShape(shape);
    change(tool);
    const { x, width } = selection;
    resizeTo(side);
    const scale = side / 216;
    // The frame may extend beyond the box by one px, before and after.
    expect(Math.abs(selection.x - x * scale)).toBeLessThan(scale + 1);
    expect(Math.abs(selection.width - width * scale)).toBeLessThan(2 * scale + 1);
    tool.destroy();
  }
});
