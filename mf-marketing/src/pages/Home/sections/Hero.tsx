import { paths } from '@scribblepup/kernel';
import { ButtonLink } from '@scribblepup/ui';
import { LockIcon, Squiggle } from '@scribblepup/ui/art';
import { PhotoToPage } from '../../../components/PhotoToPage/PhotoToPage';
import css from './Hero.module.css';

/** The headline, two calls to action, and the idea as a picture. */
export const Hero = () => (
  <div className={css.band}>
    <div className={css.hero}>
      <div>
        <h1 className={css.headline}>
          Turn your dog into a{' '}
          <span className={css.marked}>
            coloring book
            <Squiggle className={css.squiggle} />
          </span>
        </h1>
        <p className={css.lead}>
          Upload one photo. We draw up to 100 pages of your best friend. Pick your 25 favorites,
          choose a cover and start coloring.
        </p>
        <div className={css.actions}>
          <ButtonLink variant="primary" size="lg" to={paths.demoToExplore}>
            Try a demo dog for free
          </ButtonLink>
          <ButtonLink variant="secondary" size="lg" to={paths.createBook}>
            Upload a photo
          </ButtonLink>
        </div>
        <p className={css.promise}>
          <LockIcon /> Your photo never leaves your device
        </p>
      </div>
      <PhotoToPage />
    </div>
  </div>
);
