import { act, screen } from '@testing-library/react';
import { paths } from '@scribblepup/kernel';
import { getDraft, type Draft } from '@scribblepup/library';
import { coloring } from '../../services/coloring';
import { fakeColoring } from '../../testing/coloring';
import { renderScreen } from '../../testing/render';
import CreateBook from './CreateBook';

jest.mock('../../services/coloring');
jest.mock('@scribblepup/library', (): object => ({
  ...jest.requireActual('@scribblepup/library'),
  getDraft: jest.fn(),
}));

const photo = new Blob(['photo']);
const draft: Draft = {
  fields: {
    step: 2,
    details: { name: 'Max', born_month: '03' },
    moreDogs: [{ name: 'Mochi', born_month: '10' }],
    marks: [],
    drawing: {},
    crops: { image: null },
  },
  pictures: { 'image-photo': photo, 'image-preview': photo, 'image-original': photo },
};

// A page restores its draft only once, so this file has only one test.
test('a draft that arrives while the visitor types fills the rest of the form', async () => {
  jest.mocked(coloring).mockReturnValue(fakeColoring());
  let release = (_draft: Draft): void => undefined;
  jest.mocked(getDraft).mockReturnValue(
    new Promise((resolve) => {
      release = resolve;
    }),
  );
  const { user } = renderScreen(CreateBook, { path: paths.createBook });
  const name = screen.getByLabelText('Dog Name');
  await user.type(name, 'Re');
  await act(async () => release(draft));
  expect(screen.getByText('This is what you entered before.')).toBeVisible();
  await user.keyboard('x');
  expect(screen.getByLabelText('Dog Name')).toHaveFocus();
  expect(screen.getByLabelText('Dog Name')).toHaveValue('Rex');
  expect(screen.getByLabelText('Birth Month')).toHaveValue('03');
  expect(screen.getByLabelText('Name of dog 2')).toHaveValue('Mochi');
  expect(screen.getByAltText('Your photo')).toBeVisible();
});
