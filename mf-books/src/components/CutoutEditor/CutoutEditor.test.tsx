import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType, type ReactNode, type SyntheticEvent } from 'react';
import { effectiveMarks, type Mark } from '../../cutoutMarks';
import { plainExtraction, plainPicture } from '../../testing/coloring';
import { stubCanvases } from '../../testing/pictures';
import { CutoutEditor } from './CutoutEditor';

// As large as the viewport, so that photo px are viewport px. The dog is in only a part of it.
const PHOTO = { width: 640, height: 480 };
const cutout = { ...plainExtraction.cutout, area: { x: 10, y: 20, width: 240, height: 100 } };
const photo = plainPicture(PHOTO.width, PHOTO.height);
const MIDDLE = { x: 320, y: 240 };

const setUp = async (
  crop: { x: number; y: number; width: number; height: number } | null = null,
  wrapper?: ComponentType<{ children: ReactNode }>,
) => {
  stubCanvases();
  let marks: readonly Mark[] = [];
  const onClose = jest.fn();
  const Editor = () => {
    const [kept, setKept] = useState<readonly Mark[]>([]);
    marks = kept;
    return (
      <CutoutEditor
        photo={photo}
        crop={crop}
        cutout={cutout}
        status="Cutting out again"
        marks={kept}
        shownMarks={[]}
        onChange={setKept}
        onClose={onClose}
      />
    );
  };
  const user = userEvent.setup();
  render(<Editor />, { wrapper });
  await screen.findByRole('application', { name: 'Cutout' });
  return { user, marks: () => marks, onClose };
};

const surface = () => screen.getByRole('application', { name: 'Cutout' });
const tool = (name: string) => screen.getByRole('button', { name });
const focus = (element: HTMLElement): void => act(() => element.focus());
const region = (x: number, y: number, mode: 'keep' | 'erase' = 'keep', radius = 24): Mark => ({
  kind: 'stroke',
  dabs: [{ x, y, radius, mode, region: true }],
});
const xOf = (mark: Mark | undefined): number | undefined =>
  mark?.kind === 'stroke' ? mark.dabs[0]?.x : mark?.at[0];

/** Sends a pointer event to the surface, which is displayed at half its size. */
const pointer = (
  type: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel',
  x: number,
  y: number,
  pointerId = 1,
): void => {
  const canvas = surface();
  canvas.setPointerCapture = () => undefined;
  canvas.getBoundingClientRect = () =>
    ({ left: 0, top: 0, width: PHOTO.width / 2, height: PHOTO.height / 2 }) as DOMRect;
  const event = createEvent[type](canvas, {});
  Object.assign(event, { pointerId, clientX: x, clientY: y, button: 0 });
  fireEvent(canvas, event);
};

test('no control of the editor submits a surrounding form', async () => {
  const onSubmit = jest.fn((event: SyntheticEvent) => event.preventDefault());
  const { user } = await setUp(null, ({ children }) => (
    <form onSubmit={onSubmit}>
      {children}
      <button type="submit">Next</button>
    </form>
  ));
  const dialog = within(screen.getByRole('dialog'));
  for (const control of [...dialog.getAllByRole('button'), dialog.getByRole('slider')]) {
    control.focus();
    await user.keyboard('{Enter}');
  }
  expect(onSubmit).not.toHaveBeenCalled();
});

