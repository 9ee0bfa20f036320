import type { Failure } from './reportFailure';

const sendBeacon = jest.fn((_url: string, _body: string) => true);

/** Opens a fresh page whose deployment sets these values. */
const openPage = async (config: object = {}) => {
  document.body.innerHTML = `<script type="application/json" id="runtime-config">${JSON.stringify(config)}</script>`;
  jest.resetModules();
  return import('./reportFailure');
};

const failure = (change: Partial<Failure> = {}): Failure => ({
  remote: 'books',
  stage: 'save',
  cause: new Error('no room'),
  ...change,
});

/** Waits until all pending reports have been sent. */
const waitForReports = async (): Promise<void> => {
  await import('./redactedMessage');
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};

const reports = (): unknown[] =>
  sendBeacon.mock.calls.map(([, body]) => JSON.parse(body) as unknown);

beforeEach(() => {
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
});

test.each(['/v1/failures', 'https://reports.example/in'])(
  'a report goes to the address %s that the operator set',
  async (reportUrl) => {
    const { reportFailure, setAppVersion } = await openPage({ reportUrl });
    setAppVersion('books', '1.4.0-abc');
    reportFailure(failure());
    await waitForReports();
    expect(sendBeacon).toHaveBeenCalledTimes(1);
    // Text, not a Blob of JSON, which another origin would take only after a preflight request.
    const [url, body] = sendBeacon.mock.calls[0];
    expect([url, typeof body]).toEqual([reportUrl, 'string']);
    expect(reports()).toEqual([
      { stage: 'save', remote: 'books', version: '1.4.0-abc', message: 'Error: no room' },
    ]);
  },
);

test('without an address, nothing is sent', async () => {
  const { reportFailure } = await openPage();
  reportFailure(failure());
  await waitForReports();
  expect(sendBeacon).not.toHaveBeenCalled();
});

test('a report contains no visitor data', async () => {
  window.history.replaceState(null, '', '/orders/ana-lind?email=ana@example.com#ana');
  localStorage.setItem('token', 'ana-secret');
  document.title = 'Orders of Ana';
  const { reportFailure } = await openPage({ reportUrl: '/v1/failures' });
  reportFailure(
    failure({ cause: new Error(`${window.location.href} could not save "Ana's dog.jpg"`) }),
  );
  await waitForReports();
  expect(reports()).toEqual([
    { stage: 'save', remote: 'books', message: 'Error: … could not save …' },
  ]);
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

test('the same failure is sent once, and a page sends at most MAX_REPORTS failures', async () => {
  const { reportFailure, MAX_REPORTS } = await openPage({ reportUrl: '/v1/failures' });
  reportFailure(failure());
  reportFailure(failure());
  await waitForReports();
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  for (let n = 0; n < 2 * MAX_REPORTS; n++) reportFailure(failure({ stage: `stage-${n}` }));
  await waitForReports();
  expect(sendBeacon).toHaveBeenCalledTimes(MAX_REPORTS);
});

test('canceled work is not reported', async () => {
  const name = 'AbortError';
  const { reportFailure } = await openPage({ reportUrl: '/v1/failures' });
  reportFailure(failure({ cause: Object.assign(new Error('canceled'), { name }) }));
  await waitForReports();
  expect(sendBeacon).not.toHaveBeenCalled();
});

test('a browser without beacons sends nothing and throws nothing', async () => {
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: undefined });
  const { reportFailure } = await openPage({ reportUrl: '/v1/failures' });
  expect(() => reportFailure(failure())).not.toThrow();
  await waitForReports();
});

test.each([
  [new RangeError('of Ana'), 'RangeError'],
  ['of Ana', 'unknown'],
])(
  'if the code that makes messages does not load, %p is reported only as %j',
  async (cause, name) => {
    const { reportFailure } = await openPage({ reportUrl: '/v1/failures' });
    jest.doMock('./redactedMessage', () => {
      throw new Error('chunk');
    });
    reportFailure(failure({ cause }));
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    jest.dontMock('./redactedMessage');
    expect(reports()).toEqual([{ stage: 'save', remote: 'books', message: name }]);
  },
);

describe('a failure on the console', () => {
  const before = process.env.NODE_ENV;
  afterEach(() => {
    process.env.NODE_ENV = before;
  });

  test.each([
    ['development', 1],
    ['production', 0],
  ])('in %s is logged %d times, with its cause', async (mode, times) => {
    process.env.NODE_ENV = mode;
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { reportFailure } = await openPage();
    const cause = new Error('no room');
    reportFailure(failure({ cause }));
    expect(log.mock.calls).toEqual(Array(times).fill(['books failed: save', cause]));
  });
});
