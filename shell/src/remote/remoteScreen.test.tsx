import { reportFailure, paths } from '@scribblepup/kernel';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate, useParams } from '@scribblepup/kernel/router';
import { useEffect, type ComponentType } from 'react';
import {
  SCREEN_DEADLINE_MS,
  type ScreenAddress,
  type RetryMode,
  type LoadResult,
  type ScreenLoader,
  type Stage,
} from '../federation';
import { renderSite } from '../testing/renderSite';
import { failureMessages } from './failureMessages';

jest.mock('@scribblepup/kernel', () => ({
  ...jest.requireActual<object>('@scribblepup/kernel'),
  reportFailure: jest.fn(),
}));

type Load = (address: ScreenAddress, retry?: RetryMode) => Promise<LoadResult<ComponentType>>;

const Orders = () => <h1>Orders</h1>;
const loaded: LoadResult<ComponentType> = { ok: true, value: Orders };
const failure = (stage: Stage): LoadResult<ComponentType> => ({
  ok: false,
  failure: { remote: 'orders', stage, cause: 'gone' },
});

const show = async (load: Load, peek?: ScreenLoader['peek']) => {
  const mock = jest.fn(load);
  await renderSite('/orders', {
    token: 'a',
    loader: { load: mock, peek: peek ?? (() => undefined) },
  });
  return mock;
};
const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));
const title = "Orders can't be shown right now";

test('the site says that a screen is loading', async () => {
  await show(() => new Promise(() => {}));
  expect(screen.getByRole('status')).toHaveTextContent('Loading Orders');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
});

test('a screen that has already loaded shows immediately', async () => {
  const load = await show(
    () => Promise.resolve(loaded),
    (path) => (path === paths.orders ? Orders : undefined),
  );
  expect(screen.getByRole('heading', { name: 'Orders' })).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
});

test('a screen that arrives between render and effect still shows', async () => {
  let lookups = 0;
  await show(
    () => Promise.resolve(loaded),
    (path) => (path === paths.orders && lookups++ > 0 ? Orders : undefined),
  );
  expect(await screen.findByRole('heading', { name: 'Orders' })).toBeInTheDocument();
});

test.each(Object.keys(failureMessages) as Stage[])(
  'a failure at stage %s names the screen, says why and offers to try again',
  async (stage) => {
    await show(() => Promise.resolve(failure(stage)));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(title);
    expect(alert).toHaveTextContent(failureMessages[stage]);
    expect(alert).not.toHaveTextContent('gone');
    expect(alert).not.toHaveTextContent(/contract|version|\d/i);
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  },
);

