import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import {
  eraseAll,
  exportAll,
  importBackup,
  LibraryError,
  getStorageUsage,
  onLibraryChange,
  type LibraryChange,
} from '@scribblepup/library';
import { Toaster } from '@scribblepup/ui';
import { DeviceData } from './DeviceData';

jest.mock('@scribblepup/library', () => ({
  ...jest.requireActual<object>('@scribblepup/library'),
  eraseAll: jest.fn(),
  exportAll: jest.fn(),
  importBackup: jest.fn(),
  getStorageUsage: jest.fn(),
  onLibraryChange: jest.fn(),
}));
const usage = jest.mocked(getStorageUsage);
const erase = jest.mocked(eraseAll);
let notify: (change: LibraryChange) => void;

const stored = {
  projects: 2,
  pages: 150,
  pictures: 3,
  orders: 1,
  hasProfile: true,
  usedBytes: 4_200_000,
  quotaBytes: null,
  persisted: true,
};
const nothing = {
  ...stored,
  projects: 0,
  pages: 0,
  pictures: 0,
  orders: 0,
  hasProfile: false,
  usedBytes: null,
};

/** The displayed items, as a record from term to value. */
const items = (): Record<string, string | null | undefined> =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

const Section = () => {
  const [isAsking, setAsking] = useState(false);
  const [onAsk, onClose] = [() => setAsking(true), () => setAsking(false)];
  return <DeviceData eraseConfirmation={{ isOpen: isAsking, onOpen: onAsk, onClose }} />;
};
const open = () =>
  render(
    <>
      <Section />
      <Toaster />
    </>,
  );
const clickErase = () => userEvent.click(screen.getByRole('button', { name: 'Erase My Data' }));

beforeEach(() => {
  usage.mockResolvedValue(stored);
  erase.mockResolvedValue();
  jest.mocked(onLibraryChange).mockImplementation((listener) => {
    notify = listener;
    return () => {};
  });
});

test('shows the stored items and the space they take, and updates after changes', async () => {
  open();
  expect(screen.getByRole('region', { name: 'On This Device' })).toBeVisible();
  await screen.findByText('4.2 MB');
  expect(items()).toEqual({
    Projects: '2',
    'Coloring pages': '150',
    'Photos, logos and covers': '3',
    Orders: '1',
    Profile: 'Saved',
    'Sign-in': 'Until you sign out',
    'Storage used': '4.2 MB',
  });
  usage.mockResolvedValue(nothing);
  await act(async () => notify({ kind: 'all', id: null, isLocal: false }));
  expect(await screen.findByText('Unknown')).toBeVisible();
  expect(items()).toMatchObject({ Projects: '0', Profile: 'None' });
  expect(screen.queryByText(/may clear this on its own/)).not.toBeInTheDocument();
});

describe('export', () => {
  const exportData = () => userEvent.click(screen.getByRole('button', { name: 'Export My Data' }));
  const everything = new Blob(['{}'], { type: 'application/json' });

  test('saves everything as one file with the date in its name', async () => {
    const saved: { blob: Blob; name: string }[] = [];
    let given: Blob | undefined;
    // jsdom can neither create object URLs nor follow a link.
    URL.createObjectURL = (blob) => {
      given = blob as Blob;
      return 'blob:export';
    };
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      if (given) saved.push({ blob: given, name: this.download });
    });
    jest.mocked(exportAll).mockResolvedValue(everything);
    open();
    await exportData();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.blob).toBe(everything);
    expect(saved[0]?.name).toMatch(/^scribblepup-\d{4}-\d\d-\d\d\.json$/);
  });

  test('says why it failed', async () => {
    jest.mocked(exportAll).mockRejectedValue(new LibraryError('damaged'));
    open();
    await exportData();
    expect(await screen.findByText(/can no longer be read/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export My Data', busy: false })).toBeVisible();
  });
});

