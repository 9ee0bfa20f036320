import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Point } from '@scribblepup/studio';
import type { ColoringClient, OfferedDog, PhotoBitmap } from '@scribblepup/studio';
import { axeViolations } from '@scribblepup/ui/testing';
import * as service from '../../services/coloring';
import { fakeColoring, foundDog, plainPicture } from '../../testing/coloring';
import { stubCanvases } from '../../testing/pictures';
import { DogChoice } from './DogChoice';

jest.mock('../../services/coloring');

const photo = new Blob();
const area = { x: 0, y: 0, width: 400, height: 200 };

const setUp = (
  dogs: readonly OfferedDog[],
  before: readonly Point[] = [],
  // Pictures are tested in a real browser.
  decodePhoto: ColoringClient['decodePhoto'] = () => Promise.reject(new Error('no pictures here')),
) => {
  jest.mocked(service.coloring).mockReturnValue(fakeColoring({ decodePhoto }));
  const choose = jest.fn<undefined, [readonly Point[]]>();
  const Choice = () => {
    const [chosen, setChosen] = useState(before);
    return (
      <DogChoice
        photo={photo}
        area={area}
        dogs={dogs}
        chosen={chosen}
        onChoose={(next) => {
          choose(next);
          setChosen(next);
        }}
      />
    );
  };
  const { container, unmount } = render(<Choice />);
  return { user: userEvent.setup(), choose, container, unmount };
};

const group = () => screen.getByRole('group', { name: 'Which dog is yours?' });
const dog = (n: number) => within(group()).getByRole('button', { name: `Dog ${n}` });
const pressed = () =>
  within(group())
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-pressed') === 'true');

test('each dog is a toggle, and a text says which dogs are drawn', async () => {
  setUp([foundDog(0), foundDog(200)]);
  expect(pressed()).toEqual([true, true]);
  expect(group()).toHaveAccessibleDescription(
    'We found 2 dogs. Both are drawn. Tap a dog to leave it out.',
  );
  expect(await axeViolations()).toEqual([]);
});

test('without a choice, the dogs that the engine draws are selected', () => {
  setUp([foundDog(0, false), foundDog(120), foundDog(240)]);
  expect(pressed()).toEqual([false, true, true]);
  expect(group()).toHaveAccessibleDescription(
    'We found 3 dogs. Dog 2 and Dog 3 are drawn. Tap a dog to draw it too, or to leave it out.',
  );
});

test("an earlier choice overrides the engine's choice", () => {
  setUp([foundDog(0), foundDog(200)], [[250, 50]]);
  expect(pressed()).toEqual([false, true]);
});

test('if a choice matches none of the dogs, the engine chooses', () => {
  setUp([foundDog(0), foundDog(200)], [[390, 190]]);
  expect(pressed()).toEqual([true, true]);
});

test('a tap deselects a dog, and a second tap selects it again', async () => {
  const { user, choose } = setUp([foundDog(0), foundDog(200)]);
  await user.click(dog(1));
  expect(choose).toHaveBeenLastCalledWith([[250, 50]]);
  expect(pressed()).toEqual([false, true]);
  expect(group()).toHaveAccessibleDescription(
    'We found 2 dogs. Dog 2 is drawn. Tap the other one to draw it too.',
  );
  await user.click(dog(1));
  expect(choose).toHaveBeenLastCalledWith([
    [50, 50],
    [250, 50],
  ]);
});

test('works with the keyboard', async () => {
  const { user, choose } = setUp([foundDog(0), foundDog(200)]);
  await user.tab();
  expect(dog(1)).toHaveFocus();
  await user.tab();
  await user.keyboard(' ');
  expect(choose).toHaveBeenLastCalledWith([[50, 50]]);
});

test('a tap on the dog itself also deselects it', async () => {
  const { user, choose, container } = setUp([foundDog(0), { ...foundDog(200), outline: [] }]);
  await user.click(container.querySelectorAll('path')[3]);
  expect(choose).toHaveBeenLastCalledWith([[50, 50]]);
});

test('the last dog stays selected, and a message says how to choose another one', async () => {
  const { user, choose } = setUp([foundDog(0), foundDog(200, false)]);
  await user.click(dog(1));
  expect(choose).not.toHaveBeenCalled();
  expect(pressed()).toEqual([true, false]);
  expect(
    screen.getByText('One dog has to stay. Tap another one first, then leave this one out.'),
  ).toBeVisible();
  await user.click(dog(2));
  expect(choose).toHaveBeenLastCalledWith([
    [50, 50],
    [250, 50],
  ]);
  expect(group()).toHaveAccessibleDescription(/^We found 2 dogs\. Both are drawn/);
});

test('draws the part of the photo with the dogs only once, and frees its pixels', async () => {
  stubCanvases();
  const shown = plainPicture(880, 440);
  const close = jest.spyOn(shown.bitmap, 'close');
  const decodePhoto = jest.fn<Promise<PhotoBitmap>, Parameters<ColoringClient['decodePhoto']>>(() =>
    Promise.resolve(shown),
  );
  const { user, unmount } = setUp([foundDog(0), foundDog(200)], [], decodePhoto);
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  await user.click(dog(1));
  expect(decodePhoto).toHaveBeenCalledTimes(1);
  const [, options] = decodePhoto.mock.calls[0];
  expect(options).toMatchObject({ area: { x: 0, y: 0, width: 336, height: 136 }, side: 880 });
  expect(options?.signal?.aborted).toBe(false);
  unmount();
  expect(options?.signal?.aborted).toBe(true);
});
