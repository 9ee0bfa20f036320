import { Crayon, CurvedArrow } from '@scribblepup/ui/art';
import page from '../../assets/hero-page.webp';
import smallPage from '../../assets/hero-page-small.webp';
import photo from '../../assets/hero-photo.webp';
import css from './PhotoToPage.module.css';

/**
 * The idea in one picture: a photo, an arrow, and the engine's page of the same dog, half colored
 * in.
 */
export const PhotoToPage = () => (
  <div
    className={css.art}
    role="img"
    aria-label="A dog's photo becomes a coloring page, half colored in"
  >
    <div className={css.sheet}>
      <img
        src={page}
        srcSet={`${smallPage} 480w, ${page} 680w`}
        sizes="(max-width: 600px) 62vw, 372px"
        width={680}
        height={880}
        alt=""
        fetchPriority="high"
      />
    </div>
    <div className={css.photo}>
      <img src={photo} width={440} height={440} alt="" />
      <p className={css.name}>Biscuit</p>
    </div>
    <CurvedArrow className={css.arrow} />
    <Crayon colour="red" className={css.red} />
    <Crayon colour="green" className={css.green} />
  </div>
);
