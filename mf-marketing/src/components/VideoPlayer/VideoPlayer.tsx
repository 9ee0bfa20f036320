import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { notify, Spinner } from '@scribblepup/ui';
import { PlayIcon } from '@scribblepup/ui/art';
import { mediaType } from './mediaType';
import css from './VideoPlayer.module.css';

export const cannotPlay = 'The demo video could not be played.';

interface VideoPlayerProps {
  readonly label: string;
  /** Addresses by preference; the browser takes the first that it can play. */
  readonly sources: readonly string[];
  /** True while it is not known yet which video it will be. */
  readonly pending: boolean;
  /** Shown with the play button while nothing plays. */
  readonly poster: ReactNode;
  readonly width: number;
  readonly height: number;
}

/** A poster with a play button that becomes the video, and the poster again when it has ended. */
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
  };

  const giveUp = () => {
    stop();
    notify.error(cannotPlay);
  };

  const play = async () => {
    setPlaying(true);
    video.current?.focus();
    try {
      // Where no source was of use, only this makes the browser look at them again.
      if (video.current?.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) video.current.load();
      await video.current?.play();
    } catch (error) {
      // Leaving the screen or another press of play interrupts too; that is no fault.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      giveUp();
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
          // The browser goes through them in order, and leaves who waits for the last one waiting.
          <source
            key={src}
            src={src}
            type={mediaType(src)}
            onError={index === sources.length - 1 ? giveUp : undefined}
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
