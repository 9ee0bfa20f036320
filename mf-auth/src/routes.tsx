import { paths, type RemoteRoute } from '@scribblepup/kernel';

// The chunks with first HTML have names so that the page can request a screen's files before the
// first script runs.
export const routes: readonly RemoteRoute[] = [
  { path: paths.login, load: () => import(/* webpackChunkName: "login" */ './pages/Login/Login') },
  {
    path: paths.register,
    load: () => import(/* webpackChunkName: "register" */ './pages/Register/Register'),
  },
  {
    path: paths.forgotPassword,
    load: () =>
      import(/* webpackChunkName: "forgot-password" */ './pages/ForgotPassword/ForgotPassword'),
  },
  { path: paths.verifyOtp, load: () => import('./pages/VerifyOtp/VerifyOtp') },
  { path: paths.resetPassword, load: () => import('./pages/ResetPassword/ResetPassword') },
];
