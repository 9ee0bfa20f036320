import { beagle, Bunting, corgi, frenchie, pug, TickIcon } from '@scribblepup/ui/art';
import { useDemoVideo } from '../../../calls/queries';
import { VideoPlayer } from '../../../components/VideoPlayer/VideoPlayer';
import { defaultVideo, demoVideoSize } from '../../../content/video';
import css from './Watch.module.css';

const points = [
  'Bold outlines that little hands can color inside',
  'US Letter pages, sharp at every size',
  'Your photo never leaves your device',
];

const Poster = () => (
  <div className={css.poster}>
    <Bunting className={css.bunting} />
    <div className={css.row}>
      {Object.entries({ frenchie, corgi, beagle, pug }).map(([breed, { src, width, height }]) => (
        <img key={breed} src={src} width={width} height={height} alt="" loading="lazy" />
      ))}
    </div>
  </div>
);

/** The demo video. Where the answer names none, or one that this browser cannot play, it is the site's own. */
export const Watch = () => {
  const { data: video, isPending } = useDemoVideo();
  const sources = [...(video ? [video] : []), ...defaultVideo().filter((src) => src !== video)];

  return (
    <section className={css.watch} aria-labelledby="watch">
      <div className={css.column}>
        <VideoPlayer label="Demo video" sources={sources} pending={isPending} poster={<Poster />} {...demoVideoSize} />
        <div>
          <h2 className={css.title} id="watch">
            Watch a book come to life
          </h2>
          <ul className={css.points}>
            {points.map((point) => (
              <li key={point}>
                <TickIcon className={css.tick} />
                {point}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
};
