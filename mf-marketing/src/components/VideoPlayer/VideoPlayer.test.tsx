import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@scribblepup/ui';
import { mediaType } from './mediaType';
import { PLAY_ERROR, VideoPlayer } from './VideoPlayer';

const show = (pending = false) =>
  render(
    <>
      <VideoPlayer
        label="Demo video"
        sources={['/a.mp4', '/b.webm']}
        pending={pending}
        poster={<img src="/p.webp" alt="" />}
        width={1280}
        height={720}
      />
      <Toaster />
    </>,
  );
const video = () => screen.getByLabelText<HTMLVideoElement>('Demo video');
const playButton = () => screen.getByRole('button', { name: 'Play demo video' });

let play: jest.SpyInstance;
beforeEach(() => {
  // jsdom cannot play videos.
  play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});

test('shows a loader during the request, not a button that does nothing', () => {
  show(true);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the demo video');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('plays when pressed, and at the end rewinds and shows the poster', async () => {
  show();
  expect(video()).not.toHaveAttribute('controls');
  await userEvent.click(playButton());
  expect(play).toHaveBeenCalledTimes(1);
  expect(video()).toHaveAttribute('controls');
  expect(video()).toHaveFocus();

  video().currentTime = 30;
  fireEvent.ended(video());
  expect(video().currentTime).toBe(0);
  expect(video()).not.toHaveAttribute('controls');
  expect(playButton()).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  expect(play).toHaveBeenCalledTimes(2);
});

test('leaves full screen at the end, because the video has no controls then', async () => {
  show();
  await userEvent.click(playButton());
  // jsdom has no full screen.
  const exitFullscreen = jest.fn(() => Promise.resolve());
  Object.defineProperties(document, {
    exitFullscreen: { configurable: true, value: exitFullscreen },
    fullscreenElement: { configurable: true, value: video() },
  });
  fireEvent.ended(video());
  expect(exitFullscreen).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(document, 'exitFullscreen');
  Reflect.deleteProperty(document, 'fullscreenElement');
});

test('an interrupted start is not an error', async () => {
  play.mockRejectedValue(new DOMException('left', 'AbortError'));
  show();
  await userEvent.click(playButton());
  await waitFor(() => expect(play).toHaveBeenCalled());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a video that cannot be played shows a message and the poster again', async () => {
  play.mockRejectedValue(new DOMException('no source', 'NotSupportedError'));
  show();
  await userEvent.click(playButton());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(PLAY_ERROR));
  expect(playButton()).toBeVisible();
});

test('if no source works, shows one error after the last has failed', async () => {
  // Like browsers: play() stays pending while the browser waits for the next source.
  play.mockReturnValue(new Promise(() => undefined));
  show();
  await userEvent.click(playButton());
  const [first, last] = video().querySelectorAll('source');
  fireEvent.error(first);
  expect(video()).toHaveAttribute('controls');
  fireEvent.error(last);
  expect(video()).not.toHaveAttribute('controls');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(PLAY_ERROR));
  expect(playButton()).toBeVisible();
});

test('sets the type of each source, whatever follows its extension', () => {
  expect([
    mediaType('/a.MP4?v=1'),
    mediaType('/a.webm#t=1'),
    mediaType('/video'),
    mediaType('/a.xyz'),
  ]).toEqual(['video/mp4', 'video/webm', undefined, undefined]);
});
