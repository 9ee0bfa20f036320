import { CONTRACT_VERSION, paths, type RemoteModule } from '@scribblepup/kernel';
import { reportFailure } from '@scribblepup/kernel/core';
import { StageError, type LoadResult } from './failure';
import { createLoader } from './loader';
import type { RegistryResult } from './registry';
import type { RegistryEntry } from './registryEntry';

jest.mock('@scribblepup/kernel/core', () => ({
  ...jest.requireActual<object>('@scribblepup/kernel/core'),
  reportFailure: jest.fn(),
}));

const Orders = () => null;
const exposed: RemoteModule = {
  name: 'orders',
  contract: CONTRACT_VERSION,
  routes: [{ path: paths.orders, load: () => Promise.resolve({ default: Orders }) }],
};
const orders = { remote: 'orders', path: paths.orders } as const;
const listed = (change: Partial<RegistryEntry> = {}): RegistryResult => {
  const entry = {
    manifestUrl: 'https://site.example/mf-orders/mf-manifest.json',
    contract: CONTRACT_VERSION,
    version: '1.0.0',
    isTrusted: true,
    ...change,
  };
  return { ok: true, registry: new Map([['orders', entry]]) };
};

const setUp = () => {
  const fetchRegistry = jest.fn(() => Promise.resolve(listed()));
  const fetchModule = jest.fn((_remote: string, _entry: RegistryEntry): Promise<unknown> =>
    Promise.resolve(exposed),
  );
  const loader = createLoader({
    fetchRegistry,
    runtime: { fetchModule },
    backoffMs: [0, 0],
  });
  return { fetchRegistry, fetchModule, loader };
};

/** A result, with the cause of a failure as text. */
const withTextCause = (result: LoadResult<unknown>) =>
  result.ok ? result : { ...result.failure, cause: String(result.failure.cause) };

const failureAt = (stage: string, reason: RegExp) => ({
  remote: 'orders',
  stage,
  cause: expect.stringMatching(reason) as string,
});

test('loads a screen, and requests registry and remote only once', async () => {
  const { loader, fetchRegistry, fetchModule } = setUp();
  expect(loader.peek(paths.orders)).toBeUndefined();
  const results = await Promise.all([loader.load(orders), loader.load(orders)]);
  expect(results).toEqual([
    { ok: true, value: Orders },
    { ok: true, value: Orders },
  ]);
  expect(loader.peek(paths.orders)).toBe(Orders);
  expect(fetchRegistry).toHaveBeenCalledTimes(1);
  expect(fetchModule).toHaveBeenCalledTimes(1);
});

describe('returns the stage that failed for', () => {
  test.each([
    [
      'an unreadable registry',
      { ok: false, reason: 'the registry responded with 404' } as const,
      /responded with 404/,
    ],
    [
      'a registry without the remote',
      { ok: true, registry: new Map() } as const,
      /does not list orders/,
    ],
  ])('%s', async (_what, registry, reason) => {
    const { loader, fetchRegistry } = setUp();
    fetchRegistry.mockResolvedValue(registry);
    expect(withTextCause(await loader.load(orders))).toEqual(failureAt('registry', reason));
  });

  test('a registry without a serial', async () => {
    const { loader, fetchRegistry } = setUp();
    fetchRegistry.mockResolvedValue({ ok: false, reason: 'it has no serial', stage: 'trust' });
    expect(withTextCause(await loader.load(orders))).toEqual(failureAt('trust', /no serial/));
  });

  test('a different contract in the registry, before any code is fetched', async () => {
    const { loader, fetchRegistry, fetchModule } = setUp();
    fetchRegistry.mockResolvedValue(listed({ contract: '1.2' }));
    expect(withTextCause(await loader.load(orders))).toEqual(
      failureAt('contract', /contract 1\.2, but this site has [2-9]\.\d/),
    );
    expect(fetchModule).not.toHaveBeenCalled();
  });

  test.each([
    ['off', { off: 'prints the wrong dog' }, /the wrong dog/],
    ['origin', { isTrusted: false }, /not allowed/],
    ['trust', { refusalReason: 'it has no hash' }, /no hash/],
  ] as const)(
    'a refusal at stage %s, before any code is fetched',
    async (stage, change, reason) => {
      const { loader, fetchRegistry, fetchModule } = setUp();
      fetchRegistry.mockResolvedValue(listed(change));
      expect(withTextCause(await loader.load(orders))).toEqual(failureAt(stage, reason));
      expect(fetchModule).not.toHaveBeenCalled();
    },
  );

  test.each(['manifest', 'entry', 'screen'] as const)('an error at stage %s', async (stage) => {
    const { loader, fetchModule } = setUp();
    fetchModule.mockRejectedValue(new StageError(stage, new Error('gone')));
    expect(withTextCause(await loader.load(orders))).toEqual(failureAt(stage, /gone/));
    expect(fetchModule).toHaveBeenCalledTimes(3);
  });

  test.each([
    ['null', null, /no module/],
    ['another contract', { ...exposed, contract: '1.2' }, /contract 1\.2/],
    ['another shape', { routes: 7 }, /unknown name/],
    ["another remote's screens", { ...exposed, name: 'books' }, /calls itself books/],
  ])('a remote that exposes %s', async (_what, wrong, reason) => {
    const { loader, fetchModule } = setUp();
    fetchModule.mockResolvedValue(wrong);
    expect(withTextCause(await loader.load(orders))).toEqual(failureAt('contract', reason));
  });

  test.each([
    [
      'a missing screen',
      [{ path: paths.order, load: () => Promise.resolve({ default: Orders }) }],
      'screen',
      /no screen for \/orders/,
    ],
    [
      'a screen that is not a component',
      [{ path: paths.orders, load: () => Promise.resolve({}) }],
      'contract',
      /is not a component/,
    ],
    [
      'a screen with a missing chunk',
      [{ path: paths.orders, load: () => Promise.reject(new Error('chunk')) }],
      'screen',
      /chunk/,
    ],
  ])('%s', async (_what, routes, stage, reason) => {
    const { loader, fetchModule } = setUp();
    fetchModule.mockResolvedValue({ ...exposed, routes });
    expect(withTextCause(await loader.load(orders))).toEqual(failureAt(stage, reason));
  });
});

