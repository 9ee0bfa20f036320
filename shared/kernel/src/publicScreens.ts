import { paths } from './paths';
import { productName, publicTitles, type PublicPath, type PublicTitle } from './publicTitles';

export {
  productName,
  publicTitleAt,
  publicTitles,
  tabTitle,
  type PublicPath,
  type PublicTitle,
} from './publicTitles';

export interface PublicScreen extends PublicTitle {
  /** One or two sentences for search engines and shared links. */
  readonly description: string;
}

/** The public screens, with their titles and descriptions. */
export const publicScreens = {
  [paths.home]: {
    ...publicTitles[paths.home],
    description:
      'Upload one photo. We draw up to 100 pages of your best friend. Pick your 25 favorites, choose a cover and start coloring.',
  },
  [paths.demoToExplore]: {
    ...publicTitles[paths.demoToExplore],
    description:
      'Choose a demo dog and look through its 25 sample pages before you upload a photo of your own.',
  },
  [paths.subscription]: {
    ...publicTitles[paths.subscription],
    description:
      'From a photo of your dog to a coloring book of your own in four steps, for a one-time price.',
  },
  [paths.getStartedNext]: {
    ...publicTitles[paths.getStartedNext],
    description:
      'A coloring book of your own dog: up to 100 drawn pages to choose from, and 25 that you keep.',
  },
  [paths.homeGetStarted]: {
    ...publicTitles[paths.homeGetStarted],
    description:
      'Start a coloring book of your own dog. All it takes is one good photo, and it never leaves your device.',
  },
  [paths.aboutUs]: {
    ...publicTitles[paths.aboutUs],
    description: `We started ${productName} because the dog at home is the best coloring book character a child can have.`,
  },
} as const satisfies Readonly<Record<PublicPath, PublicScreen>>;

/** Returns the public screen at exactly `path`, if there is one. */
export const publicScreenAt = (path: string): PublicScreen | undefined =>
  Object.hasOwn(publicScreens, path) ? publicScreens[path as PublicPath] : undefined;
