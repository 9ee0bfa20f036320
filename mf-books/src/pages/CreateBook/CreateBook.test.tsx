import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  ColoringError,
  prefetchWeights,
  type ColoringClient,
  type Extraction,
  type FinderResult,
  type Hints,
  type PreparedPhoto,
  type Rect,
} from '@scribblepup/studio';
import { paths } from '@scribblepup/kernel';
import {
  closeLibrary,
  eraseAll,
  getDraft,
  getProject,
  importBackup,
  listProjects,
} from '@scribblepup/library';
import { SAMPLE_LOOK } from '../../components/DrawingChoices/useSamplePage';
import * as service from '../../services/coloring';
import { useCreateBook } from '../../store/createBook';
import { startOver } from '../../store/createBookActions';
import { fakeColoring, foundDog, finderResult, plainExtraction } from '../../testing/coloring';
import { catchDownloads } from '../../testing/downloads';
import { plainDog } from '../../testing/dog';
import { stubCanvases } from '../../testing/pictures';
import { waitForAddress, renderScreen } from '../../testing/render';
import * as files from '../../intake/testing/files';
import CreateBook from './CreateBook';

jest.mock('../../services/coloring');
// The tests have no network.
jest.mock('@scribblepup/studio', (): object => ({
  ...jest.requireActual('@scribblepup/studio'),
  prefetchWeights: jest.fn(() => Promise.resolve()),
}));
// The crop box needs a layout, so the tests replace it; it is tested in a real browser.
let mockCrop: Rect | null;
jest.mock('../../crop/openCropTool', () => ({
  openCropTool: (_container: HTMLElement, picture: Blob) =>
    Promise.resolve({
      setShape: () => undefined,
      destroy: () => undefined,
      apply: () =>
        Promise.resolve({ photo: picture, crop: mockCrop, preview: new Blob(['small']) }),
    }),
}));

const photo = (): File => new File([files.jpeg(800, 600)], 'rex.jpg', { type: 'image/jpeg' });

const setUp = (client = fakeColoring()) => {
  jest.mocked(service.coloring).mockReturnValue(client);
  return renderScreen(CreateBook, { path: paths.createBook });
};

const next = () => screen.getByRole('button', { name: 'Next' });

const choosePhoto = async (
  user: ReturnType<typeof setUp>['user'],
  file = photo(),
): Promise<HTMLElement> => {
  await user.upload(screen.getByLabelText('Photo'), file);
  return screen.findByRole('dialog', { name: 'Crop photo' });
};

