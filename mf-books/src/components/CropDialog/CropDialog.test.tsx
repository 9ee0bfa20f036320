import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ColoringError, type ColoringClient } from '@scribblepup/studio';
import type { CroppedPhoto, CropTool, OpenCropTool } from '../../crop/cropTool';
import { OutsidePhotoError } from '../../crop/OutsidePhotoError';
import { coloring } from '../../services/coloring';
import { fakeColoring } from '../../testing/coloring';
import { CropDialog } from './CropDialog';

jest.mock('../../services/coloring');
const mockReported: string[] = [];
jest.mock('../../failureHandler', () => ({
  failureHandler: (stage: string) => () => void mockReported.push(stage),
}));

const cropped: CroppedPhoto = {
  photo: new Blob(),
  crop: { x: 0, y: 0, width: 1, height: 1 },
  preview: new Blob(),
};
const picture = new Blob(['photo']);

const shown = { preview: new Blob(['small']), width: 2048, height: 1536 };

const setPreview = (preview: ColoringClient['preview']): void =>
  void jest.mocked(coloring).mockReturnValue(fakeColoring({ preview }));
beforeEach(() => {
  mockReported.splice(0);
  setPreview(() => Promise.resolve(shown));
});

const fakeTool = () =>
  ({
    setShape: jest.fn(),
    centerOn: jest.fn(),
    zoom: jest.fn(),
    rotate: jest.fn(),
    flip: jest.fn(),
    moveSelection: jest.fn(),
    resizeSelection: jest.fn(),
    reset: jest.fn(),
    apply: jest.fn(() => Promise.resolve(cropped)),
    destroy: jest.fn(),
  }) satisfies CropTool;

const setUp = (tool = fakeTool(), open: OpenCropTool = () => Promise.resolve(tool)) => {
  const handlers = { onApply: jest.fn(), onCancel: jest.fn() };
  const view = render(<CropDialog kind="photo" picture={picture} open={open} {...handlers} />);
  const user = userEvent.setup();
  return { ...view, ...handlers, tool, user };
};
const button = (name: string) => screen.getByRole('button', { name });
const waitUntilOpen = () => waitFor(() => expect(button('Apply')).toBeEnabled());

test.each([
  ['Zoom in', 'zoom', [0.1]],
  ['Zoom out', 'zoom', [-0.1]],
  ['Rotate left', 'rotate', [-90]],
  ['Rotate right', 'rotate', [90]],
  ['Flip horizontally', 'flip', ['horizontal']],
  ['Flip vertically', 'flip', ['vertical']],
  ['Reset', 'reset', []],
] as const)('the button %s operates the crop tool', async (name, method, args) => {
  const { tool, user } = setUp();
  await waitUntilOpen();
  await user.click(button(name));
  expect(tool[method]).toHaveBeenCalledWith(...args);
});

test('crops to a rectangle or a circle, and marks the chosen shape', async () => {
  const { tool, user } = setUp();
  await waitUntilOpen();
  expect(button('Rectangle')).toHaveAttribute('aria-pressed', 'true');
  await user.click(button('Circle'));
  expect(tool.setShape).toHaveBeenCalledWith('circle');
  expect(button('Circle')).toHaveAttribute('aria-pressed', 'true');
  expect(button('Rectangle')).toHaveAttribute('aria-pressed', 'false');
});

test('arrow keys move the frame or, with Shift, resize it; plus and minus zoom', async () => {
  const { tool, user } = setUp();
  await waitUntilOpen();
  screen.getByRole('group', { name: 'Crop frame' }).focus();
  await user.keyboard('{ArrowLeft}{ArrowDown}');
  expect(tool.moveSelection.mock.calls).toEqual([
    [-8, 0],
    [0, 8],
  ]);
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(tool.resizeSelection).toHaveBeenCalledWith(8, 0);
  await user.keyboard('+-');
  expect(tool.zoom.mock.calls).toEqual([[0.1], [-0.1]]);
});

/** Fires a pointer event; jsdom has none. */
const firePointer = (type: string, element: HTMLElement, x: number, y: number, more = {}) =>
  fireEvent(
    element,
    Object.assign(new Event(type, { bubbles: true }), {
      ...{ pointerId: 1, clientX: x, clientY: y, button: 0 },
      ...more,
    }),
  );

test('a tap centers the frame there; a drag, a pinch or a handle of the frame does not', async () => {
  const { tool } = setUp();
  await waitUntilOpen();
  const box = screen.getByRole('group', { name: 'Crop frame' });
  const handle = document.createElement('div');
  handle.setAttribute('action', 'se-resize');
  box.append(handle);
  const tap = (element: HTMLElement, x: number, y: number, more = {}): void => {
    firePointer('pointerdown', element, x, y, more);
    firePointer('pointerup', element, x, y, more);
  };
  firePointer('pointerdown', box, 10, 10);
  firePointer('pointermove', box, 90, 40);
  firePointer('pointerup', box, 90, 40);
  firePointer('pointerdown', box, 10, 10);
  tap(box, 90, 10, { pointerId: 2 });
  firePointer('pointerup', box, 10, 10);
  tap(handle, 10, 10);
  tap(box, 10, 10, { button: 2 });
  expect(tool.centerOn).not.toHaveBeenCalled();
  tap(box, 120, 80);
  expect(tool.centerOn.mock.calls).toEqual([[[120, 80]]]);
});