describe('restore', () => {
  const file = new File(['{}'], 'scribblepup-2026-11-21.json', { type: 'application/json' });
  const restore = () => userEvent.upload(screen.getByLabelText('Exported file'), file);
  const importFile = jest.mocked(importBackup);

  test.each([
    [{ projects: ['a'], orders: 0, skipped: 0 }, 'Restored 1 project.'],
    [{ projects: [], orders: 0, skipped: 0 }, 'Everything in this file is on this device now.'],
    [
      { projects: [], orders: 0, skipped: 1 },
      'Everything else in this file is on this device now. 1 entry could not be read.',
    ],
    [
      { projects: ['a', 'b'], orders: 1, skipped: 1 },
      'Restored 2 projects and 1 order. 1 entry could not be read.',
    ],
    [{ projects: [], orders: 2, skipped: 2 }, 'Restored 2 orders. 2 entries could not be read.'],
  ])('shows the result: %j', async (result, text) => {
    importFile.mockResolvedValue(result);
    open();
    await restore();
    expect(await screen.findByText(text)).toBeVisible();
    expect(importFile).toHaveBeenCalledWith(file);
  });

  test('rejects a file that is not an export', async () => {
    importFile.mockRejectedValue(new LibraryError('not-a-backup'));
    open();
    await restore();
    expect(await screen.findByText(/^This file isn't a Scribblepup copy/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Restore My Data', busy: false })).toBeVisible();
  });
});

describe('after the visitor has left the screen', () => {
  const file = new File(['{}'], 'scribblepup-2026-11-21.json', { type: 'application/json' });

  test.each<[string, string, () => jest.Mock, () => Promise<void>]>([
    [
      'an export',
      'Your data could not be exported.',
      () => jest.mocked(exportAll),
      () => userEvent.click(screen.getByRole('button', { name: 'Export My Data' })),
    ],
    [
      'a restore',
      'Your data could not be restored.',
      () => jest.mocked(importBackup),
      () => userEvent.upload(screen.getByLabelText('Exported file'), file),
    ],
    [
      'an erase',
      'Your data could not be erased.',
      () => erase,
      async () => {
        await clickErase();
        await userEvent.click(screen.getByRole('button', { name: 'Erase' }));
      },
    ],
  ])('%s that fails shows a toast', async (_what, text, work, start) => {
    let fail = (_cause: Error): void => undefined;
    work().mockReturnValue(
      new Promise((_resolve, reject) => {
        fail = reject;
      }),
    );
    const { rerender } = open();
    await start();
    rerender(<Toaster />);
    await act(async () => fail(new LibraryError('full')));
    expect(within(await screen.findByRole('alert')).getByText(text)).toBeVisible();
  });
});

test('asks before it erases', async () => {
  open();
  await clickErase();
  const dialog = screen.getByRole('dialog', { name: 'Erase My Data' });
  expect(dialog).toHaveTextContent(/Only a copy that you exported can bring them back\./);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(erase).not.toHaveBeenCalled();

  await clickErase();
  await userEvent.click(screen.getByRole('button', { name: 'Erase' }));
  const toast = within(await screen.findByRole('status'));
  expect(toast.getByText('Everything stored on this device was erased.')).toBeVisible();
  expect(erase).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('says why the data could not be erased', async () => {
  erase.mockRejectedValue(new LibraryError('blocked'));
  open();
  await clickErase();
  await userEvent.click(screen.getByRole('button', { name: 'Erase' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('alert')).toHaveTextContent(/older version of this site/);
  expect(erase).toHaveBeenCalledTimes(1);
});

test('says when the browser may delete the data on its own', async () => {
  usage.mockResolvedValue({ ...stored, persisted: false });
  open();
  expect(await screen.findByText(/may clear this on its own/)).toBeVisible();
});

test('says why the storage cannot be read', async () => {
  usage.mockRejectedValue(new LibraryError('unavailable'));
  open();
  expect(await screen.findByText(/private window/)).toBeVisible();
});
