import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type SyntheticEvent } from 'react';
import { toast } from 'react-hot-toast/headless';
import { axeViolations } from '../../testing/axe';
import { notify } from '../../toasts/notify';
import { Toaster } from '../../toasts/Toaster';
import { ConfirmDialog } from './ConfirmDialog';
import { Modal } from './Modal';

const Example = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Modal open={open} title="Pricing" onClose={() => setOpen(false)}>
        One book
      </Modal>
    </>
  );
};

/** Closes the dialog as a second Escape does in Chrome, which the page cannot cancel. */
const closeNatively = () => act(() => screen.getByRole<HTMLDialogElement>('dialog').close());

describe('Modal', () => {
  it('opens, closes and restores the focus', async () => {
    render(<Example />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('dialog', { name: 'Pricing' })).toHaveTextContent('One book');
    expect(screen.getByRole('heading', { level: 2, name: 'Pricing' })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('also opens and closes in a browser without modal dialogs', async () => {
    const { showModal, close } = HTMLDialogElement.prototype;
    Object.assign(HTMLDialogElement.prototype, { showModal: undefined, close: undefined });
    try {
      render(<Example />);
      await userEvent.click(screen.getByRole('button', { name: 'Open' }));
      expect(screen.getByRole('dialog', { name: 'Pricing' })).toHaveAttribute('open');
      expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    } finally {
      Object.assign(HTMLDialogElement.prototype, { showModal, close });
    }
  });

  it('repeats toasts for screen readers, which cannot reach the page behind it', async () => {
    render(
      <>
        <Example />
        <Toaster />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const live = screen.getByRole('dialog', { name: 'Pricing' }).querySelector('[aria-live]');
    expect(live).toBeEmptyDOMElement();
    act(() => void notify.warning('Maximum selection reached.'));
    expect(live).toHaveTextContent(/^Maximum selection reached\.$/);
    act(() => void notify.error('Network error try again'));
    expect(live).toHaveTextContent(/^Network error try again$/);
    act(() => toast.remove());
    expect(live).toBeEmptyDOMElement();
  });

  it('closes on Escape, which the browser reports as cancel', async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('can be opened again after the browser has closed it', async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    closeNatively();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('dialog', { name: 'Pricing' })).toBeVisible();
  });

  it('ignores the second click of the double click that closed it', () => {
    const onPress = jest.fn();
    const { rerender } = render(
      <Modal open title="Crop photo" onClose={jest.fn()}>
        Photo
      </Modal>,
    );
    rerender(<button onClick={onPress}>Remove photo</button>);
    const button = screen.getByRole('button', { name: 'Remove photo' });
    expect(fireEvent.click(button, { detail: 2 })).toBe(false);
    expect(onPress).not.toHaveBeenCalled();
    fireEvent.click(button, { detail: 1 });
    fireEvent.click(button, { detail: 2 });
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it('ignores the second click of the double click that opened it on links and forms', () => {
    const onSubmit = jest.fn((event: SyntheticEvent) => event.preventDefault());
    render(
      <Modal open title="Your book" onClose={jest.fn()}>
        <a href="#terms">Terms</a>
        <form onSubmit={onSubmit}>
          <button>Save</button>
        </form>
      </Modal>,
    );
    const link = screen.getByRole('link', { name: 'Terms' });
    const save = screen.getByRole('button', { name: 'Save' });
    expect(fireEvent.click(link, { detail: 2 })).toBe(false);
    fireEvent.click(save, { detail: 2 });
    expect(onSubmit).not.toHaveBeenCalled();
    expect(fireEvent.click(link, { detail: 1 })).toBe(true);
    fireEvent.click(save, { detail: 1 });
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('ConfirmDialog', () => {
  it('ignores the second click of the double click that opened it', () => {
    const onOk = jest.fn();
    render(<ConfirmDialog open title="Delete?" onOk={onOk} onCancel={jest.fn()} />);
    const ok = screen.getByRole('button', { name: 'Ok' });
    fireEvent.click(ok, { detail: 2 });
    expect(onOk).not.toHaveBeenCalled();
    fireEvent.click(ok, { detail: 1 });
    fireEvent.click(ok, { detail: 2 });
    expect(onOk).toHaveBeenCalledTimes(2);
  });

  it('calls `onCancel` on Cancel, and `onOk` on Ok', async () => {
    const onOk = jest.fn();
    const onCancel = jest.fn();
    render(
      <ConfirmDialog open title="Sign Out" onOk={onOk} okLabel="Yes" onCancel={onCancel}>
        Are you sure?
      </ConfirmDialog>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(onOk).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(onOk).toHaveBeenCalledTimes(1);
  });

  it('cannot be canceled while the action of Ok is in progress', async () => {
    const onCancel = jest.fn();
    const { rerender } = render(
      <ConfirmDialog open loading title="Delete Rex?" onOk={jest.fn()} onCancel={onCancel} />,
    );
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    expect(cancel).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(cancel);
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(onCancel).not.toHaveBeenCalled();
    rerender(<ConfirmDialog open title="Delete Rex?" onOk={jest.fn()} onCancel={onCancel} />);
    await userEvent.click(cancel);
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('stays open while the action of Ok is in progress, even if the browser closes it', () => {
    const onCancel = jest.fn();
    const question = { open: true, title: 'Delete Rex?', onOk: jest.fn(), onCancel };
    const { rerender } = render(<ConfirmDialog {...question} loading />);
    closeNatively();
    expect(onCancel).not.toHaveBeenCalled();
    rerender(<ConfirmDialog {...question}>Rex could not be deleted.</ConfirmDialog>);
    expect(screen.getByRole('dialog', { name: 'Delete Rex?' })).toBeVisible();
    expect(screen.getByText('Rex could not be deleted.')).toBeVisible();
    closeNatively();
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('has only Ok if there is nothing to cancel, and Escape means Ok', () => {
    const onOk = jest.fn();
    render(<ConfirmDialog open title="Congratulations" onOk={onOk} />);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Ok']);
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(onOk).toHaveBeenCalledTimes(1);
  });
});