test('a tap centers the frame even after the mouse button was released elsewhere', async () => {
  const { tool } = setUp();
  await waitUntilOpen();
  const box = screen.getByRole('group', { name: 'Crop frame' });
  firePointer('pointerdown', box, 10, 10);
  firePointer('pointerout', box, 400, 10, { relatedTarget: document.body });
  firePointer('pointerup', document.body, 400, 10);
  firePointer('pointerdown', box, 120, 80, { pointerId: 2 });
  firePointer('pointerup', box, 120, 80, { pointerId: 2 });
  expect(tool.centerOn.mock.calls).toEqual([[[120, 80]]]);
});

test('Apply returns the cropped photo', async () => {
  const { onApply, user } = setUp();
  await waitUntilOpen();
  await user.click(button('Apply'));
  await waitFor(() => expect(onApply).toHaveBeenCalledWith(cropped));
});

test('a frame outside the photo shows a message, and can be corrected', async () => {
  const tool = fakeTool();
  tool.apply.mockRejectedValueOnce(new OutsidePhotoError());
  const { onApply, user } = setUp(tool);
  await waitUntilOpen();
  await user.click(button('Apply'));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('The frame is outside the photo.'),
  );
  expect(mockReported).toEqual([]);
  await user.click(button('Apply'));
  await waitFor(() => expect(onApply).toHaveBeenCalled());
});

test('if the worker stops, the failure is shown and reported, and Apply tries again', async () => {
  const tool = fakeTool();
  tool.apply.mockRejectedValueOnce(new ColoringError('crashed', 'out of memory'));
  const { onApply, user } = setUp(tool);
  await waitUntilOpen();
  await user.click(button('Apply'));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The drawing stopped before it was done. Try again.',
    ),
  );
  expect(mockReported).toEqual(['crop']);
  await user.click(button('Apply'));
  await waitFor(() => expect(onApply).toHaveBeenCalledWith(cropped));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('if the browser cannot draw, the failure is reported, and not blamed on the frame', async () => {
  const tool = fakeTool();
  tool.apply.mockRejectedValueOnce(new Error('The browser returned no file.'));
  const { onApply, user } = setUp(tool);
  await waitUntilOpen();
  await user.click(button('Apply'));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^This photo could not be cropped\. Please try again\.$/,
    ),
  );
  expect(mockReported).toEqual(['crop']);
  await user.click(button('Apply'));
  await waitFor(() => expect(onApply).toHaveBeenCalledWith(cropped));
});

test("shows the worker's small preview, not the photo", async () => {
  const open = jest.fn((..._opened: Parameters<OpenCropTool>) => Promise.resolve(fakeTool()));
  setUp(undefined, open);
  await waitUntilOpen();
  const box = screen.getByRole('group', { name: 'Crop frame' });
  expect(open.mock.calls).toEqual([[box, picture, shown, expect.any(AbortSignal)]]);
});

const cannotLoad = () => Promise.reject(new Error('no image'));
test.each<[string, ColoringClient['preview'], OpenCropTool | undefined]>([
  ['decoded', () => Promise.reject(new ColoringError('undecodable')), undefined],
  [
    'drawn, because its worker stopped',
    () => Promise.reject(new ColoringError('crashed')),
    undefined,
  ],
  ['loaded', () => Promise.resolve(shown), cannotLoad],
])(
  'if a picture cannot be %s, a message says so, the failure is reported, and Apply is disabled',
  async (_, preview, open) => {
    setPreview(preview);
    setUp(fakeTool(), open);
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'This photo could not be opened for cropping.',
      ),
    );
    expect(mockReported).toEqual(['crop']);
    expect(button('Apply')).toBeDisabled();
  },
);

test('if the code of the crop tool cannot be loaded, the message does not blame the photo', async () => {
  const missing = Object.assign(new Error('Loading chunk 18 failed.'), { name: 'ChunkLoadError' });
  setUp(undefined, () => Promise.reject(missing));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "We couldn't open the crop tool: a file needed for that didn't arrive. Check your connection and try again.",
  );
  expect(mockReported).toEqual(['crop']);
});

test('Try again loads a crop tool that could not be loaded', async () => {
  const open = jest.fn<Promise<CropTool>, []>(() => Promise.resolve(fakeTool()));
  open.mockRejectedValueOnce(new Error('offline'));
  const { user } = setUp(undefined, open);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitUntilOpen();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('group', { name: 'Crop frame' })).toHaveFocus();
});

test('a closed dialog requests nothing more, and reports nothing', async () => {
  const open = jest.fn(() => Promise.resolve(fakeTool()));
  const signals: (AbortSignal | undefined)[] = [];
  setPreview((_photo, { signal } = {}) => {
    signals.push(signal);
    return new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason as Error)),
    );
  });
  const { unmount } = setUp(undefined, open);
  unmount();
  await new Promise((resolve) => setTimeout(resolve));
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  expect(open).not.toHaveBeenCalled();
  expect(mockReported).toEqual([]);
});

test('Close and Cancel return no photo, and unmounting destroys the crop tool', async () => {
  const { onCancel, tool, unmount, user } = setUp();
  await waitUntilOpen();
  await user.click(button('Close'));
  await user.click(button('Cancel'));
  expect(onCancel).toHaveBeenCalledTimes(2);
  unmount();
  expect(tool.destroy).toHaveBeenCalled();
});
