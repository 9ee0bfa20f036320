import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeViolations } from '../../testing/axe';
import { StarRating } from './StarRating';
import { Stars } from './Stars';

const Example = () => {
  const [value, setValue] = useState(0);
  return <StarRating value={value} onChange={setValue} error="Please select rating" />;
};

describe('StarRating', () => {
  it('is a radio group of one to five stars', async () => {
    render(<Example />);
    const group = screen.getByRole('radiogroup', { name: 'Rating' });
    expect(group).toHaveAccessibleDescription('Please select rating');
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    expect(screen.getByRole('radio', { name: '1 star' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
    expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
    expect(await axeViolations()).toEqual([]);
  });

  it('changes with the arrow keys', async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole('radio', { name: '2 stars' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: '3 stars' })).toBeChecked();
  });

  it('describes a given rating in words', () => {
    render(<Stars value={4} />);
    expect(screen.getByText('4 out of 5 stars')).toBeInTheDocument();
  });
});
