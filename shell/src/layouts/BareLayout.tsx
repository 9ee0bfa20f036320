import { HeaderBar } from '../header/Header';
import css from './Layout.module.css';
import { MAIN_ID, SkipLink } from './SkipLink';

/** What all screens look like before the site knows which one is asked for, and by whom. */
export const BareLayout = () => (
  <div className={css.page}>
    <SkipLink />
    <HeaderBar />
    <main id={MAIN_ID} className={css.main} data-background="default" />
  </div>
);
