import { fireEvent, render, screen } from '@testing-library/react';
import { SafeImage } from './SafeImage';

test('a picture whose file is missing keeps its name and its size', () => {
  render(<SafeImage src="/gone.webp" alt="Biscuit" width={400} height={460} />);
  fireEvent.error(screen.getByRole('img', { name: 'Biscuit' }));
  const placeholder = screen.getByRole('img', { name: 'Biscuit' });
  expect(placeholder).not.toHaveAttribute('src');
  expect(placeholder).toHaveAttribute('viewBox', '0 0 400 460');
});

test('another picture is requested even after the first one failed', () => {
  const { rerender } = render(<SafeImage src="/gone.webp" alt="Page 1" width={10} height={10} />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<SafeImage src="/here.webp" alt="Page 2" width={10} height={10} />);
  expect(screen.getByRole('img', { name: 'Page 2' })).toHaveAttribute('src', '/here.webp');
});

test('an image without an address requests nothing', () => {
  render(<SafeImage src="" alt="Koda" width={10} height={10} />);
  expect(screen.getByRole('img', { name: 'Koda' }).tagName).toBe('svg');
});