test('Try again shows the screen once the fault is gone', async () => {
  let result = failure('manifest');
  const load = await show(() => Promise.resolve(result));
  await screen.findByRole('heading', { name: title });
  expect(screen.queryByRole('button', { name: 'Reload the page' })).not.toBeInTheDocument();
  await tryAgain();
  // After a retry that did not help, the fallback also offers a reload.
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
  result = loaded;
  await tryAgain();
  expect(await screen.findByRole('heading', { name: 'Orders' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(load.mock.calls.map(([, retry]) => retry)).toEqual([undefined, 'keep', 'refetch']);
});

test('Try again moves the focus to the main area, and then to the heading of the result', async () => {
  let settle: (result: LoadResult<ComponentType>) => void = () => {};
  await show(() => new Promise((resolve) => (settle = resolve)));
  await act(async () => settle(failure('manifest')));
  for (const [result, name] of [
    [failure('manifest'), title],
    [loaded, 'Orders'],
  ] as const) {
    await tryAgain();
    expect(screen.getByRole('status')).toHaveTextContent('Loading Orders');
    expect(screen.getByRole('main')).toHaveFocus();
    await act(async () => settle(result));
    expect(screen.getByRole('heading', { name })).toHaveFocus();
  }
});

test('a remote with a different contract is fetched again on the first retry', async () => {
  const load = await show(() => Promise.resolve(failure('contract')));
  await screen.findByRole('heading', { name: title });
  await tryAgain();
  await waitFor(() =>
    expect(load).toHaveBeenLastCalledWith(
      expect.objectContaining({ path: paths.orders }),
      'refetch',
    ),
  );
});

test('a screen that throws breaks only its own area, and can be tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let broken = true;
  const Fragile = () => {
    if (broken) throw new Error('secret stack');
    return <h1>Orders</h1>;
  };
  const load = await show(() => Promise.resolve({ ok: true, value: Fragile }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(failureMessages.render);
  expect(alert).not.toHaveTextContent('secret');
  expect(jest.mocked(reportFailure).mock.calls).toEqual([
    [{ remote: 'orders', stage: 'render', cause: new Error('secret stack') }],
  ]);
  expect(screen.getByRole('link', { name: 'Scribblepup home' })).toBeInTheDocument();
  broken = false;
  await tryAgain();
  expect(await screen.findByRole('heading', { name: 'Orders' })).toBeInTheDocument();
  expect(load).toHaveBeenLastCalledWith(expect.anything(), 'refetch');
});

test('a screen that throws when it is left hides neither the next screen nor the header', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const Leaving = () => {
    useEffect(
      () => () => {
        throw new Error('secret stack');
      },
      [],
    );
    return <h1>Orders</h1>;
  };
  await show(({ path }) =>
    Promise.resolve({
      ok: true,
      value: path === paths.orders ? Leaving : () => <h1>About Us</h1>,
    }),
  );
  await screen.findByRole('heading', { name: 'Orders' });
  await userEvent.click(screen.getByRole('link', { name: 'About Us' }));
  expect(await screen.findByRole('heading', { name: 'About Us' })).toHaveFocus();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  expect(reportFailure).toHaveBeenCalledWith({
    remote: 'orders',
    stage: 'render',
    cause: new Error('secret stack'),
  });
});

describe('from one order to the next', () => {
  // The order 'broken' throws until it is repaired.
  let broken = 'broken';
  const Order = () => {
    const { orderId } = useParams();
    const navigate = useNavigate();
    if (orderId === broken) throw new Error('damaged');
    return (
      <>
        <h1>Order {orderId}</h1>
        <input aria-label="Review" />
        <button onClick={() => void navigate('/orders/next')}>Next order</button>
      </>
    );
  };
  const openOrder = (id: string) =>
    renderSite(`/orders/${id}`, {
      token: 'a',
      loader: { load: () => Promise.resolve({ ok: true, value: Order }), peek: () => undefined },
    });
  // Simulates the browser's Back and Forward buttons.
  const goTo = (id: string) =>
    act(async () => {
      window.history.pushState(null, '', `/orders/${id}`);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
  const typeAndContinue = async () => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Review' }), 'Lovely');
    await userEvent.click(screen.getByRole('button', { name: 'Next order' }));
    expect(screen.getByRole('heading', { name: 'Order next' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Review' })).toHaveValue('Lovely');
  };
  beforeEach(() => {
    broken = 'broken';
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });

  test('an order that throws does not hide the others', async () => {
    await openOrder('broken');
    expect(screen.getByRole('alert')).toHaveTextContent(failureMessages.render);
    await goTo('fine');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Order fine' })).toHaveFocus();
    await typeAndContinue();
    await goTo('broken');
    expect(screen.getByRole('alert')).toHaveTextContent(failureMessages.render);
    expect(reportFailure).toHaveBeenCalledTimes(2);
  });

  test('typed text stays, also after a successful retry', async () => {
    await openOrder('broken');
    broken = '';
    await tryAgain();
    expect(screen.getByRole('heading', { name: 'Order broken' })).toBeInTheDocument();
    await typeAndContinue();
  });
});

describe('a screen that hangs', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is replaced by the fallback after the deadline, and replaces it when it arrives late', async () => {
    let arrive: (result: LoadResult<ComponentType>) => void = () => {};
    await show(() => new Promise((resolve) => (arrive = resolve)));
    act(() => jest.advanceTimersByTime(SCREEN_DEADLINE_MS - 1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('alert')).toHaveTextContent(failureMessages.slow);
    expect(reportFailure).toHaveBeenCalledWith(
      expect.objectContaining({ remote: 'orders', stage: 'slow' }),
    );
    await act(async () => arrive(loaded));
    expect(screen.getByRole('heading', { name: 'Orders' })).toBeInTheDocument();
  });

  test('gets the focus on its heading if it replaces a fallback that had the focus', async () => {
    let arrive: (result: LoadResult<ComponentType>) => void = () => {};
    await show(() => new Promise((resolve) => (arrive = resolve)));
    act(() => jest.advanceTimersByTime(SCREEN_DEADLINE_MS));
    act(() => screen.getByRole('button', { name: 'Try again' }).focus());
    await act(async () => arrive(loaded));
    expect(screen.getByRole('heading', { name: 'Orders' })).toHaveFocus();
  });

  test('leaves the focus elsewhere if the visitor has moved it out of the fallback', async () => {
    let arrive: (result: LoadResult<ComponentType>) => void = () => {};
    await show(() => new Promise((resolve) => (arrive = resolve)));
    act(() => jest.advanceTimersByTime(SCREEN_DEADLINE_MS));
    const menu = screen.getByRole('button', { name: 'Open menu' });
    act(() => menu.focus());
    await act(async () => arrive(loaded));
    expect(screen.getByRole('heading', { name: 'Orders' })).toBeInTheDocument();
    expect(menu).toHaveFocus();
  });
});

test('the failure of one screen does not affect the next', async () => {
  await show(({ path }) =>
    Promise.resolve(
      path === paths.orders ? failure('entry') : { ok: true, value: () => <h1>About Us</h1> },
    ),
  );
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('link', { name: 'About Us' }));
  expect(await screen.findByRole('heading', { name: 'About Us' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
