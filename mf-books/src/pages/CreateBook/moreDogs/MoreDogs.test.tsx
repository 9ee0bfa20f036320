import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@scribblepup/kernel';
import { clearDraft, closeLibrary, eraseAll, getDraft, listProjects } from '@scribblepup/library';
import { readPhoto } from '../../../intake/readPhoto';
import { coloring } from '../../../services/coloring';
import { emptyCreateBook, useCreateBook } from '../../../store/createBook';
import { setImage, startOver } from '../../../store/createBookActions';
import { dogsToDraw } from '../../../store/dogsToDraw';
import { fakeColoring, foundDog, finderResult, plainExtraction } from '../../../testing/coloring';
import { stubCanvases } from '../../../testing/pictures';
import { renderScreen } from '../../../testing/render';
import CreateBook from '../CreateBook';

jest.mock('../../../services/coloring');
jest.mock('../../../intake/readPhoto');

beforeEach(async () => {
  jest.mocked(coloring).mockReturnValue(fakeColoring());
  jest.mocked(readPhoto).mockImplementation(async (given) => {
    const text = await given.text();
    return { photo: new Blob([text]), width: 800, height: 600, note: null };
  });
  useCreateBook.setState(emptyCreateBook);
  await eraseAll();
});
afterEach(async () => {
  act(startOver);
  await clearDraft();
  await closeLibrary();
});

const open = () => {
  const photo = new Blob(['one']);
  act(() => setImage({ photo, preview: photo, original: photo, crop: null }));
  return renderScreen(CreateBook, { path: paths.createBook });
};
type User = ReturnType<typeof open>['user'];

const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
const addDog = async (user: User, dog: number, name: string, month: string): Promise<void> => {
  await press(user, 'Add another dog');
  await user.type(screen.getByLabelText(`Name of dog ${dog}`), name);
  await user.selectOptions(screen.getByLabelText(`Birth month of dog ${dog}`), month);
};
const addPhoto = async (user: User, text: string): Promise<void> => {
  await user.upload(
    screen.getByLabelText('Add another photo'),
    new File([text], `${text}.jpg`, { type: 'image/jpeg' }),
  );
  const strip = await screen.findByRole('list', { name: 'Your photos' });
  await waitFor(() => expect(within(strip).queryByText('Finding your dog')).toBeNull());
};
const fillIn = async (user: User): Promise<void> => {
  await user.type(screen.getByLabelText('Dog Name'), 'Biscuit');
  await user.selectOptions(screen.getByLabelText('Birth Month'), 'March');
  await addDog(user, 2, 'Mochi', 'October');
};
const dogsSelect = (label: string) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: label });
const shownIn = (select: HTMLSelectElement): string | undefined =>
  select.selectedOptions[0].textContent;

test('other dogs can be added right after the photo, and before more photos', () => {
  open();
  const isBefore = (a: HTMLElement, b: HTMLElement): boolean =>
    Boolean(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING);
  const add = screen.getByRole('button', { name: 'Add another dog' });
  expect(isBefore(screen.getByLabelText('Photo'), add)).toBe(true);
  expect(isBefore(add, screen.getByLabelText('Add another photo'))).toBe(true);
});

test('with one dog, the form does not ask which dog is on a photo', async () => {
  const { user } = open();
  await addPhoto(user, 'two');
  expect(screen.queryByLabelText(/^Who is on/)).toBeNull();
  expect(screen.queryByLabelText('Name of dog 2')).toBeNull();
});

