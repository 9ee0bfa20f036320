import { paths, type RemoteRoute } from '@scribblepup/kernel';

export const routes: readonly RemoteRoute[] = [
  { path: paths.settings, load: () => import('./pages/Settings/Settings') },
  { path: paths.profile, load: () => import('./pages/Profile/Profile') },
  { path: paths.updateProfile, load: () => import('./pages/UpdateProfile/UpdateProfile') },
  { path: paths.changePassword, load: () => import('./pages/ChangePassword/ChangePassword') },
  { path: paths.termsOfUse, load: () => import('./pages/TermsOfUse/TermsOfUse') },
  { path: paths.privacyPolicy, load: () => import('./pages/PrivacyPolicy/PrivacyPolicy') },
  { path: paths.contactUs, load: () => import('./pages/ContactUs/ContactUs') },
  { path: paths.deleteAccount, load: () => import('./pages/DeleteAccount/DeleteAccount') },
];
