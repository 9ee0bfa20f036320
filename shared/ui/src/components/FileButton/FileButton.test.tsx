import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileButton } from './FileButton';

const copy = new File(['{}'], 'copy.json', { type: 'application/json' });

const open = (onFile: (file: File) => Promise<void>) => {
  render(
    <FileButton label="Copy" accept=".json" onFile={onFile}>
      Restore
    </FileButton>,
  );
  return { input: screen.getByLabelText('Copy'), button: screen.getByRole('button') };
};

test('is busy until the file is handled, and then accepts the same file again', async () => {
  let finish = (): void => undefined;
  const onFile = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const { input, button } = open(onFile);
  await userEvent.upload(input, copy);
  expect(button).toHaveAttribute('aria-busy', 'true');
  finish();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  await userEvent.upload(input, copy);
  expect(onFile.mock.calls).toEqual([[copy], [copy]]);
});

test('is no longer busy if handling the file fails, and the error is reported', async () => {
  const reported = jest.fn();
  globalThis.reportError = reported;
  const bug = new Error('a bug');
  const { input, button } = open(() => Promise.reject(bug));
  await userEvent.upload(input, copy);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(reported).toHaveBeenCalledWith(bug);
});
