import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from '@scribblepup/kernel/router';
import { axeViolations } from '../../testing/axe';
import { Button } from './Button';
import { ButtonLink } from './ButtonLink';

describe('Button', () => {
  it('is a plain button that reports clicks', async () => {
    const onClick = jest.fn();
    render(<Button onClick={onClick}>Next</Button>);
    const button = screen.getByRole('button', { name: 'Next' });
    expect(button).toHaveAttribute('type', 'button');
    await userEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('keeps its name and ignores clicks while loading', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn((event: React.SubmitEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Email" />
        <Button type="submit" loading onClick={onClick}>
          Send
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Send', busy: true });
    await userEvent.click(button);
    await userEvent.type(screen.getByLabelText('Email'), 'x{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(await axeViolations()).toEqual([]);
  });

  it('may have another label while it is busy', () => {
    render(<Button aria-busy>Processing...</Button>);
    expect(screen.getByRole('button', { name: 'Processing...', busy: true })).toBeVisible();
  });

  it('ignores clicks while it is aria-disabled, but stays focusable', async () => {
    const onClick = jest.fn();
    render(
      <Button aria-disabled onClick={onClick}>
        Create Book
      </Button>,
    );
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Create Book' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
  });

  it('can be a link', () => {
    render(
      <MemoryRouter>
        <ButtonLink to="/orders">Orders</ButtonLink>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/orders');
  });
});
