import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations } from '../../testing/axe';
import { Tabs } from './Tabs';

const tabs = [
  { id: 'a', label: 'In Progress', panel: 'six books' },
  { id: 'b', label: 'Delivered', panel: 'no books' },
  { id: 'c', label: 'All', panel: 'every book' },
];

describe('Tabs', () => {
  it('shows the first panel, then the one that is chosen', async () => {
    const onSelect = jest.fn();
    render(<Tabs tabs={tabs} label="Orders" onSelect={onSelect} />);
    expect(screen.getByRole('tabpanel', { name: 'In Progress' })).toHaveTextContent('six books');
    await userEvent.click(screen.getByRole('tab', { name: 'Delivered' }));
    expect(screen.getByRole('tabpanel', { name: 'Delivered' })).toHaveTextContent('no books');
    expect(onSelect).toHaveBeenCalledWith('b');
    expect(await axeViolations()).toEqual([]);
  });

  it('is a single tab stop; the arrow keys, Home and End move between the tabs', async () => {
    render(<Tabs tabs={tabs} />);
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'In Progress' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'All', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Delivered', selected: true })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(screen.getByRole('tab', { name: 'In Progress' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('tab', { name: 'All' })).toHaveFocus();
    expect(screen.getByRole('tab', { name: 'In Progress' })).toHaveAttribute('tabindex', '-1');
  });

  it.each(['altKey', 'ctrlKey', 'metaKey'])(
    'leaves arrow keys with %s to the browser, which may go back',
    async (modifier) => {
      render(<Tabs tabs={tabs} />);
      await userEvent.tab();
      const first = screen.getByRole('tab', { name: 'In Progress' });
      expect(fireEvent.keyDown(first, { key: 'ArrowLeft', [modifier]: true })).toBe(true);
      expect(first).toHaveAttribute('aria-selected', 'true');
    },
  );

  it('can be controlled from outside', async () => {
    render(<Tabs tabs={tabs} selected="b" />);
    await userEvent.click(screen.getByRole('tab', { name: 'All' }));
    expect(screen.getByRole('tab', { name: 'Delivered' })).toHaveAttribute('aria-selected', 'true');
  });
});
