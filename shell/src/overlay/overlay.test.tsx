import { readOverrides, type RemoteName } from '@scribblepup/kernel/core';
import { axeViolations } from '@scribblepup/ui/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Inspection, Span } from '../federation';
import type * as forOverlay from '../federation/overlayApi';
import type { RemoteState } from '../federation/loader';
import type { RegistryEntry } from '../federation/registryEntry';
import { Overlay } from './Overlay';

const spans: Span[] = [
  { app: 'shell', step: 'registry', start: 1, duration: 20.44 },
  { app: 'books', step: 'manifest', start: 30, duration: 5 },
  { app: 'orders', step: 'manifest', start: 40, duration: 4000, error: 'timed out' },
];

jest.mock('../federation/overlayApi', () => ({
  ...jest.requireActual<typeof forOverlay>('../federation/overlayApi'),
  recordedSpans: () => spans,
  watchSpans: () => () => undefined,
  sharedModules: () => [
    { name: 'react', version: '19.3.1', from: 'shell', usedBy: ['mf_books'], isLoaded: true },
  ],
}));

const entry = (name: string) => ({
  manifestUrl: `https://site.example/${name}/mf-manifest.json`,
  contract: '1.2',
  version: `${name}-7`,
  isTrusted: true,
});
const inspection: Inspection = {
  registry: {
    ok: true,
    registry: new Map<RemoteName, RegistryEntry>([
      ['books', entry('books')],
      ['orders', entry('orders')],
      ['auth', { ...entry('auth'), off: 'being mended' }],
    ]),
  },
  states: new Map<RemoteName, RemoteState>([
    ['books', 'ready'],
    ['orders', { remote: 'orders', stage: 'manifest', cause: new Error('timed out') }],
  ]),
};

const show = (addressError: (address: string) => string | null = () => null) => {
  const reload = jest.fn();
  const onClose = jest.fn();
  render(
    <Overlay
      inspect={() => inspection}
      addressError={addressError}
      reload={reload}
      onClose={onClose}
    />,
  );
  return { reload, onClose };
};
const remote = (name: string) => within(screen.getByRole('region', { name }));

afterEach(() => sessionStorage.clear());

test('shows version, contract, origin, state and times of each remote', async () => {
  show();
  expect(screen.getByRole('complementary', { name: 'Federation' })).toHaveFocus();
  expect(remote('books').getByText('books-7, contract 1.2, https://site.example')).toBeVisible();
  expect(remote('books').getByText('ready')).toBeVisible();
  expect(remote('books').getByText('manifest')).toBeVisible();
  expect(remote('books').getByText('5.0 ms')).toBeVisible();
  expect(remote('orders').getByText('failed at manifest: timed out')).toBeVisible();
  expect(remote('auth').getByText('switched off: being mended')).toBeVisible();
  expect(remote('account').getByText('not asked for yet')).toBeVisible();
  expect(remote('shell').getByText('20.4 ms')).toBeVisible();
  expect(remote('Shared modules').getByText(/19.3.1 from shell, used by mf_books/)).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

test('an address is stored for this tab, and the page is reloaded', async () => {
  const { reload } = show();
  await userEvent.type(
    remote('books').getByRole('textbox'),
    ' http://localhost:3003/mf-manifest.json',
  );
  await userEvent.click(remote('books').getByRole('button', { name: 'Use in this tab' }));
  expect(readOverrides()).toEqual({ books: 'http://localhost:3003/mf-manifest.json' });
  expect(reload).toHaveBeenCalledTimes(1);
});

test('an unusable address gets a message at its field', async () => {
  const { reload } = show(() => '"nonsense" is not an address.');
  await userEvent.type(remote('books').getByRole('textbox'), 'nonsense');
  await userEvent.click(remote('books').getByRole('button', { name: 'Use in this tab' }));
  expect(remote('books').getByRole('alert')).toHaveTextContent('"nonsense" is not an address.');
  expect(remote('books').getByRole('textbox')).toHaveAccessibleDescription(
    '"nonsense" is not an address.',
  );
  expect(readOverrides()).toEqual({});
  expect(reload).not.toHaveBeenCalled();
});

test('without storage, a message says that nothing can be overridden', async () => {
  const { reload } = show();
  const forbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  await userEvent.type(remote('books').getByRole('textbox'), '/m.json');
  await userEvent.click(remote('books').getByRole('button', { name: 'Use in this tab' }));
  expect(remote('books').getByRole('alert')).toHaveTextContent(/forbids storage/);
  expect(reload).not.toHaveBeenCalled();
  forbidden.mockRestore();
});

test('an override can be removed', async () => {
  sessionStorage.setItem('federation-overrides', '{"books":"/m.json"}');
  const { reload } = show();
  expect(remote('books').getByRole('textbox')).toHaveValue('/m.json');
  await userEvent.click(remote('books').getByRole('button', { name: 'Remove override' }));
  expect(readOverrides()).toEqual({});
  expect(reload).toHaveBeenCalledTimes(1);
});

test('copies everything as text', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Copy as text' }));
  expect(screen.getByRole('status')).toHaveTextContent('Copied.');
  const text = await navigator.clipboard.readText();
  expect(text).toContain('books: books-7, contract 1.2, https://site.example, ready');
  expect(text).toContain('manifest 4000.0 ms (timed out)');
  expect(text).toContain('react 19.3.1 from shell, used by mf_books');
});

test('offers the text for selection if copying is forbidden', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
  show();
  await user.click(screen.getByRole('button', { name: 'Copy as text' }));
  const text = await screen.findByRole('textbox', { name: /Select the text below/ });
  expect((text as HTMLTextAreaElement).value).toContain('books: books-7');
});

test('Escape and the Close button close it', async () => {
  const { onClose } = show();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});
