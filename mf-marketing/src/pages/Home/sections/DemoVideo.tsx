import { CheckIcon } from '@scribblepup/ui/art';
import poster from '../../../assets/poster.webp';
import { useDemoVideo } from '../../../api/queries';
import { VideoPlayer } from '../../../components/VideoPlayer/VideoPlayer';
import { defaultVideo, demoVideoSize, demoVideoTranscript } from '../../../content/video';
import css from './DemoVideo.module.css';

const points = [
  'Bold outlines that little hands can color inside',
  'US Letter or A4 pages, sharp at every size',
  'Your photo never leaves your device',
];

/**
 * The demo video. Falls back to the site's own video if the response has none, or one that this
 * browser cannot play.
 */
export const DemoVideo = () => {
  const { data: video, isPending } = useDemoVideo();
  const sources = [...(video ? [video] : []), ...defaultVideo().filter((src) => src !== video)];

  return (
    <section className={css.section} aria-labelledby="watch">
      <div className={css.column}>
        <div>
          <VideoPlayer
            label="Demo video"
            sources={sources}
            pending={isPending}
            poster={<img src={poster} alt="" loading="lazy" {...demoVideoSize} />}
            {...demoVideoSize}
          />
          <details className={css.transcript}>
            <summary>What you see in the video</summary>
            {demoVideoTranscript.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </details>
        </div>
        <div>
          <h2 className={css.title} id="watch">
            Watch a book come to life
          </h2>
          <ul className={css.points}>
            {points.map((point) => (
              <li key={point}>
                <CheckIcon className={css.tick} />
                {point}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
};
