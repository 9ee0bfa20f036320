import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { notify, Spinner } from '@scribblepup/ui';
import { PlayIcon } from '@scribblepup/ui/art';
import { mediaType } from './mediaType';
import css from './VideoPlayer.module.css';
import { failureHandler } from '../../failureHandler';

export const PLAY_ERROR = 'The demo video could not be played.';

interface VideoPlayerProps {
  readonly label: string;
  /** Addresses in order of preference; the browser takes the first that it can play. */
  readonly sources: readonly string[];
  /** True while the address of the video is still unknown. */
  readonly pending: boolean;
  /** Shown behind the play button while nothing plays. */
  readonly poster: ReactNode;
  readonly width: number;
  readonly height: number;
}

/** A poster with a play button; the video replaces it until it has ended. */
export const VideoPlayer = ({
  label,
  sources,
  pending,
  poster,
  width,
  height,
}: VideoPlayerProps) => {
  const video = useRef<HTMLVideoElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [playing, setPlaying] = useState(false);
  const focusButton = useRef(false);

  // The button can take the focus back only once it is visible again.
  useLayoutEffect(() => {
    if (!playing && focusButton.current) button.current?.focus();
    focusButton.current = false;
  }, [playing]);

  const stop = () => {
    focusButton.current = document.activeElement === video.current;
    setPlaying(false);
    // In full screen, a video without controls would leave the visitor stuck.
    if (video.current && document.fullscreenElement === video.current)
      document.exitFullscreen().catch(failureHandler('full-screen'));
  };

  const failPlayback = (cause: unknown) => {
    failureHandler('video')(cause);
    stop();
    notify.error(PLAY_ERROR);
  };

  const play = async () => {
    setPlaying(true);
    video.current?.focus();
    try {
      // If no source was usable, only load() makes the browser try them again.
      if (video.current?.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) video.current.load();
      await video.current?.play();
    } catch (error) {
      // Leaving the screen or pressing play again interrupts `play`, which is not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      failPlayback(error);
    }
  };

  const rewind = () => {
    if (video.current) video.current.currentTime = 0;
    stop();
  };

  return (
    <div className={css.frame} data-playing={playing}>
      <video
        key={sources.join()}
        ref={video}
        className={css.video}
        aria-label={label}
        aria-hidden={!playing}
        tabIndex={playing ? 0 : -1}
        controls={playing}
        playsInline
        preload="none"
        width={width}
        height={height}
        onEnded={rewind}
      >
        {sources.map((src, index) => (
          // The browser tries the sources in order. When the last one fails, play() stays pending,
          // so its error event ends the wait.
          <source
            key={src}
            src={src}
            type={mediaType(src)}
            onError={
              index === sources.length - 1 ? () => failPlayback('no source plays') : undefined
            }
          />
        ))}
      </video>
      <div className={css.cover} aria-hidden={playing || undefined}>
        {poster}
        {pending ? (
          <span className={css.wait}>
            <Spinner label="Loading the demo video" />
          </span>
        ) : (
          <button
            ref={button}
            type="button"
            className={css.play}
            aria-label="Play demo video"
            onClick={() => void play()}
          >
            <PlayIcon />
          </button>
        )}
      </div>
    </div>
  );
};
