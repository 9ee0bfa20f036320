import { render, screen } from '@testing-library/react';
import * as art from '.';
import { Crayon, golden, PawMark, PrintIllustration, TrashIcon, Wordmark } from '.';

it('shows the product name once, because the mark next to it is decoration', () => {
  const { container } = render(<Wordmark />);
  expect(screen.getByText('Scribblepup')).toBeVisible();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

it.each([
  ['a mark', <PawMark key="mark" />],
  ['a crayon', <Crayon key="crayon" colour="red" />],
  ['an icon', <TrashIcon key="icon" />],
  ['the picture of a step', <PrintIllustration key="step" />],
])(
  'hides %s from screen readers, so that a control takes its name from its text',
  (_what, drawing) => {
    render(<button type="button">{drawing} Remove</button>);
    const button = screen.getByRole('button', { name: 'Remove' });
    expect(button.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
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