const apply = async (user: ReturnType<typeof setUp>['user'], dialog: HTMLElement) => {
  const button = within(dialog).getByRole('button', { name: 'Apply' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

const addPhoto = async (user: ReturnType<typeof setUp>['user'], file = photo()) =>
  apply(user, await choosePhoto(user, file));

const fillIn = async (user: ReturnType<typeof setUp>['user']) => {
  await user.type(screen.getByLabelText('Dog Name'), 'Rex');
  await user.selectOptions(screen.getByLabelText('Birth Month'), 'March');
  await addPhoto(user);
};

beforeEach(async () => {
  mockCrop = { x: 1, y: 2, width: 30, height: 40 };
  jest.mocked(service.coloring).mockReturnValue(fakeColoring());
  startOver();
  await eraseAll();
});

test('names each missing detail at its field', async () => {
  const { user } = setUp();
  await user.click(next());
  expect(await screen.findByText('Please enter dog name')).toBeVisible();
  expect(screen.getByLabelText('Dog Name')).toHaveAccessibleDescription('Please enter dog name');
  expect(screen.getByLabelText('Birth Month')).toHaveAccessibleDescription(
    'Please select born month',
  );
  expect(screen.getByLabelText('Photo')).toHaveAccessibleDescription('Please upload image');
  expect(screen.getByLabelText('Logo (optional)')).toBeValid();
});

test('explains why a long pasted name is cut off', async () => {
  const { user } = setUp();
  const name = screen.getByLabelText('Dog Name');
  await user.click(name);
  await user.paste('Bartholomew Maximilian the Second of Upper Barkington');
  expect(name).toHaveValue('Bartholomew Maximilian the Second of Upp');
  expect(name).toHaveAccessibleDescription('A name can have up to 40 characters.');
  await user.keyboard('{Backspace}');
  expect(name).not.toHaveAccessibleDescription();
});

test('pasted text goes into its field, even if the clipboard also has a picture', async () => {
  setUp();
  const paste = (target: HTMLElement, types: readonly string[]): boolean =>
    fireEvent.paste(target, { clipboardData: { files: [photo()], types } });
  expect(paste(screen.getByLabelText('Dog Name'), ['text/plain', 'Files'])).toBe(true);
  expect(screen.queryByText('Opening your picture')).toBeNull();
  expect(paste(screen.getByLabelText('Dog Name'), ['Files'])).toBe(false);
  expect(await screen.findByRole('dialog', { name: 'Crop photo' })).toBeVisible();
});

test('a file dropped outside the fields does not replace the page', () => {
  setUp();
  const heading = screen.getByRole('heading', { name: 'Create Your Book' });
  const drop = (target: HTMLElement, types: readonly string[]): boolean =>
    fireEvent.drop(target, { dataTransfer: { files: [], types } });
  expect(drop(heading, ['Files'])).toBe(false);
  expect(drop(heading, ['text/plain'])).toBe(true);
});

test('takes only the first of several files for a photo, and says so', async () => {
  const { user } = setUp();
  const drop = (...dropped: readonly File[]): boolean =>
    fireEvent.drop(screen.getByLabelText('Photo'), {
      dataTransfer: { files: dropped, types: ['Files'] },
    });
  const note = () => screen.queryByText(/^Only the first file was taken\./);
  drop(photo(), photo(), photo());
  await apply(user, await screen.findByRole('dialog', { name: 'Crop photo' }));
  expect(note()).toHaveTextContent('Add the others under More photos.');
  drop(photo());
  await apply(user, await screen.findByRole('dialog', { name: 'Crop photo' }));
  expect(note()).toBeNull();
});

test('no note mentions other files if the first one is refused or canceled', async () => {
  const { user } = setUp();
  await addPhoto(user);
  const drop = (...dropped: readonly File[]): boolean =>
    fireEvent.drop(screen.getByLabelText('Photo'), {
      dataTransfer: { files: dropped, types: ['Files'] },
    });
  const note = () => screen.queryByText(/^Only the first file was taken\./);
  drop(new File(['text'], 'notes.txt'), photo());
  expect(await screen.findByText(/Your photo was kept\.$/)).toBeVisible();
  expect(note()).toBeNull();
  drop(photo(), photo());
  const dialog = await screen.findByRole('dialog', { name: 'Crop photo' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(note()).toBeNull();
});

test('cropping the photo again discards a file that is still being opened', async () => {
  let opened = (_photo: PreparedPhoto): void => undefined;
  const slow = (): Promise<PreparedPhoto> => new Promise((resolve) => (opened = resolve));
  const { user } = setUp();
  await addPhoto(user);
  const before = useCreateBook.getState().image?.original;
  jest.mocked(service.coloring).mockReturnValue(fakeColoring({ prepare: slow }));
  await user.upload(screen.getByLabelText('Photo'), photo());
  await user.click(screen.getByRole('button', { name: 'Crop photo again' }));
  const dialog = await screen.findByRole('dialog', { name: 'Crop photo' });
  await act(async () => opened({ photo: new Blob(['other']), width: 800, height: 600 }));
  await apply(user, dialog);
  expect(useCreateBook.getState().image?.original).toBe(before);
});

test('Next waits for a logo that is still being opened, and for its crop', async () => {
  const { user } = setUp();
  await fillIn(user);
  let opened = (_logo: PreparedPhoto): void => undefined;
  const slow = (): Promise<PreparedPhoto> => new Promise((resolve) => (opened = resolve));
  jest.mocked(service.coloring).mockReturnValue(fakeColoring({ prepare: slow }));
  await user.upload(screen.getByLabelText('Logo (optional)'), photo());
  await user.click(next());
  await waitFor(() => expect(next()).toHaveAttribute('aria-busy', 'true'));
  await act(async () => opened({ photo: new Blob(['logo']), width: 800, height: 600 }));
  await apply(user, await screen.findByRole('dialog', { name: 'Crop logo' }));
  expect(useCreateBook.getState().logo).not.toBeNull();
  await user.click(next());
  expect(await screen.findByRole('dialog', { name: 'Pricing' })).toBeVisible();
});

test('if a photo is refused after Next is pressed, the form stays and says why', async () => {
  const { user } = setUp();
  await fillIn(user);
  let refuse = (_error: Error): void => undefined;
  const slow = (): Promise<PreparedPhoto> => new Promise((_resolve, reject) => (refuse = reject));
  jest.mocked(service.coloring).mockReturnValue(fakeColoring({ prepare: slow }));
  await user.upload(screen.getByLabelText('Photo'), photo());
  await user.click(next());
  await act(async () => refuse(new ColoringError('undecodable')));
  expect(await screen.findByText(/Your photo was kept/)).toBeVisible();
  expect(next()).toBeVisible();
});

test('a photo that is still being opened does not count as missing', async () => {
  let opened = (_photo: PreparedPhoto): void => undefined;
  const prepare = (): Promise<PreparedPhoto> => new Promise((resolve) => (opened = resolve));
  const { user } = setUp(fakeColoring({ prepare }));
  await user.upload(screen.getByLabelText('Photo'), photo());
  await user.click(next());
  expect(await screen.findByText('Please enter dog name')).toBeVisible();
  expect(screen.queryByText('Please upload image')).toBeNull();
  await act(async () => opened({ photo: new Blob(['photo']), width: 800, height: 600 }));
  expect(await screen.findByRole('dialog', { name: 'Crop photo' })).toBeVisible();
});

test('offers the twelve months after a placeholder', () => {
  setUp();
  const options = within(screen.getByLabelText('Birth Month')).getAllByRole<HTMLOptionElement>(
    'option',
  );
  expect(options.map(({ label, text, value }) => [label || text, value])).toEqual([
    ['Select month', ''],
    ['January', '01'],
    ['February', '02'],
    ['March', '03'],
    ['April', '04'],
    ['May', '05'],
    ['June', '06'],
    ['July', '07'],
    ['August', '08'],
    ['September', '09'],
    ['October', '10'],
    ['November', '11'],
    ['December', '12'],
  ]);
});

test('shows the cutout after cropping', async () => {
  const { user } = setUp();
  await addPhoto(user);
  expect(await screen.findByAltText('Your dog without the background')).toBeVisible();
  expect(screen.getByAltText('Your photo')).toBeVisible();
});

test('shows a message if too little of the dog is visible', async () => {
  const { user } = setUp(
    fakeColoring({ extract: () => Promise.resolve({ ...plainExtraction, found: false }) }),
  );
  await addPhoto(user);
  expect(await screen.findByText(/^We can't make out enough of your dog to draw it/)).toBeVisible();
});

test.each([
  ['doubtful', /We're not sure that this is your dog.*Check the outline/],
  ['small', /Your dog is small in this photo.*Crop closer/],
  ['dark', /This photo is dark.*daylight/],
  ['blurred', /a little blurred.*sharper photo/],
  ['faceless', /We can't see your dog's face.*Touch up/],
] as const)(
  'says what would make a better drawing of a photo that is %s',
  async (advice, words) => {
    const cutout = { ...plainExtraction.cutout, advice };
    const { user } = setUp(
      fakeColoring({ extract: () => Promise.resolve({ ...plainExtraction, cutout }) }),
    );
    await addPhoto(user);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Touch up' })).toBeVisible();
  },
);

test('a search that failed can be tried again', async () => {
  let tries = 0;
  const extract = (_photo: Blob, { crop }: Hints) =>
    crop && tries++ === 0
      ? Promise.reject(new ColoringError('timeout'))
      : Promise.resolve(plainExtraction);
  const { user } = setUp(fakeColoring({ extract }));
  await addPhoto(user);
  expect(await screen.findByText(/took too long/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByAltText('Your dog without the background')).toBeVisible();
});

const withFinder = (finder: FinderResult): Extraction => ({ ...plainExtraction, finder });

test('shows a message if no dog is found, until the visitor paints over it', async () => {
  stubCanvases();
  const { user } = setUp(
    fakeColoring({ extract: () => Promise.resolve(withFinder(finderResult())) }),
  );
  await addPhoto(user);
  expect(
    await screen.findByText(
      /^We couldn't find a dog in this photo\. Crop it closer to your dog, or paint over your dog/,
    ),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Touch up' }));
  const editor = screen.getByRole('dialog', { name: 'Touch up the cutout' });
  (await within(editor).findByRole('application', { name: 'Cutout' })).focus();
  await user.keyboard(' ');
  await user.click(within(editor).getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('This is what the pages are drawn from.')).toBeVisible();
});

describe('when several dogs are found', () => {
  /**
   * Opens the form with an engine that draws the chosen dogs; `requests` returns the hints that the
   * engine was called with.
   */
  const withTwo = () => {
    const boxes = [0, 200];
    const extract = jest.fn((_photo: Blob, { dogs = [] }: Hints) =>
      Promise.resolve(
        withFinder(
          finderResult(
            ...boxes.map((x) =>
              foundDog(
                x,
                dogs.length === 0 || dogs.some(([center]) => center > x && center < x + 100),
              ),
            ),
          ),
        ),
      ),
    );
    return {
      ...setUp(fakeColoring({ extract })),
      requests: () => extract.mock.calls.map(([, hints]) => hints),
    };
  };
  const toggle = (name: string) => screen.findByRole('button', { name });

  test('the chosen one is cut out again, and the project keeps the choice', async () => {
    mockCrop = null;
    const { user, requests } = withTwo();
    await fillIn(user);
    expect(
      await screen.findByRole('group', { name: 'Which dog is yours?' }),
    ).toHaveAccessibleDescription(/^We found 2 dogs\. Both are drawn\./);
    await user.click(await toggle('Dog 1'));
    expect(await toggle('Dog 1')).toHaveAttribute('aria-pressed', 'false');
    expect(await screen.findByText('This is what the pages are drawn from.')).toBeVisible();
    expect(requests()).toEqual([{}, {}, { dogs: [[250, 50]] }]);
    await waitFor(async () =>
      expect(await getDraft()).toMatchObject({ fields: { chosenDogs: [[250, 50]] } }),
    );
    await user.click(next());
    await user.click(await screen.findByRole('button', { name: 'Get Started' }));
    await waitForAddress('/get-started');
    expect((await listProjects())[0]).toMatchObject({ hints: { dogs: [[250, 50]] } });
  });

  test('a choice survives another crop of the photo, but not another photo', async () => {
    const { user, requests } = withTwo();
    await addPhoto(user);
    await user.click(await toggle('Dog 2'));
    await waitFor(() => expect(requests().at(-1)).toEqual({ crop: mockCrop, dogs: [[50, 50]] }));
    await user.click(screen.getByRole('button', { name: 'Crop photo again' }));
    mockCrop = { x: 5, y: 5, width: 90, height: 90 };
    await apply(user, await screen.findByRole('dialog', { name: 'Crop photo' }));
    await waitFor(() => expect(requests().at(-1)).toEqual({ crop: mockCrop, dogs: [[50, 50]] }));
    await addPhoto(user);
    await waitFor(() => expect(requests().at(-1)).toEqual({ crop: mockCrop }));
  });

  test('with only one dog, there is no choice', async () => {
    const { user } = setUp();
    await addPhoto(user);
    expect(await screen.findByText('This is what the pages are drawn from.')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Which dog is yours?' })).not.toBeInTheDocument();
  });
});

describe('when the finder could not look for the dog', () => {
  type Failure = Extract<FinderResult, { ok: false }>['failure'];

  /** Opens the form with a finder that fails until it is asked to search again. */
  const failingOnce = (failure: Failure) => {
    const requests: boolean[] = [];
    const extract: ColoringClient['extract'] = (_photo, _hints, { searchAgain = false } = {}) => {
      requests.push(searchAgain);
      return Promise.resolve(
        withFinder(searchAgain ? finderResult(foundDog()) : { ok: false, failure }),
      );
    };
    return { requests, ...setUp(fakeColoring({ extract })) };
  };

  test.each<[Failure, RegExp]>([
    ['unreachable', /didn't arrive\. Check your connection and try again\./],
    ['late', /didn't arrive\. Check your connection and try again\./],
    ['truncated', /arrived damaged\. Please try again\./],
    ['version', /arrived damaged\. Please try again\./],
    ['broken', /on this device\. Please try again\./],
  ])('a message says why (%s), and Try again finds it', async (failure, why) => {
    const { requests, user } = failingOnce(failure);
    await addPhoto(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^We couldn't look for your dog/);
    expect(alert).toHaveTextContent(why);
    expect(alert).toHaveTextContent(
      /crop this photo closer to your dog, or paint over your dog with Touch up\.Try again$/,
    );
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('This is what the pages are drawn from.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(requests).toEqual([false, false, true]);
  });

  test('the visitor can touch up the cutout, or continue with the next step', async () => {
    const { user } = failingOnce('unreachable');
    await fillIn(user);
    await screen.findByText(/^We couldn't look for your dog/);
    expect(screen.getByAltText('Your dog without the background')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Touch up' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Crop photo again' })).toBeEnabled();
    await user.click(next());
    await user.click(await screen.findByRole('button', { name: 'Get Started' }));
    await waitForAddress('/get-started');
  });
});

describe('the finder', () => {
  type Idle = Parameters<typeof requestIdleCallback>[0];
  const idle = jest.fn<number, [Idle]>(() => 7),
    cancelIdle = jest.fn();
  const beIdle = (): void => idle.mock.calls[0][0]({ didTimeout: false, timeRemaining: () => 50 });
  beforeEach(() => {
    idle.mockReturnValue(7);
    Object.assign(globalThis, { requestIdleCallback: idle, cancelIdleCallback: cancelIdle });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
  });

  test('is prefetched once the browser is idle; leaving the screen cancels this', async () => {
    const warmUp = jest.fn();
    const { unmount } = setUp(fakeColoring({ warmUp }));
    expect(prefetchWeights).not.toHaveBeenCalled();
    beIdle();
    expect(prefetchWeights).toHaveBeenCalledTimes(1);
    const [signal] = jest.mocked(prefetchWeights).mock.calls[0];
    expect(signal.aborted).toBe(false);
    unmount();
    expect(signal.aborted).toBe(true);
    await Promise.resolve();
    expect(warmUp).not.toHaveBeenCalled();
  });

  test('is then loaded by a worker, which warms up for the photo', async () => {
    const warmUp = jest.fn();
    const { unmount } = setUp(fakeColoring({ warmUp }));
    beIdle();
    expect(warmUp).not.toHaveBeenCalled();
    await waitFor(() => expect(warmUp).toHaveBeenCalledTimes(1));
    unmount();
  });

  test('is not prefetched for a visitor who leaves before the browser is idle', () => {
    setUp().unmount();
    expect(cancelIdle).toHaveBeenCalledWith(7);
  });

  test('is prefetched after a short delay if the browser does not say when it is idle', () => {
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    jest.useFakeTimers();
    const { unmount } = setUp();
    jest.advanceTimersByTime(1000);
    expect(prefetchWeights).toHaveBeenCalledTimes(1);
    unmount();
    jest.useRealTimers();
  });
});

describe('while the photo is cropped', () => {
  const searches = () => {
    const extract = jest.fn<
      ReturnType<ColoringClient['extract']>,
      Parameters<ColoringClient['extract']>
    >(() => new Promise(() => undefined));
    return { extract, signalOf: (call: number) => extract.mock.calls[call][2]!.signal! };
  };

  test('the whole photo is searched for the dog; an unchanged frame joins that search', async () => {
    mockCrop = null;
    const { extract, signalOf } = searches();
    const { user } = setUp(fakeColoring({ extract }));
    const dialog = await choosePhoto(user);
    expect(extract.mock.calls).toEqual([[expect.any(Blob), {}, expect.anything()]]);
    act(() => extract.mock.calls[0][2]!.onProgress!('lines', 0.4));
    await apply(user, dialog);
    expect(extract.mock.calls.map(([, hints]) => hints)).toEqual([{}, {}]);
    expect(extract.mock.calls[1][0]).toBe(extract.mock.calls[0][0]);
    expect(signalOf(0).aborted).toBe(false);
    const progress = await screen.findByRole('progressbar');
    await waitFor(() => expect(progress).toHaveAttribute('value', '0.4'));
    act(() => extract.mock.calls[0][2]!.onProgress!('vectors', 0.9));
    act(() => extract.mock.calls[1][2]!.onProgress!('decode', 0));
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0.9');
  });

  test('a changed frame cancels that search', async () => {
    const { extract, signalOf } = searches();
    const { user } = setUp(fakeColoring({ extract }));
    await addPhoto(user);
    expect(extract.mock.calls.map(([, hints]) => hints)).toEqual([{}, { crop: mockCrop }]);
    expect([signalOf(0).aborted, signalOf(1).aborted]).toEqual([true, false]);
  });

  test('canceling the crop cancels the search, so that the next photo does not wait', async () => {
    const { extract, signalOf } = searches();
    const { user } = setUp(fakeColoring({ extract }));
    await user.click(within(await choosePhoto(user)).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(signalOf(0).aborted).toBe(true));
    await choosePhoto(user);
    expect([signalOf(0).aborted, signalOf(1).aborted]).toEqual([true, false]);
  });

  test('removing the photo cancels that search, even if an unchanged frame joined it', async () => {
    mockCrop = null;
    const { extract, signalOf } = searches();
    const { user } = setUp(fakeColoring({ extract }));
    await addPhoto(user);
    expect([signalOf(0).aborted, signalOf(1).aborted]).toEqual([false, false]);
    await user.click(screen.getByRole('button', { name: 'Remove photo' }));
    expect([signalOf(0).aborted, signalOf(1).aborted]).toEqual([true, true]);
  });

  test('starting over cancels that search', async () => {
    mockCrop = null;
    const { extract, signalOf } = searches();
    const { user } = setUp(fakeColoring({ extract }));
    await addPhoto(user);
    act(startOver);
    expect([signalOf(0).aborted, signalOf(1).aborted]).toEqual([true, true]);
  });

  test('a search that fails shows no message, and is repeated', async () => {
    mockCrop = null;
    const extract = jest
      .fn()
      .mockRejectedValueOnce(new ColoringError('crashed'))
      .mockResolvedValue(plainExtraction);
    const { user } = setUp(fakeColoring({ extract }));
    await addPhoto(user);
    expect(await screen.findByAltText('Your dog without the background')).toBeVisible();
    expect(extract).toHaveBeenCalledTimes(2);
  });

  test('a logo is not searched for a dog', async () => {
    const { extract } = searches();
    const { user } = setUp(fakeColoring({ extract }));
    await user.upload(
      screen.getByLabelText('Logo (optional)'),
      new File([files.png(400, 300)], 'logo.png', { type: 'image/png' }),
    );
    expect(await screen.findByRole('dialog', { name: 'Crop logo' })).toBeVisible();
    expect(extract).not.toHaveBeenCalled();
  });
});

test('refuses a file that is not a photo, and keeps the input', async () => {
  const { user } = setUp();
  await user.type(screen.getByLabelText('Dog Name'), 'Rex');
  await user.upload(
    screen.getByLabelText('Photo'),
    new File(['words'], 'rex.jpg', { type: 'image/jpeg' }),
  );
  expect(await screen.findByText("This isn't a photo.")).toBeVisible();
  expect(screen.getByLabelText('Photo')).toHaveAccessibleDescription("This isn't a photo.");
  expect(screen.getByRole('alert')).toHaveTextContent("This isn't a photo.");
  expect(screen.getByLabelText('Dog Name')).toHaveValue('Rex');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the message about a refused logo is announced', async () => {
  const { user } = setUp();
  await user.upload(
    screen.getByLabelText('Logo (optional)'),
    new File(['words'], 'logo.png', { type: 'image/png' }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent("This isn't a photo.");
});

test('names a refused file if there is a photo already, which stays valid', async () => {
  const { user } = setUp();
  await addPhoto(user);
  const field = screen.getByLabelText('Photo');
  await user.upload(field, new File(['words'], 'letter.jpg', { type: 'image/jpeg' }));
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(
      "letter.jpg: This isn't a photo. Your photo was kept.",
    ),
  );
  expect(field).toBeValid();
  expect(screen.getByAltText('Your photo')).toBeVisible();
});

test('after the photo is removed, a refused file no longer hides that a photo is missing', async () => {
  const { user } = setUp();
  await addPhoto(user);
  await user.upload(
    screen.getByLabelText('Photo'),
    new File(['words'], 'rex.jpg', { type: 'image/jpeg' }),
  );
  expect(await screen.findByText(/This isn't a photo\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove photo' }));
  expect(screen.queryByText(/This isn't a photo\./)).not.toBeInTheDocument();
  await user.click(next());
  expect(await screen.findByText('Please upload image')).toBeVisible();
});

test('the note about an animation appears only once the photo is on the form', async () => {
  const { user } = setUp();
  const note = () => screen.queryByText('This is an animation: only its first frame is used.');
  const animation = new File([files.gif(800, 600, 2)], 'rex.gif', { type: 'image/gif' });
  await addPhoto(user);
  const dialog = await choosePhoto(user, animation);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.getByAltText('Your photo')).toBeVisible();
  expect(note()).toBeNull();
  await addPhoto(user, animation);
  expect(note()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Crop photo again' }));
  await apply(user, await screen.findByRole('dialog', { name: 'Crop photo' }));
  expect(note()).toBeVisible();
  await addPhoto(user);
  expect(note()).toBeNull();
});

test('the device keeps the input until it becomes a project', async () => {
  const { user } = setUp();
  await fillIn(user);
  await waitFor(async () =>
    expect(await getDraft()).toMatchObject({
      fields: { details: { name: 'Rex', born_month: '03' } },
    }),
  );
  await waitFor(async () =>
    expect(Object.keys((await getDraft())!.pictures)).toEqual([
      'image-photo',
      'image-preview',
      'image-original',
    ]),
  );
  await user.click(next());
  await user.click(await screen.findByRole('button', { name: 'Get Started' }));
  await waitForAddress('/get-started');
  await waitFor(async () => expect(await getDraft()).toBeNull());
});

test('Next shows the price without waiting for the cutout', async () => {
  const { user } = setUp(fakeColoring({ extract: () => new Promise(() => undefined) }));
  await fillIn(user);
  await user.click(next());
  const pricing = await screen.findByRole('dialog');
  expect(pricing).toHaveTextContent(/1 Book \$29\.99/);
  expect(pricing).toHaveTextContent('Includes free shipping');
  expect(pricing).toHaveTextContent('Add another copy for $10 more');
});

test('closing the pricing dialog shows step 2, where Generate opens it again; Back keeps everything', async () => {
  const { user } = setUp();
  await fillIn(user);
  await user.click(next());
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }),
  );
  expect(
    screen.getByText('Press the Generate button to generate up to 100 images of your dog.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Generate' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }),
  );
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText('Dog Name')).toHaveValue('Rex');
  expect(screen.getByLabelText('Birth Month')).toHaveValue('03');
  expect(screen.getByAltText('Your photo')).toBeVisible();
});

const heading = () => screen.getByRole('heading', { level: 1, name: 'Create Your Book' });

test('each step moves the focus to the heading, once the pricing dialog is closed', async () => {
  const { user } = setUp();
  await fillIn(user);
  await user.click(next());
  const pricing = await screen.findByRole('dialog');
  expect(heading()).not.toHaveFocus();
  await user.click(within(pricing).getByRole('button', { name: 'Close' }));
  expect(heading()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(heading()).toHaveFocus();
});

test('Start over clears the form, and moves the focus to the heading', async () => {
  const { user } = setUp();
  await user.type(screen.getByLabelText('Dog Name'), 'Rex');
  act(() => useCreateBook.setState({ isRestored: true }));
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.getByLabelText('Dog Name')).toHaveValue('');
  expect(heading()).toHaveFocus();
});

test('Start over asks first if there is a photo', async () => {
  const { user } = setUp();
  await addPhoto(user);
  act(() => useCreateBook.setState({ isRestored: true }));
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const dialog = () => within(screen.getByRole('dialog', { name: 'Start over?' }));
  await press('Start over');
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(screen.getByAltText('Your photo')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start over' })).toHaveFocus();
  await press('Start over');
  await user.click(dialog().getByRole('button', { name: 'Start over' }));
  expect(screen.queryByAltText('Your photo')).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(heading()).toHaveFocus();
});

test('removing a photo moves the focus to its field', async () => {
  const { user } = setUp();
  await addPhoto(user);
  await user.click(screen.getByRole('button', { name: 'Remove photo' }));
  expect(screen.queryByAltText('Your photo')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Photo')).toHaveFocus();
});

test('a preview can be removed; without a photo, nothing can be generated', async () => {
  const { user } = setUp();
  await fillIn(user);
  await user.click(next());
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }),
  );
  await user.click(screen.getByRole('button', { name: 'Remove photo' }));
  expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Generate' }));
  expect(await screen.findByText('Please upload image')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a double click on Next opens the pricing dialog, but does not accept the price', async () => {
  const { user } = setUp();
  await fillIn(user);
  await user.click(next());
  const started = await screen.findByRole('button', { name: 'Get Started' });
  fireEvent.click(started, { detail: 2 });
  expect(started).not.toHaveAttribute('aria-busy');
  expect(screen.getByRole('dialog', { name: 'Pricing' })).toBeVisible();
  fireEvent.click(started, { detail: 1 });
  expect(started).toHaveAttribute('aria-busy', 'true');
  await waitForAddress(paths.picker);
});

test('Get Started stores the project on the device, and opens it in the picker', async () => {
  const { user } = setUp();
  await fillIn(user);
  await screen.findByAltText('Your dog without the background');
  await user.click(next());
  await user.click(await screen.findByRole('button', { name: 'Get Started' }));
  await waitForAddress('/get-started');
  const [project] = await listProjects();
  expect(project).toMatchObject({
    dogName: 'Rex',
    bornMonth: '03',
    hints: { crop: { x: 1, y: 2, width: 30, height: 40 } },
    dog: plainDog,
  });
  expect(screen.getByText(JSON.stringify({ projectId: project.id }))).toBeInTheDocument();
});

const openDrawing = async (user: ReturnType<typeof setUp>['user']) => {
  await fillIn(user);
  await user.click(next());
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }),
  );
  await user.click(screen.getByText('Age and detail (optional)'));
};

test('stores age, detail, line width and hat tilt with the project', async () => {
  const { user } = setUp();
  await openDrawing(user);
  await user.selectOptions(screen.getByLabelText('Age of the artist'), '2-3 years');
  fireEvent.change(screen.getByRole('slider', { name: 'Detail' }), { target: { value: '0.5' } });
  fireEvent.change(screen.getByRole('slider', { name: 'Line width' }), {
    target: { value: '1.25' },
  });
  fireEvent.change(screen.getByRole('slider', { name: 'Hat tilt' }), {
    target: { value: '-6' },
  });
  await user.click(screen.getByRole('button', { name: 'Generate' }));
  await user.click(await screen.findByRole('button', { name: 'Get Started' }));
  await waitForAddress('/get-started');
  expect((await listProjects())[0].choices).toMatchObject({
    age: '2-3',
    detail: 0.5,
    lineWidth: 1.25,
    hatTilt: -6,
  });
});

test('each choice is shown immediately on a page with a hat', async () => {
  const drawPages = jest.fn(fakeColoring().drawPages);
  const { user } = setUp(fakeColoring({ drawPages }));
  await openDrawing(user);
  expect(await screen.findByAltText('Sample page with these choices')).toBeVisible();
  fireEvent.change(screen.getByRole('slider', { name: 'Hat tilt' }), {
    target: { value: '12' },
  });
  await waitFor(() =>
    expect(drawPages).toHaveBeenLastCalledWith(
      plainDog,
      expect.objectContaining({ name: 'Rex', bornMonth: 3, hatTilt: 12 }),
      expect.objectContaining({ looks: [SAMPLE_LOOK] }),
    ),
  );
});

test('a sample page that cannot be drawn shows a message, and the choices stay', async () => {
  const { user } = setUp(
    fakeColoring({ drawPages: () => Promise.reject(new Error('The worker is gone')) }),
  );
  await openDrawing(user);
  expect(
    await screen.findByText('The sample page could not be drawn. Your choices are kept.'),
  ).toBeVisible();
  expect(screen.getByLabelText('Age of the artist')).toHaveValue('5-8');
});

test('stores a logo as lines, for the pages', async () => {
  const lines = { d: 'M0 0L100 0L50 80Z', width: 100, height: 80 };
  const logo = jest.fn().mockResolvedValue(lines);
  const { user } = setUp(fakeColoring({ traceLogo: logo }));
  await fillIn(user);
  await user.upload(
    screen.getByLabelText('Logo (optional)'),
    new File([files.png(400, 300)], 'logo.png', { type: 'image/png' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Crop logo' });
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Apply' })).toBeEnabled());
  await user.click(within(dialog).getByRole('button', { name: 'Apply' }));
  await user.click(next());
  await user.click(await screen.findByRole('button', { name: 'Get Started' }));
  await waitForAddress('/get-started');
  expect((await listProjects())[0].choices.logo).toEqual(lines);
});

test('if the device cannot store the input, the visitor can export it', async () => {
  const { user } = setUp();
  const saved = catchDownloads();
  const { open } = IDBFactory.prototype;
  const refused = jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('Internal error opening backing store', 'UnknownError');
  });
  await closeLibrary();
  await fillIn(user);
  expect(await screen.findByText(/^This device's storage doesn't open right now/)).toBeVisible();
  expect(screen.getByText('What you entered will be lost when you close this page.')).toBeVisible();
  await user.click(next());
  await user.click(await screen.findByRole('button', { name: 'Get Started' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/doesn't open right now/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Export' }));
  expect(await within(dialog).findByText('The file is in your downloads.')).toBeVisible();
  expect(saved[0].name).toBe('Rex-scribblepup-copy.json');

  refused.mockRestore();
  expect(IDBFactory.prototype.open).toBe(open);
  const { projects } = await importBackup(saved[0].file);
  expect(await getProject(projects[0])).toMatchObject({
    dogName: 'Rex',
    photo: expect.any(String),
  });
  await user.click(within(dialog).getByRole('button', { name: 'Get Started' }));
  await waitForAddress('/get-started');
  expect(await listProjects()).toHaveLength(2);
});

test('a dog that is found after Get Started is still added to the project', async () => {
  let found: (extraction: typeof plainExtraction) => void = () => undefined;
  const { user } = setUp(
    fakeColoring({
      extract: () =>
        new Promise((resolve) => {
          found = resolve;
        }),
    }),
  );
  await fillIn(user);
  await user.click(next());
  await user.click(await screen.findByRole('button', { name: 'Get Started' }));
  await waitForAddress('/get-started');
  const [project] = await listProjects();
  expect(project.dog).toBeNull();
  found(plainExtraction);
  await waitFor(async () => expect((await getProject(project.id))!.dog).toEqual(plainDog));
});
