import { Outlet } from '@scribblepup/kernel/router';
import { Bunting, Cloud, golden, goldenLineArt, Sun } from '@scribblepup/ui/art';
import css from './AuthLayout.module.css';

/** The layout of the auth screens: the form on one side, the illustration on the other. */
export const AuthLayout = () => (
  <div className={css.frame}>
    <div className={css.form}>
      <Outlet />
    </div>
    <div className={css.picture} aria-hidden="true">
      <Bunting className={css.bunting} />
      <Cloud className={css.cloud} />
      <Sun className={css.sun} />
      <img className={css.dog} {...golden} alt="" />
      <img className={css.dog} {...goldenLineArt} alt="" />
    </div>
  </div>
);
