import type { ComponentType } from 'react';
import { paths, type Path } from '../paths';

const pathsByRemote = {
  marketing: [
    paths.home,
    paths.demoToExplore,
    paths.subscription,
    paths.getStartedNext,
    paths.homeGetStarted,
    paths.aboutUs,
  ],
  auth: [paths.login, paths.register, paths.forgotPassword, paths.verifyOtp, paths.resetPassword],
  books: [
    paths.myProjects,
    paths.book,
    paths.createBook,
    paths.picker,
    paths.project,
    paths.customizeCover,
  ],
  orders: [paths.orders, paths.order],
  account: [
    paths.settings,
    paths.profile,
    paths.updateProfile,
    paths.changePassword,
    paths.termsOfUse,
    paths.privacyPolicy,
    paths.contactUs,
    paths.deleteAccount,
  ],
} as const satisfies Readonly<Record<string, readonly Path[]>>;

export type RemoteName = keyof typeof pathsByRemote;

/** The paths of each remote. The shell mounts them, and the contract test checks them. */
export const remotePaths: Readonly<Record<RemoteName, readonly Path[]>> = pathsByRemote;

/** All remotes, in the order of their ports when they run standalone. */
export const remoteNames = Object.keys(pathsByRemote) as readonly RemoteName[];

/** A screen of a remote: the path where the shell mounts it, and its code, loaded on demand. */
export interface RemoteRoute {
  readonly path: Path;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

/** The default export of the one module that a remote exposes, `./remote`. */
export interface RemoteModule {
  readonly name: RemoteName;
  readonly contract: string;
  readonly routes: readonly RemoteRoute[];
}
