import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onSessionEnd, paths, GENERIC_ERROR } from '@scribblepup/kernel';
import { Toaster } from '@scribblepup/ui';
import { LOAD_ERROR, PRINT_ERROR } from '../../components/SampleDialog/printImage';
import { openScreen } from '../../testing/openScreen';
import { failure, html, json, TestServer } from '../../testing/server';

const server = new TestServer();
let logged: jest.SpyInstance;
beforeAll(() => server.start());
afterAll(() => server.stop());
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});

const list = '/v1/demo/dog';
const dogs = json([
  { id: '1', name: 'Biscuit', image: '/biscuit.webp' },
  { id: '2', name: 'Mochi', image: '/mochi.webp' },
]);
const pages = json(
  Array.from({ length: 25 }, (_, index) => ({ image: `/biscuit/${index + 1}.svg` })),
);
const title = '25 Sample Coloring Pages to Explore';
const openSamples = async () =>
  userEvent.click(await screen.findByRole('button', { name: "View Biscuit's sample pages" }));

const expectSkipWorks = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
  expect(await screen.findByRole('heading', { level: 1, name: /\$29\.99/ })).toBeVisible();
};

test('shows each dog with its picture and name, and requests no pages yet', async () => {
  server.setResponses({ [list]: dogs });
  openScreen(paths.demoToExplore);
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Loading the demo dogs'),
  );
  expect(await screen.findByRole('heading', { level: 2, name: 'Biscuit' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Mochi the demo dog' })).toHaveAttribute(
    'src',
    '/mochi.webp',
  );
  expect(server.requestedPaths).toEqual([list]);
  await expectSkipWorks();
});

test('the icon opens the 25 pages of that dog, and gets the focus back when they close', async () => {
  server.setResponses({ [list]: dogs, [`${list}/1`]: pages });
  openScreen(paths.demoToExplore);
  await openSamples();
  const dialog = screen.getByRole('dialog', { name: title });
  await waitFor(() =>
    expect(within(dialog).getAllByRole('button', { name: /^Page \d+$/ })).toHaveLength(25),
  );
  expect(within(dialog).getByRole('link', { name: 'Make one of your own dog' })).toHaveAttribute(
    'href',
    '/create-book',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: "View Biscuit's sample pages" })).toHaveFocus();
});

