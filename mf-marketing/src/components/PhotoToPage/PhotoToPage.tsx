import { Birds, Cloud, Crayon, CurvedArrow, golden, goldenLineArt, Sun } from '@scribblepup/ui/art';
import css from './PhotoToPage.module.css';

/** The idea in one picture: a photo, an arrow, and a coloring page of the same dog, half colored in. */
export const PhotoToPage = () => (
  <div className={css.art} role="img" aria-label="A dog's photo becomes a coloring page, half colored in">
    <div className={css.sheet}>
      <div className={css.sky}>
        <Cloud className={css.cloud} colour="none" />
        <Birds className={css.birds} />
        <Sun className={css.sun} colour="none" />
      </div>
      <div className={css.dog}>
        <img src={goldenLineArt.src} width={goldenLineArt.width} height={goldenLineArt.height} alt="" />
        <img className={css.colored} src={golden.src} width={golden.width} height={golden.height} alt="" />
      </div>
    </div>
    <div className={css.photo}>
      <div className={css.scene}>
        <img src={golden.src} width={golden.width} height={golden.height} alt="" />
      </div>
      <p className={css.name}>Biscuit</p>
    </div>
    <CurvedArrow className={css.arrow} />
    <Crayon colour="red" className={css.red} />
    <Crayon colour="green" className={css.green} />
  </div>
);
