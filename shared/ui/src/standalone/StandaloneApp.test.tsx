import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONTRACT_VERSION, paths, type RemoteModule } from '@scribblepup/kernel';
import { useParams } from '@scribblepup/kernel/router';
import { notify } from '../toasts/notify';
import { StandaloneApp } from './StandaloneApp';

const List = () => <button onClick={() => notify.success('Hello')}>Greet</button>;
const One = () => <h1>{`Order ${useParams().orderId}`}</h1>;

const remote: RemoteModule = {
  name: 'orders',
  contract: CONTRACT_VERSION,
  routes: [
    { path: paths.orders, load: () => Promise.resolve({ default: List }) },
    { path: paths.order, load: () => Promise.resolve({ default: One }) },
  ],
};

const open = (address: string) => {
  window.history.replaceState(null, '', address);
  render(<StandaloneApp remote={remote} />);
};

describe('a standalone remote', () => {
  it('opens its first screen, lists the screens without parameters, and shows messages', async () => {
    open('/');
    await userEvent.click(await screen.findByRole('button', { name: 'Greet' }));
    expect(await screen.findByText('Hello')).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['/orders']);
    expect(window.location.pathname).toBe('/orders');
  });

  it('opens a deep link', async () => {
    open('/orders/7');
    expect(await screen.findByRole('heading', { name: 'Order 7' })).toBeVisible();
  });

  it('says that another remote serves an address', async () => {
    open('/login');
    expect(
      await screen.findByText('This address is served by another remote of the site.'),
    ).toBeVisible();
  });
});
