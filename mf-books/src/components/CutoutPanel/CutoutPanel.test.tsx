import { render, screen } from '@testing-library/react';
import type { Extraction } from '@scribblepup/studio';
import { plainExtraction } from '../../testing/coloring';
import { CutoutPanel } from './CutoutPanel';

const show = (before: Extraction | null) =>
  render(
    <CutoutPanel
      label="Cutout"
      cutout={{ status: 'working', share: 0.5, before }}
      isPainted={false}
      photo={new Blob()}
      dogs={[]}
      onChooseDogs={() => undefined}
      onRetry={() => undefined}
      onEdit={() => undefined}
    />,
  );

test('during the first search, a message says that the visitor can continue', () => {
  show(null);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Finding your dog in the photo. You can continue in the meantime.',
  );
  expect(screen.getByRole('progressbar')).toHaveValue(0.5);
});

test('a later search keeps the cutout visible, and has a shorter message', () => {
  show(plainExtraction);
  expect(screen.getByAltText('Your dog without the background')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^Finding your dog again\.$/);
  expect(screen.getByRole('progressbar')).toHaveValue(0.5);
  expect(screen.getByRole('button', { name: 'Touch up' })).toBeVisible();
});