test('a page can be enlarged, and buttons and arrow keys turn to the next one', async () => {
  server.setResponses({ [list]: dogs, [`${list}/1`]: pages });
  openScreen(paths.demoToExplore);
  await openSamples();
  await userEvent.click(await screen.findByRole('button', { name: 'Page 1' }));
  expect(screen.getByRole('img', { name: 'Page 1' })).toHaveAttribute('src', '/biscuit/1.svg');
  expect(screen.getByRole('button', { name: 'Previous page' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
  expect(screen.getByText('Page 2 of 25')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByRole('img', { name: 'Page 3' })).toHaveAttribute('src', '/biscuit/3.svg');
  await userEvent.click(screen.getByRole('button', { name: 'All pages' }));
  expect(screen.getAllByRole('button', { name: /^Page \d+$/ })).toHaveLength(25);
  expect(screen.getByRole('button', { name: 'Page 3' })).toHaveFocus();
});

test('while a page is loading, the previous page is not shown', async () => {
  server.setResponses({ [list]: dogs, [`${list}/1`]: pages });
  openScreen(paths.demoToExplore);
  await openSamples();
  await userEvent.click(await screen.findByRole('button', { name: 'Page 1' }));
  const first = screen.getByRole('img', { name: 'Page 1' });
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  // A browser shows the old picture of an element until the new one has arrived.
  expect(screen.getByRole('img', { name: 'Page 2' })).not.toBe(first);
});

describe('print this page', () => {
  const printPage = async () => {
    server.setResponses({ [list]: dogs, [`${list}/1`]: pages });
    openScreen(paths.demoToExplore);
    await openSamples();
    await userEvent.click(await screen.findByRole('button', { name: 'Page 4' }));
    await userEvent.click(screen.getByRole('button', { name: 'Print this page' }));
  };
  const onPaper = () => document.querySelectorAll('body > .paper img');

  test('prints only that page, then cleans up', async () => {
    // jsdom can neither decode nor print.
    HTMLImageElement.prototype.decode = () => Promise.resolve();
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    await printPage();
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(onPaper()).toHaveLength(1);
    expect(onPaper()[0]).toHaveAttribute('src', '/biscuit/4.svg');
    expect(document.body).toHaveClass('printing');
    window.dispatchEvent(new Event('afterprint'));
    expect(onPaper()).toHaveLength(0);
    expect(document.body).not.toHaveClass('printing');
  });

  test('shows an error if the page cannot be loaded', async () => {
    HTMLImageElement.prototype.decode = () => Promise.reject(new Error('gone'));
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    await printPage();
    expect(within(await screen.findByRole('alert')).getByText(LOAD_ERROR)).toBeVisible();
    expect(print).not.toHaveBeenCalled();
  });

  test('a second press while the page is loading does nothing', async () => {
    let finish = (): void => undefined;
    HTMLImageElement.prototype.decode = () =>
      new Promise((resolve) => {
        finish = resolve;
      });
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    await printPage();
    const first = finish;
    await userEvent.click(screen.getByRole('button', { name: 'Print this page' }));
    await act(async () => {
      first();
      finish();
    });
    expect(print).toHaveBeenCalledTimes(1);
    expect(onPaper()).toHaveLength(1);
    window.dispatchEvent(new Event('afterprint'));
  });

  test('a print without an `afterprint` event adds nothing to the next one', async () => {
    HTMLImageElement.prototype.decode = () => Promise.resolve();
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    await printPage();
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    await userEvent.click(screen.getByRole('button', { name: 'Print this page' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
    expect(onPaper()).toHaveLength(1);
    window.dispatchEvent(new Event('afterprint'));
    expect(onPaper()).toHaveLength(0);
  });

  test('shows an error and the screen again if the browser cannot print', async () => {
    HTMLImageElement.prototype.decode = () => Promise.resolve();
    jest.spyOn(window, 'print').mockImplementation(() => {
      throw new TypeError('window.print is not a function');
    });
    await printPage();
    expect(within(await screen.findByRole('alert')).getByText(PRINT_ERROR)).toBeVisible();
    expect(onPaper()).toHaveLength(0);
    expect(document.body).not.toHaveClass('printing');
  });
});

test.each([
  ['an empty list', json([])],
  ['a response without a list', json({ dogs: 4 })],
])('%s shows the empty state, and Skip still works', async (_what, response) => {
  server.setResponses({ [list]: response });
  openScreen(paths.demoToExplore);
  expect(await screen.findByRole('heading', { name: 'No Data Found' })).toBeVisible();
  expect(screen.getByText("There's nothing to show here yet. Check back later!")).toBeVisible();
  expect(logged).not.toHaveBeenCalled();
  await expectSkipWorks();
});

test('an empty list of pages shows the empty state inside the dialog', async () => {
  server.setResponses({ [list]: dogs, [`${list}/1`]: json([]) });
  openScreen(paths.demoToExplore);
  await openSamples();
  expect(
    await within(screen.getByRole('dialog', { name: title })).findByRole('heading', {
      name: 'No Data Found',
    }),
  ).toBeVisible();
});

test.each([
  ['an error', failure('The dogs are asleep.'), 'The dogs are asleep.'],
  ['a page of HTML', html, GENERIC_ERROR],
])(
  '%s instead of the list shows a message and is logged, and Skip still works',
  async (_what, response, words) => {
    server.setResponses({ [list]: response });
    openScreen(paths.demoToExplore);
    expect(await screen.findByText(words)).toBeVisible();
    expect(logged).toHaveBeenCalledWith('Could not load: demo dogs', expect.anything());
    await expectSkipWorks();
  },
);

test('shows the message about a session that the server refuses, although another screen opens', async () => {
  server.setResponses({ [list]: failure('Please log in again.', 401) });
  const { unmount } = openScreen(paths.demoToExplore);
  const unsubscribe = onSessionEnd(() => act(unmount));
  await waitFor(() => expect(screen.queryByRole('main')).not.toBeInTheDocument());
  unsubscribe();
  render(<Toaster />);
  expect(await screen.findByText('Please log in again.')).toBeVisible();
});

test('an error instead of the pages shows a message and is logged, and the dogs stay', async () => {
  server.setResponses({
    [list]: dogs,
    [`${list}/1`]: failure('This demo dog does not exist.', 404),
  });
  openScreen(paths.demoToExplore);
  await openSamples();
  expect(
    within(await screen.findByRole('alert')).getByText('This demo dog does not exist.'),
  ).toBeVisible();
  expect(logged).toHaveBeenCalledWith(
    'Could not load: sample pages',
    expect.objectContaining({ ResponseMsg: 'This demo dog does not exist.' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('heading', { name: 'Biscuit' })).toBeVisible();
});

test('after a failure, the dogs can be requested again', async () => {
  server.setResponses({ [list]: failure('The dogs are asleep.') });
  openScreen(paths.demoToExplore);
  const tryAgain = { name: 'Try again' };
  await userEvent.click(await screen.findByRole('button', tryAgain));
  await waitFor(() => expect(server.requestedPaths).toEqual([list, list]));
  server.setResponses({ [list]: dogs });
  await userEvent.click(await screen.findByRole('button', tryAgain));
  expect(await screen.findByRole('heading', { name: 'Biscuit' })).toBeVisible();
  expect(screen.queryByRole('button', tryAgain)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('after a failure, the pages of a dog can be requested again', async () => {
  server.setResponses({ [list]: dogs, [`${list}/1`]: failure('The pages are asleep.') });
  openScreen(paths.demoToExplore);
  await openSamples();
  const dialog = within(screen.getByRole('dialog', { name: title }));
  expect(
    await dialog.findByRole('heading', { name: 'The sample pages could not be loaded' }),
  ).toBeVisible();
  server.setResponses({ [`${list}/1`]: pages });
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('button', { name: 'Page 25' })).toBeVisible();
  expect(dialog.getByRole('heading', { name: title })).toHaveFocus();
});

test('an unreachable server shows a network error', async () => {
  await server.stop();
  openScreen(paths.demoToExplore);
  expect(await screen.findByText('Network error try again')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'The demo dogs could not be loaded' })).toBeVisible();
  expect(screen.queryByText('No Data Found')).not.toBeInTheDocument();
});
