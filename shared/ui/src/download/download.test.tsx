import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DownloadStatus, useDownload, type GenerateFile } from '.';

const file = new Blob(['%PDF-']);
let saved: string[] = [];

beforeEach(() => {
  saved = [];
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});

interface MakerProps {
  readonly make: GenerateFile;
  readonly onSaved?: () => void;
  readonly onFailed?: (error: unknown) => void;
}

const Maker = ({ make, onSaved, onFailed }: MakerProps) => {
  const { download, start, cancel } = useDownload(onFailed, (error) =>
    error instanceof RangeError ? error.message : undefined,
  );
  return (
    <>
      <button onClick={() => start(make, onSaved)}>Make</button>
      <DownloadStatus download={download} label="Making the PDF" onCancel={cancel} />
    </>
  );
};

const press = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));

test('saves the finished file', async () => {
  const onSaved = jest.fn();
  render(<Maker make={() => Promise.resolve({ name: 'Rex.pdf', file })} onSaved={onSaved} />);
  await press('Make');
  expect(saved).toEqual(['Rex.pdf']);
  expect(onSaved).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('a saved file does not count as failed if `onSaved` throws', async () => {
  const onFailed = jest.fn();
  const bug = new RangeError('A bug.');
  const onSaved = (): void => {
    throw bug;
  };
  const make = () => Promise.resolve({ name: 'Rex.pdf', file });
  render(<Maker make={make} onSaved={onSaved} onFailed={onFailed} />);
  await press('Make');
  expect(saved).toEqual(['Rex.pdf']);
  await waitFor(() => expect(onFailed).toHaveBeenCalledWith(bug));
  expect(screen.queryByText('A bug.')).not.toBeInTheDocument();
});

test('shows progress, and saves nothing after a cancel, even if the file is finished later', async () => {
  let finish = (): void => undefined;
  let signal: AbortSignal | undefined;
  const make: GenerateFile = (options) => {
    signal = options.signal;
    options.onProgress(0.4);
    return new Promise((resolve) => {
      finish = () => resolve({ name: 'Rex.pdf', file });
    });
  };
  render(<Maker make={make} />);
  await press('Make');
  expect(screen.getByRole('progressbar', { name: 'Making the PDF' })).toHaveAttribute(
    'value',
    '0.4',
  );
  await press('Cancel');
  expect(signal?.aborted).toBe(true);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Make' })).toHaveFocus();
  finish();
  await Promise.resolve();
  expect(saved).toEqual([]);
});

test('leaving the screen cancels the work', async () => {
  let signal: AbortSignal | undefined;
  const { unmount } = render(
    <Maker
      make={(options) => {
        signal = options.signal;
        return new Promise(() => undefined);
      }}
    />,
  );
  await press('Make');
  unmount();
  expect(signal?.aborted).toBe(true);
});

test.each([
  ['Out of paper.', new RangeError('Out of paper.')],
  ['The file could not be made. Please try again.', new TypeError('x is undefined')],
  ['The file could not be made. Please try again.', 'no error at all'],
])('shows why the file could not be made: %s', async (words, reason) => {
  render(<Maker make={() => Promise.reject(reason as Error)} />);
  await press('Make');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
});
