import { render, screen } from '@testing-library/react';
import * as art from '.';
import { Crayon, golden, PawMark, TrashIcon, Wordmark } from '.';

it('shows the product name once, because the mark next to it is decoration', () => {
  render(<Wordmark />);
  expect(screen.getByText('Scribblepup')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it.each([
  ['a mark', <PawMark key="mark" />],
  ['a crayon', <Crayon key="crayon" colour="red" />],
  ['an icon', <TrashIcon key="icon" />],
])(
  'hides %s from screen readers, so that a control takes its name from its text',
  (_what, drawing) => {
    render(<button type="button">{drawing} Remove</button>);
    expect(screen.getByRole('button', { name: 'Remove' })).toBeVisible();
  },
);

it('gives every dog a size, so that a page does not jump when its picture arrives', () => {
  const pictures = Object.values(art).filter(
    (value) => typeof value === 'object' && 'src' in value,
  );
  expect(pictures).toHaveLength(16);
  expect(pictures.every(({ width, height }) => width > 0 && height > 0)).toBe(true);
  expect(golden.height / golden.width).toBeCloseTo(460 / 400);
});
