import { productName, Wordmark } from '@scribblepup/ui/art';
import css from './Footer.module.css';

const year = new Date().getFullYear();

/** Wordmark and copyright line. */
export const Footer = () => (
  <footer className={css.footer}>
    <div className={css.inner}>
      <span className={css.wordmark} aria-hidden="true">
        <Wordmark />
      </span>
      <p className={css.copyright}>
        © {year} {productName}
      </p>
    </div>
  </footer>
);
