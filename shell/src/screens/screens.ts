import { paths, type Path } from '@scribblepup/kernel/core';
import { publicTitles } from '@scribblepup/kernel/public-screens';
import type { GuardKind } from '../guards/redirect';

export interface Screen {
  /** The browser tab's title; the h1 belongs to the remote. */
  readonly title: string;
  /** Decides who may see the screen; `open` by default. */
  readonly guard?: GuardKind;
  readonly layout?: 'auth';
  readonly background?: 'about' | 'auth';
  /** The light-yellow header. */
  readonly headerTone?: 'sun';
  readonly footer?: false;
}

/** Everything the shell knows about each screen of the site, except its code. */
export const screens: Readonly<Record<Path, Screen>> = {
  [paths.home]: { title: publicTitles[paths.home].name, background: 'about' },
  [paths.demoToExplore]: { title: publicTitles[paths.demoToExplore].name, background: 'about' },
  [paths.subscription]: { title: publicTitles[paths.subscription].name, background: 'about' },
  [paths.getStartedNext]: {
    title: publicTitles[paths.getStartedNext].name,
    background: 'auth',
    headerTone: 'sun',
  },
  [paths.homeGetStarted]: { title: publicTitles[paths.homeGetStarted].name },
  [paths.aboutUs]: { title: publicTitles[paths.aboutUs].name, background: 'about', footer: false },

  [paths.login]: { title: 'Sign In', layout: 'auth', guard: 'guest' },
  [paths.register]: { title: 'Create New Account', layout: 'auth', guard: 'guest' },
  [paths.forgotPassword]: { title: 'Forgot Password', layout: 'auth', guard: 'guest' },
  [paths.verifyOtp]: { title: 'Verify OTP', layout: 'auth', guard: 'needsEmail' },
  [paths.resetPassword]: { title: 'Reset Password', layout: 'auth', guard: 'needsVerified' },

  [paths.myProjects]: { title: 'My Books', guard: 'protected' },
  [paths.book]: { title: 'Book', guard: 'protected' },
  [paths.createBook]: { title: 'Create Your Book', guard: 'protected' },
  [paths.picker]: { title: 'Pick Your Pages', guard: 'protected' },
  [paths.project]: { title: 'Books', guard: 'protected' },
  [paths.customizeCover]: { title: 'Customize Cover', guard: 'protected' },

  [paths.orders]: { title: 'Orders', guard: 'protected' },
  [paths.order]: { title: 'Order', guard: 'protected' },

  [paths.settings]: { title: 'Settings', guard: 'protected' },
  [paths.profile]: { title: 'Profile', guard: 'protected' },
  [paths.updateProfile]: { title: 'Update Profile', guard: 'protected' },
  [paths.changePassword]: { title: 'Change Password', guard: 'protected' },
  [paths.termsOfUse]: { title: 'Terms of Use', guard: 'protected' },
  [paths.privacyPolicy]: { title: 'Privacy Policy', guard: 'protected' },
  [paths.contactUs]: { title: 'Contact Us', guard: 'protected' },
  [paths.deleteAccount]: { title: 'Delete Account', guard: 'protected' },
};