describe('trying again', () => {
  test('a quick failure is retried automatically', async () => {
    const { loader, fetchModule } = setUp();
    fetchModule.mockRejectedValueOnce(new Error('reset')).mockRejectedValueOnce(new Error('reset'));
    expect(await loader.load(orders)).toMatchObject({ ok: true });
    expect(fetchModule).toHaveBeenCalledTimes(3);
  });

  test('a timeout is not retried', async () => {
    const { loader, fetchModule } = setUp();
    fetchModule.mockRejectedValue(new StageError('manifest', new Error('signal timed out')));
    expect(await loader.load(orders)).toMatchObject({ ok: false });
    expect(fetchModule).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['request', undefined],
    ['retry', 'keep'],
  ] as const)(
    'after a failure, the next %s reads the registry and the remote again',
    async (_what, retry) => {
      const { loader, fetchModule, fetchRegistry } = setUp();
      fetchModule.mockRejectedValue(new StageError('manifest', new Error('timeout')));
      await loader.load(orders);
      fetchModule.mockResolvedValue(exposed);
      expect(await loader.load(orders, retry)).toMatchObject({ ok: true });
      expect(fetchRegistry).toHaveBeenCalledTimes(2);
    },
  );

  test.each([
    ['only what is missing', 'a chunk that failed', new Error('Loading chunk 7 failed'), 1],
    [
      'the remote again',
      'a chunk that hung',
      new Error('Loading chunk 7 failed. (timeout: a.js)'),
      2,
    ],
  ])('"keep" fetches %s after %s', async (_what, _after, error, fetched) => {
    const { loader, fetchModule } = setUp();
    const load = jest.fn<Promise<{ default: typeof Orders }>, []>().mockRejectedValue(error);
    fetchModule.mockResolvedValue({ ...exposed, routes: [{ path: paths.orders, load }] });
    expect(await loader.load(orders)).toMatchObject({ ok: false });
    load.mockResolvedValue({ default: Orders });
    expect(await loader.load(orders, 'keep')).toMatchObject({ ok: true });
    expect(fetchModule).toHaveBeenCalledTimes(fetched);
  });

  test('if a chunk times out, the loader keeps a module that a newer request has fetched', async () => {
    const { loader, fetchModule } = setUp();
    let fail = (_error: Error): void => {};
    const load = () => new Promise<never>((_, reject) => (fail = reject));
    fetchModule.mockResolvedValueOnce({ ...exposed, routes: [{ path: paths.orders, load }] });
    const first = loader.load(orders);
    expect(await loader.load(orders, 'refetch')).toMatchObject({ ok: true });
    fail(new Error('Loading chunk 7 failed. (timeout: a.js)'));
    expect(await first).toMatchObject({ ok: false });
    expect(await loader.load(orders)).toMatchObject({ ok: true });
    expect(fetchModule).toHaveBeenCalledTimes(2);
  });

  test('"refetch" fetches everything again while an earlier request hangs, and its result stays when that request fails', async () => {
    const { loader, fetchModule, fetchRegistry } = setUp();
    let fail = (_error: Error): void => {};
    fetchModule.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
    const first = loader.load(orders);
    await Promise.resolve();
    expect(await loader.load(orders, 'refetch')).toMatchObject({ ok: true });
    fail(new StageError('manifest', new Error('signal timed out')));
    expect(await first).toMatchObject({ ok: false });
    expect(await loader.load(orders)).toMatchObject({ ok: true });
    expect(fetchRegistry).toHaveBeenCalledTimes(2);
    expect(fetchModule).toHaveBeenCalledTimes(2);
  });
});

describe('reports', () => {
  const reported = () => jest.mocked(reportFailure).mock.calls.map(([failure]) => failure);

  test('a failure once, with the error that caused it', async () => {
    const { loader, fetchModule } = setUp();
    const cause = new Error('gone');
    fetchModule.mockRejectedValue(new StageError('manifest', cause));
    await loader.load(orders);
    expect(reported()).toEqual([{ remote: 'orders', stage: 'manifest', cause }]);
    expect(reported()[0].cause).toBe(cause);
  });

  test.each([
    ['a screen that arrives', {}],
    ['a remote that the operator switched off', { off: 'prints the wrong dog' }],
  ])('nothing about %s', async (_what, change) => {
    const { loader, fetchRegistry } = setUp();
    fetchRegistry.mockResolvedValue(listed(change));
    await loader.load(orders);
    expect(reported()).toEqual([]);
  });
});
