import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Extraction } from '@scribblepup/studio';
import { plainExtraction } from '../../testing/coloring';
import type { CutoutState } from '../../store/photoOnForm';
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
    'Finding your dog in this photo. You can continue in the meantime.',
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

test('moves the focus to the panel when Try again disappears', async () => {
  const Failed = () => {
    const [cutout, setCutout] = useState<CutoutState>({
      status: 'failed',
      message: 'Too slow.',
      before: null,
    });
    return (
      <CutoutPanel
        label="Cutout"
        cutout={cutout}
        isPainted={false}
        photo={new Blob()}
        dogs={[]}
        onChooseDogs={() => undefined}
        onRetry={() => setCutout({ status: 'working', share: 0, before: null })}
        onEdit={() => undefined}
      />
    );
  };
  render(<Failed />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Cutout' })).toHaveFocus();
});
