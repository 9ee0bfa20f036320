import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from '@scribblepup/kernel/router';
import { axeViolations } from '../testing/axe';
import { EmptyState } from './EmptyState/EmptyState';
import { LegalDocumentSelector } from './LegalDocumentSelector/LegalDocumentSelector';
import { Loader } from './Loader/Loader';
import { Screen } from './Screen/Screen';
import { Spinner } from './Spinner/Spinner';
import { Stepper } from './Stepper/Stepper';

describe('Screen', () => {
  it('has one h1 and names the browser tab', () => {
    render(
      <MemoryRouter>
        <Screen title="Orders" lead="Your books">
          <p>content</p>
        </Screen>
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    expect(document.title).toBe('Orders · Scribblepup');
  });

  it('sets the tab title again at another address, because the shell has replaced it', async () => {
    render(
      <MemoryRouter initialEntries={['/orders/1']}>
        <Screen title="Rex">
          <Link to="/orders/2">Rex again</Link>
        </Screen>
      </MemoryRouter>,
    );
    document.title = 'Order · Scribblepup';
    await userEvent.click(screen.getByRole('link', { name: 'Rex again' }));
    expect(document.title).toBe('Rex · Scribblepup');
  });
});

describe('Loader and Spinner', () => {
  it('say what the visitor is waiting for', () => {
    const { rerender } = render(<Loader />);
    expect(screen.getByRole('status')).toHaveTextContent(
      "We are working on your pup's pics, prepare to OMGLOL",
    );
    rerender(<Spinner label="Loading" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });
});

describe('EmptyState', () => {
  it('has a default text for any empty list', async () => {
    render(<EmptyState action={<button>Back</button>} />);
    expect(screen.getByRole('heading', { name: 'No Data Found' })).toBeVisible();
    expect(screen.getByText("There's nothing to show here yet. Check back later!")).toBeVisible();
    expect(screen.getByRole('button', { name: 'Back' })).toBeVisible();
  });
});

describe('Stepper', () => {
  it('marks the current step and the ones that are done', async () => {
    render(
      <Stepper steps={['Created', 'Shipped', 'Finished']} current={2} label="Order progress" />,
    );
    const steps = within(screen.getByRole('list', { name: 'Order progress' })).getAllByRole(
      'listitem',
    );
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(steps[0]).toHaveTextContent('Created (done)');
    expect(steps[2]).toHaveTextContent('3Finished');
    expect(await axeViolations()).toEqual([]);
  });
});

describe('LegalDocumentSelector', () => {
  it('offers three documents and marks the one being read', async () => {
    render(
      <MemoryRouter initialEntries={['/terms-of-use']}>
        <LegalDocumentSelector />
      </MemoryRouter>,
    );
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Privacy Policy',
      'About Us',
      'Terms & Conditions',
    ]);
    expect(screen.getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(screen.getByRole('link', { name: 'About Us' })).not.toHaveAttribute('aria-current');
    expect(await axeViolations()).toEqual([]);
  });
});
