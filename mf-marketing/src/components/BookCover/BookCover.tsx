import { Bunting, golden, PawMark } from '@scribblepup/ui/art';
import css from './BookCover.module.css';

/** The cover of a finished book. */
export const BookCover = () => (
  <div className={css.book} role="img" aria-label="The cover of Biscuit's coloring book">
    <Bunting className={css.bunting} />
    <p className={css.title}>
      <span className={css.name}>Biscuit's</span> Coloring Book
    </p>
    <img className={css.dog} src={golden.src} width={golden.width} height={golden.height} alt="" />
    <PawMark className={css.mark} />
  </div>
);
