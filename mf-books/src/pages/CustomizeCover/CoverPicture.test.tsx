import { act, render } from '@testing-library/react';
import type { CoverArt } from '../../cover/art';
import type { CoverDesign } from '../../cover/design';
import { paintCover } from '../../cover/paintCover';
import { loadTitleFont } from '../../cover/title';
import { plainDog } from '../../testing/dog';
import { CoverPicture } from './CoverPicture';

jest.mock('../../cover/paintCover');
jest.mock('../../cover/title');

const art: CoverArt = {
  cutout: {} as HTMLCanvasElement,
  lines: [],
  size: plainDog,
  isCropped: false,
};
const titled = (title: string): CoverDesign => ({ candidate: 0, seed: 0, title, colour: 'Mint' });
const painted = () => jest.mocked(paintCover).mock.calls.map(([, , { title }]) => title);

test('a font that loads late does not bring back a replaced title', async () => {
  let finishLoading = (): void => undefined;
  jest
    .mocked(loadTitleFont)
    .mockReturnValueOnce(new Promise((resolve) => (finishLoading = resolve)))
    .mockResolvedValue();
  const picture = (title: string) => (
    <CoverPicture art={art} design={titled(title)} label="Cover" scale={1} />
  );
  const { rerender } = render(picture('Мишка'));
  rerender(picture('Rex'));
  await act(async () => finishLoading());
  expect(painted()).toEqual(['Мишка', 'Rex', 'Rex']);
});
