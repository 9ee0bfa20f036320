import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, GENERIC_ERROR } from '@scribblepup/kernel';
import { useLocation } from '@scribblepup/kernel/router';
import { BrowserBack, openScreen } from '../../testing/openScreen';
import { failure, html, json, TestServer } from '../../testing/server';

const server = new TestServer();
const VIDEO_REQUEST = '/v1/demo/dog/video';
let logged: jest.SpyInstance;
beforeAll(() => server.start());
afterAll(() => server.stop());
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});

const sources = () =>
  [...screen.getByLabelText('Demo video').querySelectorAll('source')].map((source) =>
    source.getAttribute('src'),
  );
const ownVideo = ['/content/video/scribblepup.webm', '/content/video/scribblepup.mp4'];
const playButton = () => screen.findByRole('button', { name: 'Play demo video' });

test('describes the product, and leads to the demo dogs', async () => {
  server.setResponses({ [VIDEO_REQUEST]: json([]) });
  openScreen(paths.home);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Turn your dog into a coloring book' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: /^Click here/ })).toHaveAttribute(
    'href',
    '/home/demo-to-explore',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Try a demo dog for free' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Choose a Demo Dog' })).toBeVisible();
});

test('a tap on a dog opens its pages, which do not open again after they are closed', async () => {
  server.setResponses({
    [VIDEO_REQUEST]: json([]),
    '/v1/demo/dog': json([{ id: '7', name: 'Koda', image: '/koda.webp' }]),
    '/v1/demo/dog/7': json([{ image: '/koda/1.svg' }]),
  });
  openScreen(paths.home);
  await userEvent.click(await screen.findByRole('link', { name: 'Koda' }));
  expect(await screen.findByRole('button', { name: 'Page 1' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: "View Koda's sample pages" })).toBeVisible();
});

const NavigationState = () => (
  <output aria-label="Navigation state">{JSON.stringify(useLocation().state)}</output>
);

const clickKoda = async () => {
  server.setResponses({
    [VIDEO_REQUEST]: json([]),
    '/v1/demo/dog': json([{ id: '7', name: 'Koda', image: '/koda.webp' }]),
    '/v1/demo/dog/7': json([{ image: '/koda/1.svg' }]),
  });
  openScreen(
    paths.home,
    <>
      <BrowserBack />
      <NavigationState />
    </>,
  );
  await userEvent.click(await screen.findByRole('link', { name: 'Koda' }));
};
const openKoda = async () => {
  await clickKoda();
  expect(await screen.findByRole('button', { name: 'Page 1' })).toBeVisible();
};
/** Waits until the history no longer has the request to open the pages, which is removed last. */
const requestIsRemoved = () =>
  waitFor(() => expect(screen.getByLabelText('Navigation state')).toHaveTextContent('null'));
const closePages = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await requestIsRemoved();
};
const goBack = () => userEvent.click(screen.getByRole('button', { name: 'Browser back' }));
const homeHeading = () => screen.findByRole('heading', { level: 1, name: /Turn your dog/ });

test('Back closes the pages of a dog, and then returns to the landing page', async () => {
  await openKoda();
  await goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1, name: 'Choose a Demo Dog' })).toBeVisible();
  await goBack();
  expect(await homeHeading()).toBeVisible();
});

test('closing the pages of a dog leaves no entry in the history', async () => {
  await openKoda();
  await closePages();
  await goBack();
  expect(await homeHeading()).toBeVisible();
});

test('pages that are closed before their history entry is current leave no entry either', async () => {
  let hasClosed = false;
  const observer = new MutationObserver(() => {
    const close = document.querySelector<HTMLElement>('dialog [aria-label="Close"]');
    if (!close) return;
    observer.disconnect();
    close.click();
    hasClosed = true;
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await clickKoda();
  await waitFor(() => expect(hasClosed).toBe(true));
  await requestIsRemoved();
  await goBack();
  expect(await homeHeading()).toBeVisible();
});

test('after the pages of a dog are closed, Back from the next screen does not open them', async () => {
  await openKoda();
  await closePages();
  await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
  expect(await screen.findByRole('heading', { level: 1, name: /\$29\.99/ })).toBeVisible();
  await goBack();
  expect(await screen.findByRole('button', { name: "View Koda's sample pages" })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('shows real pages of the demo dogs, and describes the video in words', async () => {
  server.setResponses({ [VIDEO_REQUEST]: json([]) });
  openScreen(paths.home);
  expect(await screen.findByRole('img', { name: 'Biscuit at the beach' })).toBeVisible();
  await userEvent.click(screen.getByText('What you see in the video'));
  expect(screen.getByText(/A crayon colors two of the pages/)).toBeVisible();
});

test('shows a loader while the video request is pending', async () => {
  server.setResponses({});
  openScreen(paths.home);
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Loading the demo video'),
  );
  expect(screen.queryByRole('button', { name: 'Play demo video' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

test("plays the video of the response first, and the site's own if that one cannot be played", async () => {
  server.setResponses({ [VIDEO_REQUEST]: json([{ video: 'https://cdn.example/dogs.mp4' }]) });
  openScreen(paths.home);
  await playButton();
  expect(sources()).toEqual(['https://cdn.example/dogs.mp4', ...ownVideo]);
});

test.each([
  ['no item', json([])],
  ['an item without a video', json([{}])],
  ['no list', json(null)],
])("plays the site's own video if the response has %s", async (_what, response) => {
  server.setResponses({ [VIDEO_REQUEST]: response });
  openScreen(paths.home);
  await playButton();
  expect(sources()).toEqual(ownVideo);
  expect(logged).not.toHaveBeenCalled();
});

test.each([
  [
    'an error with a readable message',
    failure('The video is being walked.'),
    'The video is being walked.',
  ],
  ['isSuccess false', failure('No video today', 200), 'No video today'],
  ['a page of HTML', html, GENERIC_ERROR],
])(
  '%s shows one message and is logged, and the rest of the page works',
  async (_what, response, words) => {
    server.setResponses({ [VIDEO_REQUEST]: response });
    openScreen(paths.home);
    expect(await screen.findByText(words)).toBeVisible();
    expect(logged).toHaveBeenCalledTimes(1);
    expect(logged).toHaveBeenCalledWith('Could not load: demo video', expect.anything());
    expect(await playButton()).toBeVisible();
    expect(sources()).toEqual(ownVideo);
    expect(server.requestedPaths.filter((path) => path === VIDEO_REQUEST)).toHaveLength(1);
  },
);

test('if the server is unreachable, a network error shows, and the page still works', async () => {
  await server.stop();
  openScreen(paths.home);
  expect(await screen.findByText('Network error try again')).toBeVisible();
  await waitFor(() =>
    expect(logged).toHaveBeenCalledWith('Could not load: demo video', 'Network error try again'),
  );
  expect(await playButton()).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try a demo dog for free' })).toBeVisible();
});