test('shows its name, its help and the progress of the cutout', async () => {
  await setUp();
  expect(screen.getByRole('dialog', { name: 'Touch up the cutout' })).toBeVisible();
  expect(surface()).toHaveAccessibleDescription(
    /With the keyboard: arrows move the brush, Space marks, plus and minus zoom/,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Cutting out again');
  expect(screen.getByRole('group', { name: 'Tool' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'View' })).toBeVisible();
  expect(tool('Keep')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByLabelText('Brush size')).toBeVisible();
});

test('Ctrl+Z or Cmd+Z undoes the last mark, whichever control has the focus', async () => {
  const { user, marks } = await setUp();
  focus(surface());
  await user.keyboard(' {ArrowRight} {ArrowRight} ');
  expect(marks()).toHaveLength(3);
  await user.keyboard('{Control>}z{/Control}');
  expect(marks()).toEqual([region(320, 240), region(328, 240)]);
  focus(tool('Zoom in'));
  await user.keyboard('{Meta>}z{/Meta}');
  expect(marks()).toEqual([region(320, 240)]);
  focus(tool('Done'));
  await user.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
  expect(marks()).toHaveLength(1);
  await user.keyboard('{Control>}z{/Control}');
  const none = marks();
  expect(none).toEqual([]);
  await user.keyboard('{Control>}z{/Control}');
  expect(marks()).toBe(none);
});

test('keys mark the region under the brush, and Undo removes marks', async () => {
  const { user, marks } = await setUp();
  expect(tool('Undo')).toHaveAttribute('aria-disabled', 'true');
  focus(surface());
  await user.keyboard('{ArrowRight}{ArrowUp} ');
  expect(marks()).toEqual([region(328, 232)]);
  await user.click(tool('Erase'));
  focus(surface());
  await user.keyboard('{ArrowLeft}{Enter}');
  expect(marks()[1]).toEqual(region(320, 232, 'erase'));
  await user.click(tool('Eyes'));
  focus(surface());
  await user.keyboard(' ');
  await user.click(tool('Nose'));
  focus(surface());
  await user.keyboard('{ArrowDown} ');
  expect(marks().slice(2)).toEqual([
    { kind: 'eye', at: [320, 232] },
    { kind: 'nose', at: [320, 240] },
  ]);
  await user.click(tool('Undo'));
  await user.click(tool('Undo'));
  expect(marks()).toHaveLength(2);
  expect(tool('Undo')).not.toHaveAttribute('aria-disabled');
  await user.click(tool('Undo'));
  await user.click(tool('Undo'));
  expect(tool('Undo')).toHaveAttribute('aria-disabled', 'true');
  expect(tool('Undo')).toHaveFocus();
});

test('shows the brush as soon as the surface gets the focus from the keyboard', async () => {
  const { user } = await setUp();
  const arc = jest.fn(),
    drawImage = jest.fn(),
    [setTransform, beginPath, stroke] = Array.from({ length: 3 }, () => jest.fn());
  const context = { arc, drawImage, setTransform, beginPath, stroke };
  Object.assign(surface(), { getContext: () => context });
  focus(surface());
  expect(arc).toHaveBeenLastCalledWith(MIDDLE.x, MIDDLE.y, 24, 0, 2 * Math.PI);
  arc.mockClear();
  drawImage.mockClear();
  await user.tab();
  expect(drawImage).toHaveBeenCalled();
  expect(arc).not.toHaveBeenCalled();
});

test('a key that is held down marks once', async () => {
  const { user, marks } = await setUp();
  focus(surface());
  await user.keyboard('{ >4/}{Enter>4/}');
  expect(marks()).toEqual([region(320, 240), region(320, 240)]);
});

test('the visitor can mark the whole photo, not only the area of the found dog', async () => {
  const { marks } = await setUp();
  pointer('pointerDown', 310, 230);
  pointer('pointerUp', 310, 230);
  expect(marks()).toEqual([region(620, 460)]);
});

test('shows a cropped photo as the crop with its margin', async () => {
  const { marks } = await setUp({ x: 200, y: 150, width: 320, height: 240 });
  pointer('pointerDown', 0, 0);
  pointer('pointerUp', 0, 0);
  const [mark] = marks();
  expect(mark).toMatchObject({ dabs: [{ x: 168, y: 126 }] });
});

test('a drag paints from its start and without gaps', async () => {
  const { marks } = await setUp();
  pointer('pointerDown', 50, 50);
  pointer('pointerMove', 80, 50);
  pointer('pointerMove', 80, 56);
  pointer('pointerUp', 80, 56);
  const [mark] = marks();
  const dabs = mark?.kind === 'stroke' ? mark.dabs : [];
  expect(dabs.map(({ x, y }) => [x, y])).toEqual([
    [100, 100],
    [112, 100],
    [124, 100],
    [136, 100],
    [148, 100],
    [160, 100],
    [160, 112],
  ]);
  expect(dabs.every(({ region: isRegion }) => !isRegion)).toBe(true);
});

test('a second finger, or a canceled pointer, discards the stroke', async () => {
  const { marks } = await setUp();
  pointer('pointerDown', 50, 50);
  pointer('pointerMove', 80, 50);
  pointer('pointerDown', 120, 50, 2);
  pointer('pointerUp', 80, 50);
  pointer('pointerUp', 120, 50, 2);
  pointer('pointerDown', 50, 50);
  pointer('pointerMove', 80, 50);
  pointer('pointerCancel', 80, 50);
  expect(marks()).toEqual([]);
});

test('a tap on an eye still counts if the finger slips', async () => {
  const { user, marks } = await setUp();
  await user.click(tool('Eyes'));
  pointer('pointerDown', 50, 50);
  pointer('pointerMove', 60, 50);
  pointer('pointerUp', 60, 50);
  expect(marks()).toEqual([{ kind: 'eye', at: [120, 100] }]);
});

test('a double tap on an eye marks one eye', async () => {
  const { user, marks } = await setUp();
  await user.click(tool('Eyes'));
  for (const x of [50, 52]) {
    await act(async () => {
      pointer('pointerDown', x, 50);
      pointer('pointerUp', x, 50);
    });
  }
  expect(effectiveMarks(marks())).toEqual([{ kind: 'eye', at: [104, 100], replaces: [100, 100] }]);
});

test('with the Closed eyes tool, a tap marks an eye of a sleeping dog', async () => {
  const { user, marks } = await setUp();
  await user.click(tool('Closed eyes'));
  pointer('pointerDown', 50, 50);
  pointer('pointerUp', 50, 50);
  expect(marks()).toEqual([{ kind: 'closedEye', at: [100, 100] }]);
});

test('zooms with buttons and keys, and shows the whole photo again', async () => {
  const { user, marks } = await setUp();
  const tapAtCorner = async (): Promise<Mark | undefined> => {
    await act(async () => {
      pointer('pointerDown', 0, 0);
      pointer('pointerUp', 0, 0);
    });
    return marks().at(-1);
  };
  await user.click(tool('Zoom in'));
  // Two thirds of the photo are visible around its middle; the brush has the same size on the
  // screen as before.
  expect(await tapAtCorner()).toMatchObject({ dabs: [{ x: 320 - 640 / 3, y: 80, radius: 16 }] });
  focus(surface());
  await user.keyboard('-');
  expect(await tapAtCorner()).toEqual(region(0, 0));
  await user.keyboard('+++0');
  expect(await tapAtCorner()).toEqual(region(0, 0));
  await user.click(tool('Zoom in'));
  await user.click(tool('Zoom out'));
  await user.click(tool('Zoom in'));
  await user.click(tool('Fit'));
  expect(await tapAtCorner()).toEqual(region(0, 0));
});

test('zooms at the pointer with the wheel, and with two fingers', async () => {
  const { marks } = await setUp();
  pointer('pointerMove', 0, 0);
  fireEvent.wheel(surface(), { deltaY: -1000, clientX: 0, clientY: 0 });
  pointer('pointerDown', 320, 240);
  pointer('pointerUp', 320, 240);
  const [mark] = marks();
  expect(xOf(mark)).toBeCloseTo(640 / Math.exp(2));
  pointer('pointerDown', 0, 0, 1);
  pointer('pointerDown', 20, 0, 2);
  pointer('pointerMove', 1000, 0, 2);
  pointer('pointerUp', 1000, 0, 2);
  pointer('pointerUp', 0, 0, 1);
  pointer('pointerDown', 320, 240);
  pointer('pointerUp', 320, 240);
  const [, nearest] = marks();
  expect(nearest?.kind === 'stroke' && nearest.dabs[0].radius).toBeCloseTo(3);
});

test('keys and a drag move the view, and the Move tool marks nothing', async () => {
  const { user, marks } = await setUp();
  await user.click(tool('Zoom in'));
  focus(surface());
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift} ');
  const moved = 320 - 64 / 1.5;
  expect(marks()).toEqual([region(moved, MIDDLE.y, 'keep', 16)]);
  await user.click(tool('Move'));
  pointer('pointerDown', 100, 100);
  pointer('pointerMove', 115, 100);
  pointer('pointerUp', 115, 100);
  // A tap in the middle of the surface leaves the view where it is.
  pointer('pointerDown', 160, 120);
  pointer('pointerUp', 160, 120);
  expect(marks()).toHaveLength(1);
  await user.click(tool('Nose'));
  fireEvent.pointerLeave(surface());
  focus(surface());
  await user.keyboard(' ');
  const [, nose] = marks();
  expect(xOf(nose)).toBeCloseTo(moved - 30 / 1.5);
});

test('the brush stays in view when keys move it', async () => {
  const { user, marks } = await setUp();
  focus(surface());
  await user.keyboard('+');
  await user.keyboard(`${'{ArrowRight}'.repeat(45)} `);
  expect(xOf(marks()[0])).toBeCloseTo(320 + (45 * 8) / 1.5);
  fireEvent.pointerLeave(surface());
  await user.keyboard(' ');
  // The view followed the brush to the right.
  expect(xOf(marks()[1])).toBeCloseTo(320 + (45 * 8 - 320) / 1.5);
});

test('shows a message if the photo cannot be shown', async () => {
  render(
    <CutoutEditor
      photo="failed"
      crop={null}
      cutout={cutout}
      status=""
      marks={[]}
      shownMarks={[]}
      onChange={() => undefined}
      onClose={() => undefined}
    />,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(/couldn't be shown/);
  expect(tool('Done')).toBeEnabled();
});

test('Done closes the editor', async () => {
  const { user, onClose } = await setUp();
  await user.click(tool('Done'));
  expect(onClose).toHaveBeenCalledTimes(1);
});
