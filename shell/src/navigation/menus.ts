import { paths, type Path } from '@scribblepup/kernel';

export interface MenuEntry {
  readonly label: string;
  readonly to: Path;
  /** Further addresses on which the entry is active. */
  readonly alsoActiveOn?: readonly Path[];
}

const aboutUs: MenuEntry = { label: 'About Us', to: paths.aboutUs };

export const loggedInMenu: readonly MenuEntry[] = [
  {
    label: 'My Books',
    to: paths.myProjects,
    alsoActiveOn: [paths.createBook, paths.project, paths.customizeCover],
  },
  { label: 'Orders', to: paths.orders, alsoActiveOn: [paths.order] },
  {
    label: 'Settings',
    to: paths.settings,
    alsoActiveOn: [
      paths.profile,
      paths.updateProfile,
      paths.changePassword,
      paths.termsOfUse,
      paths.privacyPolicy,
      paths.contactUs,
      paths.deleteAccount,
    ],
  },
  aboutUs,
];

export const loggedOutMenu: readonly MenuEntry[] = [
  { label: 'Home', to: paths.home, alsoActiveOn: [paths.demoToExplore, paths.subscription] },
  {
    label: 'Login',
    to: paths.login,
    alsoActiveOn: [paths.forgotPassword, paths.verifyOtp, paths.resetPassword, paths.register],
  },
  { label: 'My Books', to: paths.myProjects },
  { label: 'Orders', to: paths.orders },
  aboutUs,
];
