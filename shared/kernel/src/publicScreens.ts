import { paths } from './paths';

/** The product's name, as shown to people. */
export const productName = 'Scribblepup';

export interface PublicScreen {
  /** Name of the screen in the tab, in links and in messages. */
  readonly name: string;
  /** The whole title, when it is not the name followed by the product. */
  readonly title?: string;
  /** One or two sentences for search engines and shared links. */
  readonly description: string;
}

/** The screens that anybody may see, with their titles and descriptions. */
export const publicScreens = {
  [paths.home]: {
    name: 'Home',
    title: `${productName} · Turn your dog into a coloring book`,
    description:
      'Upload one photo. We draw up to 100 pages of your best friend. Pick your 25 favorites, choose a cover and start coloring.',
  },
  [paths.demoToExplore]: {
    name: 'Choose a Demo Dog',
    description:
      'Choose a demo dog and look through 25 coloring pages of it before you upload a photo of your own.',
  },
  [paths.subscription]: {
    name: 'How It Works',
    description:
      'From a photo of your dog to a coloring book of your own in four steps, for one price that is paid once.',
  },
  [paths.getStartedNext]: {
    name: 'From Photo to Coloring Page',
    description:
      'A coloring book of your own dog: up to 100 drawn pages to choose from, and 25 that you keep.',
  },
  [paths.homeGetStarted]: {
    name: 'Get Started',
    description:
      'Start a coloring book of your own dog. All it takes is one good photo, and it never leaves your device.',
  },
  [paths.aboutUs]: {
    name: 'About Us',
    description: `We started ${productName} because the dog at home is the best coloring book character a child can have.`,
  },
} as const satisfies Readonly<Record<string, PublicScreen>>;

export type PublicPath = keyof typeof publicScreens;

/** Returns the public screen at exactly `path`, if there is one. */
export const publicScreenAt = (path: string): PublicScreen | undefined =>
  Object.hasOwn(publicScreens, path) ? publicScreens[path as PublicPath] : undefined;

/** Title of the browser's tab on a screen with this name. */
export const tabTitle = ({ name, title }: Pick<PublicScreen, 'name' | 'title'>): string =>
  title ?? `${name} · ${productName}`;
