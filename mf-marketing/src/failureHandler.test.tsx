import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { captureFailureReports } from '@scribblepup/ui/testing';
import { VideoPlayer } from './components/VideoPlayer/VideoPlayer';

const reports = captureFailureReports();

test('a video that cannot be played is reported as a failure of this remote', async () => {
  const cause = new DOMException('no source', 'NotSupportedError');
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(cause);
  render(
    <VideoPlayer
      label="Demo video"
      sources={['/a.mp4']}
      pending={false}
      poster={<img src="/p.webp" alt="" />}
      width={1280}
      height={720}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Play demo video' }));
  await waitFor(() => expect(reports).toEqual([{ remote: 'marketing', stage: 'video' }]));
});
