import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CroppedPhoto, CropTool, OpenCropTool } from '../../crop/cropTool';
import { CropDialog } from './CropDialog';

const cropped: CroppedPhoto = {
  photo: new Blob(),
  crop: { x: 0, y: 0, width: 1, height: 1 },
  preview: new Blob(),
};
const picture = new Blob(['photo']);

const fakeTool = () =>
  ({
    setShape: jest.fn(),
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
  const handlers = { onApply: jest.fn(), onCancel: jest.fn(), onError: jest.fn() };
  const view = render(<CropDialog what="photo" picture={picture} open={open} {...handlers} />);
  const user = userEvent.setup();
  return { ...view, ...handlers, tool, user };
};
const button = (name: string) => screen.getByRole('button', { name });
const whenOpen = () => waitFor(() => expect(button('Apply')).toBeEnabled());

test.each([
  ['Zoom in', 'zoom', [0.1]],
  ['Zoom out', 'zoom', [-0.1]],
  ['Rotate left', 'rotate', [-90]],
  ['Rotate right', 'rotate', [90]],
  ['Flip horizontally', 'flip', ['horizontal']],
  ['Flip vertically', 'flip', ['vertical']],
  ['Reset', 'reset', []],
] as const)('%s', async (name, method, args) => {
  const { tool, user } = setUp();
  await whenOpen();
  await user.click(button(name));
  expect(tool[method]).toHaveBeenCalledWith(...args);
});

test('is a rectangle or a circle, and says which', async () => {
  const { tool, user } = setUp();
  await whenOpen();
  expect(button('Rectangle')).toHaveAttribute('aria-pressed', 'true');
  await user.click(button('Circle'));
  expect(tool.setShape).toHaveBeenCalledWith('circle');
  expect(button('Circle')).toHaveAttribute('aria-pressed', 'true');
  expect(button('Rectangle')).toHaveAttribute('aria-pressed', 'false');
});

test('works with the keyboard: arrows move, with Shift they resize, plus and minus zoom', async () => {
  const { tool, user } = setUp();
  await whenOpen();
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

test('Apply hands over the framed photo', async () => {
  const { onApply, user } = setUp();
  await whenOpen();
  await user.click(button('Apply'));
  await waitFor(() => expect(onApply).toHaveBeenCalledWith(cropped));
});

test('a frame beside the photo is said, and can be put right', async () => {
  const tool = fakeTool();
  tool.apply.mockRejectedValueOnce(new Error('beside'));
  const { onApply, user } = setUp(tool);
  await whenOpen();
  await user.click(button('Apply'));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('The frame lies beside the photo.'),
  );
  await user.click(button('Apply'));
  await waitFor(() => expect(onApply).toHaveBeenCalled());
});

test('a picture that cannot be loaded is reported, and nothing can be applied', async () => {
  const { onError } = setUp(fakeTool(), () => Promise.reject(new Error('no image')));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This photo could not be opened for cropping.',
    ),
  );
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'no image' }));
  expect(button('Apply')).toBeDisabled();
});

test('Close and Cancel leave without a photo; the box goes with the dialog', async () => {
  const { onCancel, tool, unmount, user } = setUp();
  await whenOpen();
  await user.click(button('Close'));
  await user.click(button('Cancel'));
  expect(onCancel).toHaveBeenCalledTimes(2);
  unmount();
  expect(tool.destroy).toHaveBeenCalled();
});
