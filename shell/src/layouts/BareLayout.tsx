import { HeaderBar } from '../header/Header';
import css from './Layout.module.css';
import { MAIN_ID, SkipLink } from './SkipLink';

/** The frame shown before the site knows which screen is requested, and by whom. */
export const BareLayout = () => (
  <div className={css.page}>
    <SkipLink />
    <HeaderBar />
    <main id={MAIN_ID} className={css.main} data-background="default" tabIndex={-1} />
  </div>
);
