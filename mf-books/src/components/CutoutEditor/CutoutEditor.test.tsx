import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Mark } from '../../cutoutMarks';
import { plainExtraction } from '../../testing/coloring';
import { CutoutEditor } from './CutoutEditor';

// 240 x 100 px of the photo, shown twice as large.
const extraction = { ...plainExtraction, cutout: { ...plainExtraction.cutout, area: { x: 10, y: 20, width: 240, height: 100 } } };

const setUp = () => {
  // Pictures are looked at in a real browser.
  globalThis.createImageBitmap = () => Promise.reject(new Error('no pictures here'));
  let marks: readonly Mark[] = [];
  const onClose = jest.fn();
  const Editor = () => {
    const [kept, setKept] = useState<readonly Mark[]>([]);
    marks = kept;
    return (
      <CutoutEditor photo={new Blob()} extraction={extraction} news="Cutting out again" marks={kept} onChange={setKept} onClose={onClose} />
    );
  };
  render(<Editor />);
  return { user: userEvent.setup(), marks: () => marks, onClose };
};

const surface = () => screen.getByRole('application', { name: 'Cutout' });
const tool = (name: string) => screen.getByRole('button', { name });

test('says what it is, how it is used and how the cutting goes', () => {
  setUp();
  expect(screen.getByRole('dialog', { name: 'Touch up the cutout' })).toBeVisible();
  expect(surface()).toHaveAccessibleDescription(/With the keyboard: arrows move, Space marks\./);
  expect(screen.getByRole('status')).toHaveTextContent('Cutting out again');
  expect(screen.getByRole('group', { name: 'Tool' })).toBeVisible();
  expect(tool('Keep')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByLabelText('Brush size')).toBeVisible();
});

test('marks with the keyboard, from the middle on, and takes marks back', async () => {
  const { user, marks } = setUp();
  expect(tool('Undo')).toBeDisabled();
  surface().focus();
  // The middle of the area is at 130, 70; an arrow is 8 px of the screen, 4 of the photo.
  await user.keyboard('{ArrowRight}{ArrowUp} ');
  expect(marks()).toEqual([{ kind: 'stroke', dabs: [{ x: 134, y: 66, radius: 12, mode: 'keep' }] }]);
  await user.click(tool('Erase'));
  surface().focus();
  await user.keyboard('{ArrowLeft}{Enter}');
  expect(marks()[1]).toEqual({ kind: 'stroke', dabs: [{ x: 130, y: 66, radius: 12, mode: 'erase' }] });
  await user.click(tool('Eyes'));
  surface().focus();
  await user.keyboard(' ');
  await user.click(tool('Nose'));
  surface().focus();
  await user.keyboard('{ArrowDown} ');
  expect(marks().slice(2)).toEqual([
    { kind: 'eye', at: [130, 66] },
    { kind: 'nose', at: [130, 70] },
  ]);
  await user.click(tool('Undo'));
  await user.click(tool('Undo'));
  expect(marks()).toHaveLength(2);
});

test('Done closes it', async () => {
  const { user, onClose } = setUp();
  await user.click(tool('Done'));
  expect(onClose).toHaveBeenCalledTimes(1);
});
