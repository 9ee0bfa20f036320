import { paths, type RemoteRoute } from '@scribblepup/kernel';

export const routes: readonly RemoteRoute[] = [
  { path: paths.login, load: () => import('./pages/Login/Login') },
  { path: paths.register, load: () => import('./pages/Register/Register') },
  { path: paths.forgotPassword, load: () => import('./pages/ForgotPassword/ForgotPassword') },
  { path: paths.verifyOtp, load: () => import('./pages/VerifyOtp/VerifyOtp') },
  { path: paths.resetPassword, load: () => import('./pages/ResetPassword/ResetPassword') },
];