test('a dog that is added gets the focus, and there are three at most', async () => {
  const { user } = open();
  await press(user, 'Add another dog');
  expect(screen.getByLabelText('Name of dog 2')).toHaveFocus();
  await press(user, 'Add another dog');
  expect(screen.getByLabelText('Name of dog 3')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Add another dog' })).toBeNull();
});

test('removing a dog moves the focus to the previous one, or else to the button', async () => {
  const { user } = open();
  await press(user, 'Add another dog');
  await press(user, 'Add another dog');
  await press(user, 'Remove dog 3');
  expect(screen.getByRole('button', { name: 'Remove dog 2' })).toHaveFocus();
  await press(user, 'Remove dog 2');
  expect(screen.getByRole('button', { name: 'Add another dog' })).toHaveFocus();
});

test('the field names characters that pages cannot show', async () => {
  const { user } = open();
  await addDog(user, 2, 'Mochi 犬', 'October');
  await waitFor(() =>
    expect(screen.getByLabelText('Name of dog 2')).toHaveAccessibleDescription(
      'Pages cannot show 犬, so it is left out.',
    ),
  );
});

test('each dog needs a name, a birth month and a photo', async () => {
  const { user } = open();
  await user.type(screen.getByLabelText('Dog Name'), 'Biscuit');
  await user.selectOptions(screen.getByLabelText('Birth Month'), 'March');
  await press(user, 'Add another dog');
  await press(user, 'Next');
  const name = screen.getByLabelText('Name of dog 2');
  await waitFor(() => expect(name).toHaveAccessibleDescription('Please enter dog name'));
  expect(name).toHaveFocus();
  expect(screen.getByLabelText('Birth month of dog 2')).toHaveAccessibleDescription(
    'Please select born month',
  );
  await user.type(name, 'Mochi');
  await user.selectOptions(screen.getByLabelText('Birth month of dog 2'), 'October');
  await press(user, 'Next');
  expect(
    await screen.findByText('Please add a photo of Mochi, and say who is on it'),
  ).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await addPhoto(user, 'two');
  await press(user, 'Next');
  expect(await screen.findByRole('dialog')).toHaveTextContent('1 Book $29.99');
});

test('a new photo is assumed to show a dog that has no photo yet', async () => {
  const { user } = open();
  await fillIn(user);
  expect(shownIn(dogsSelect('Who is on this photo?'))).toBe('Biscuit');
  expect(
    screen.getByText(
      /The cover shows the dog in your first photo, and some covers show another dog too\./,
    ),
  ).toBeVisible();
  await addPhoto(user, 'two');
  await addPhoto(user, 'three');
  expect(shownIn(dogsSelect('Who is on photo 2?'))).toBe('Mochi');
  expect(shownIn(dogsSelect('Who is on photo 3?'))).toBe('Biscuit');
  expect([...dogsSelect('Who is on photo 3?').options].map(({ text }) => text)).toEqual([
    'Biscuit',
    'Mochi',
    'Biscuit and Mochi',
  ]);
});

test('step 2 says that the images show all dogs', async () => {
  const { user } = open();
  await fillIn(user);
  await addPhoto(user, 'two');
  await press(user, 'Next');
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(
    screen.getByText('Press the Generate button to generate up to 100 images of your dogs.'),
  ).toBeVisible();
});

test('a project stores its dogs, and who is on each photo', async () => {
  const { user } = open();
  await fillIn(user);
  await addPhoto(user, 'two');
  await addPhoto(user, 'three');
  await user.selectOptions(dogsSelect('Who is on photo 3?'), 'Biscuit and Mochi');
  await press(user, 'Next');
  await user.click(await screen.findByRole('button', { name: 'Get Started' }));
  await waitFor(async () => expect(await listProjects()).toHaveLength(1));
  expect((await listProjects())[0]).toMatchObject({
    dogName: 'Biscuit',
    shows: [0],
    choices: { name: 'Biscuit', bornMonth: 3, companions: [{ name: 'Mochi', bornMonth: 10 }] },
    morePhotos: [{ shows: [1] }, { shows: [0, 1] }],
  });
});

test('a project with one dog stores no data about others', async () => {
  const { user } = open();
  await fillIn(user);
  await press(user, 'Remove dog 2');
  await press(user, 'Next');
  await user.click(await screen.findByRole('button', { name: 'Get Started' }));
  await waitFor(async () => expect(await listProjects()).toHaveLength(1));
  const [project] = await listProjects();
  expect(project.shows).toBeUndefined();
  expect(project.choices.companions).toBeUndefined();
});

test('the photos of a removed dog go to the first one, and later dogs move up', async () => {
  const { user } = open();
  await fillIn(user);
  await addDog(user, 3, 'Bo', 'May');
  await addPhoto(user, 'two');
  await addPhoto(user, 'three');
  expect(shownIn(dogsSelect('Who is on photo 3?'))).toBe('Bo');
  await press(user, 'Remove dog 2');
  expect(screen.getByLabelText('Name of dog 2')).toHaveValue('Bo');
  expect(shownIn(dogsSelect('Who is on photo 2?'))).toBe('Biscuit');
  expect(shownIn(dogsSelect('Who is on photo 3?'))).toBe('Bo');
});

describe('when the finder sees three dogs', () => {
  const boxes = [0, 100, 200];
  const BOTH = [
    [50, 50],
    [150, 50],
  ];
  /** Opens the form; `requestedDogs` returns the dogs that the last search was asked to draw. */
  const withThree = () => {
    stubCanvases();
    const extract = jest.fn(fakeColoring().extract);
    const finder = finderResult(...boxes.map((x) => foundDog(x, x === 0)));
    extract.mockResolvedValue({ ...plainExtraction, finder });
    jest.mocked(coloring).mockReturnValue(fakeColoring({ extract }));
    return { ...open(), extract, finder, requestedDogs: () => extract.mock.lastCall?.[1].dogs };
  };
  const chooseDogs = (user: User, label: string) =>
    user.selectOptions(dogsSelect('Who is on this photo?'), label);

  test('the number of drawn dogs follows the latest answer of the visitor', async () => {
    const { user, requestedDogs } = withThree();
    await fillIn(user);
    await chooseDogs(user, 'Biscuit and Mochi');
    await waitFor(() => expect(requestedDogs()).toEqual(BOTH));
    await chooseDogs(user, 'Biscuit');
    await waitFor(() => expect(requestedDogs()).toBeUndefined());
    await addDog(user, 3, 'Bo', 'May');
    await chooseDogs(user, 'Biscuit and Mochi');
    await waitFor(() => expect(requestedDogs()).toEqual(BOTH));
    await chooseDogs(user, 'Biscuit, Mochi, and Bo');
    await waitFor(() => expect(requestedDogs()).toEqual([...BOTH, [250, 50]]));
    await press(user, 'Remove dog 3');
    await waitFor(() => expect(requestedDogs()).toEqual(BOTH));
    expect(dogsToDraw(useCreateBook.getState())).toEqual(BOTH);
  });

  test('an answer given during the search counts once the search ends', async () => {
    const { user, requestedDogs, extract, finder } = withThree();
    await fillIn(user);
    let end = (): void => undefined;
    extract.mockImplementationOnce(async () => {
      await new Promise<void>((resolve) => (end = resolve));
      return { ...plainExtraction, finder };
    });
    const photo = new Blob(['slow']);
    act(() => setImage({ photo, preview: photo, original: photo, crop: null }));
    expect(screen.getByRole('progressbar', { name: 'Finding your dog' })).toBeVisible();
    await chooseDogs(user, 'Biscuit and Mochi');
    expect(requestedDogs()).toBeUndefined();
    await act(async () => end());
    await waitFor(() => expect(requestedDogs()).toEqual(BOTH));
    expect(await screen.findByRole('button', { name: 'Dog 2', pressed: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Dog 3', pressed: false })).toBeVisible();
  });

  test('the answer applies to a photo that replaces another', async () => {
    const { user, extract } = withThree();
    await fillIn(user);
    await addPhoto(user, 'two');
    await user.selectOptions(dogsSelect('Who is on photo 2?'), 'Biscuit and Mochi');
    await chooseDogs(user, 'Biscuit and Mochi');
    const photo = new Blob(['another']);
    extract.mockClear();
    act(() => setImage({ photo, preview: photo, original: photo, crop: null }));
    const chosenDogs = () => extract.mock.calls.map(([, { dogs }]) => dogs);
    await waitFor(() => expect(chosenDogs()).toEqual([undefined, BOTH]));
    await user.upload(
      screen.getByLabelText('Replace photo 2'),
      new File(['three'], 'three.jpg', { type: 'image/jpeg' }),
    );
    await waitFor(() => expect(chosenDogs()).toEqual([undefined, BOTH, undefined, BOTH]));
  });

  test('after another crop, the answer applies to the dogs within the crop', async () => {
    const { user, requestedDogs, extract, finder } = withThree();
    await fillIn(user);
    await chooseDogs(user, 'Biscuit and Mochi');
    await waitFor(() => expect(requestedDogs()).toEqual(BOTH));
    const cropped = finderResult(foundDog(100), foundDog(200, false));
    extract.mockImplementation(async (_photo, { crop }) => ({
      ...plainExtraction,
      finder: crop ? cropped : finder,
    }));
    const crop = { x: 100, y: 0, width: 200, height: 100 };
    act(() => setImage({ ...useCreateBook.getState().image!, crop }));
    await waitFor(() =>
      expect(requestedDogs()).toEqual([
        [150, 50],
        [250, 50],
      ]),
    );
  });

  test('dogs that the visitor tapped stay chosen', async () => {
    const { user, requestedDogs } = withThree();
    await fillIn(user);
    await user.click(await screen.findByRole('button', { name: 'Dog 3' }));
    const tapped = [
      [50, 50],
      [250, 50],
    ];
    await waitFor(() => expect(requestedDogs()).toEqual(tapped));
    await chooseDogs(user, 'Biscuit and Mochi');
    await chooseDogs(user, 'Biscuit');
    expect(useCreateBook.getState().chosenDogs).toEqual(tapped);
  });

  test('the dogs drawn from a photo after the first follow the answer about it', async () => {
    const { user, requestedDogs } = withThree();
    await fillIn(user);
    await addPhoto(user, 'two');
    await user.selectOptions(dogsSelect('Who is on photo 2?'), 'Biscuit and Mochi');
    await waitFor(() => expect(requestedDogs()).toEqual(BOTH));
    await user.selectOptions(dogsSelect('Who is on photo 2?'), 'Mochi');
    await waitFor(() => expect(requestedDogs()).toBeUndefined());
  });
});

test('a draft keeps the dogs, and who is on each photo', async () => {
  const { user } = open();
  await fillIn(user);
  await addPhoto(user, 'two');
  await waitFor(async () =>
    expect(await getDraft()).toMatchObject({
      fields: {
        moreDogs: [{ name: 'Mochi', born_month: '10' }],
        shows: [0],
        morePhotos: [{ shows: [1] }],
      },
    }),
  );
});

test('adding a dog saves the draft, and so does an answer about a photo', async () => {
  const { user } = open();
  await user.type(screen.getByLabelText('Dog Name'), 'Biscuit');
  await waitFor(async () =>
    expect(await getDraft()).toMatchObject({ fields: { details: { name: 'Biscuit' } } }),
  );
  await addDog(user, 2, 'Mochi', 'October');
  await waitFor(async () =>
    expect(await getDraft()).toMatchObject({
      fields: { moreDogs: [{ name: 'Mochi', born_month: '10' }], shows: [0] },
    }),
  );
  await user.selectOptions(dogsSelect('Who is on this photo?'), 'Biscuit and Mochi');
  await waitFor(async () => expect(await getDraft()).toMatchObject({ fields: { shows: [0, 1] } }));
});
