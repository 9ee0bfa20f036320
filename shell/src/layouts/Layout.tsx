import { useLocation } from '@scribblepup/kernel/router';
import { useDoubleClickGuard } from '../effects/useDoubleClickGuard';
import { Header } from '../header/Header';
import { findScreen } from '../screens/findScreen';
import { Footer } from './Footer';
import css from './Layout.module.css';
import { ScreenOutlet } from './ScreenOutlet';
import { MAIN_ID, SkipLink } from './SkipLink';

/** The public layout: fixed header, main area with the screen's background, footer. */
export const Layout = () => {
  const { pathname } = useLocation();
  const { background = 'default', headerTone, footer = true } = findScreen(pathname) ?? {};
  const ignoreSecondClick = useDoubleClickGuard();
  return (
    <div className={css.page}>
      <SkipLink />
      <Header tone={headerTone} />
      <main
        id={MAIN_ID}
        className={css.main}
        data-background={background}
        tabIndex={-1}
        onClickCapture={ignoreSecondClick}
      >
        <ScreenOutlet />
      </main>
      {footer && <Footer />}
    </div>
  );
};
