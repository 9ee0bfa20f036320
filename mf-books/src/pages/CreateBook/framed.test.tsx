import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@scribblepup/kernel';
import { clearDraft, closeLibrary, getDraft, saveDraft } from '@scribblepup/library';
import { coloring } from '../../services/coloring';
import { useCreateBook } from '../../store/createBook';
import { startOver } from '../../store/createBookActions';
import { fakeColoring } from '../../testing/coloring';
import { renderScreen } from '../../testing/render';
import * as files from '../../intake/testing/files';
import CreateBook from './CreateBook';

jest.mock('../../services/coloring');
jest.mock('../../crop/openCropTool', () => ({
  openCropTool: (_container: HTMLElement, picture: Blob) =>
    Promise.resolve({
      destroy: () => undefined,
      apply: () => Promise.resolve({ photo: picture, crop: null, preview: picture }),
    }),
}));

const extract = jest.fn(fakeColoring().extract);
beforeEach(() => {
  extract.mockClear();
  jest.mocked(coloring).mockReturnValue(fakeColoring({ extract }));
});
afterEach(async () => {
  act(startOver);
  await clearDraft();
  await closeLibrary();
});

const open = () => renderScreen(CreateBook, { path: paths.createBook });
const pressIn = async (
  dialog: HTMLElement,
  name: string,
  user: ReturnType<typeof open>['user'],
) => {
  const button = within(dialog).getByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
};

// A page restores its draft only once, so this test comes first.
test('after a reload, the crop dialog opens again with the photo that was chosen', async () => {
  const [kept, chosen] = [new Blob(['kept']), new Blob(['chosen'])];
  await saveDraft({
    fields: {
      step: 1,
      details: { name: 'Rex', born_month: '03' },
      marks: [],
      drawing: {},
      crops: { image: null },
    },
    pictures: {
      'image-photo': kept,
      'image-preview': kept,
      'image-original': kept,
      'image-framed': chosen,
    },
  });
  await closeLibrary();
  const { user } = open();
  const dialog = await screen.findByRole('dialog', { name: 'Crop photo' });
  expect(screen.getByAltText('Your photo')).toBeInTheDocument();
  await pressIn(dialog, 'Apply', user);
  const { image, imageToCrop } = useCreateBook.getState();
  expect(await image?.original.text()).toBe('chosen');
  expect(imageToCrop).toBeNull();
});

test.each([
  ['Photo', 'Crop photo', 'image-framed', 'image-original'],
  ['Logo (optional)', 'Crop logo', 'logo-framed', 'logo-original'],
])(
  'the draft keeps a file that was chosen for %s until its cropping ends',
  async (label, title, framed, applied) => {
    const { user } = open();
    const names = async (): Promise<string[]> => Object.keys((await getDraft())?.pictures ?? {});
    const choose = async (): Promise<HTMLElement> => {
      const file = new File([files.jpeg(800, 600)], 'rex.jpg', { type: 'image/jpeg' });
      await user.upload(screen.getByLabelText(label), file);
      return screen.findByRole('dialog', { name: title });
    };

    const dialog = await choose();
    await waitFor(async () => expect(await names()).toEqual([framed]));
    await pressIn(dialog, 'Cancel', user);
    await waitFor(async () => expect(await getDraft()).toBeNull());

    await pressIn(await choose(), 'Apply', user);
    await waitFor(async () => expect(await names()).toContain(applied));
    expect(await names()).not.toContain(framed);
  },
);
