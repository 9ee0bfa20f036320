import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { reportFailure } from './failures/reportFailure';
import { createQueryClient, QueryClientProvider, useQuery } from './query';

jest.mock('./failures/reportFailure', () => ({ reportFailure: jest.fn() }));

const Dogs = ({ fetchName }: { fetchName: () => Promise<string> }) => {
  const { data, isError } = useQuery({ queryKey: ['dogs'], queryFn: fetchName });
  return <p>{isError ? 'failed' : (data ?? 'loading')}</p>;
};

const Page = ({ fetchName }: { fetchName: () => Promise<string> }) => {
  const [shown, setShown] = useState(true);
  return (
    <>
      <button onClick={() => setShown(!shown)}>toggle</button>
      {shown && <Dogs fetchName={fetchName} />}
    </>
  );
};

const show = (fetchName: () => Promise<string>) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Page fetchName={fetchName} />
    </QueryClientProvider>,
  );

test('data is not refetched on focus, reconnect or a second mount', async () => {
  const fetchName = jest.fn(() => Promise.resolve('Biscuit'));
  show(fetchName);
  await screen.findByText('Biscuit');
  await act(async () => {
    window.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });
  act(() => screen.getByText('toggle').click());
  act(() => screen.getByText('toggle').click());
  expect(screen.getByText('Biscuit')).toBeInTheDocument();
  expect(fetchName).toHaveBeenCalledTimes(1);
});

test('a call is made even if the browser is offline', async () => {
  const fetchName = jest.fn(() => Promise.resolve('Biscuit'));
  const client = createQueryClient();
  const { rerender } = render(<QueryClientProvider client={client}>{null}</QueryClientProvider>);
  window.dispatchEvent(new Event('offline'));
  rerender(
    <QueryClientProvider client={client}>
      <Dogs fetchName={fetchName} />
    </QueryClientProvider>,
  );
  expect(fetchName).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('Biscuit')).toBeInTheDocument();
  window.dispatchEvent(new Event('online'));
});

test('a failed call is not retried', async () => {
  const fetchName = jest.fn(() => Promise.reject(new Error('no')));
  show(fetchName);
  await waitFor(() => expect(screen.getByText('failed')).toBeInTheDocument());
  expect(fetchName).toHaveBeenCalledTimes(1);
});

test.each([
  ['a query that names its remote', 1, { remote: 'books' } as const],
  ['a query that names none', 0, undefined],
])('a failure of %s is reported %d times, without ids', async (_what, times, meta) => {
  const cause = new Error('no room');
  const client = createQueryClient();
  const query = { queryKey: ['book', 'ana'], queryFn: () => Promise.reject(cause), meta };
  await expect(client.query(query)).rejects.toBe(cause);
  const failure = { remote: 'books', stage: 'book', cause };
  expect(jest.mocked(reportFailure).mock.calls).toEqual(Array(times).fill([failure]));
});
