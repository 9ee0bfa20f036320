import { paths } from './paths';

/** The product's name, as shown to people. */
export const productName = 'Scribblepup';

export interface PublicTitle {
  /** Name of the screen in the tab, in links and in messages. */
  readonly name: string;
  /** The whole title, if it is not the name followed by the product's name. */
  readonly title?: string;
}

/**
 * Names and titles of the public screens. The site needs these from the start; only servers need
 * the descriptions.
 */
export const publicTitles = {
  [paths.home]: { name: 'Home', title: `${productName} · Turn your dog into a coloring book` },
  [paths.demoToExplore]: { name: 'Choose a Demo Dog' },
  [paths.subscription]: { name: 'How It Works' },
  [paths.getStartedNext]: { name: 'From Photo to Coloring Page' },
  [paths.homeGetStarted]: { name: 'Get Started' },
  [paths.aboutUs]: { name: 'About Us' },
} as const satisfies Readonly<Record<string, PublicTitle>>;

export type PublicPath = keyof typeof publicTitles;

/** Returns the title of the public screen at exactly `path`, if there is one. */
export const publicTitleAt = (path: string): PublicTitle | undefined =>
  Object.hasOwn(publicTitles, path) ? publicTitles[path as PublicPath] : undefined;

/** Title of the browser's tab on a screen with this name. */
export const tabTitle = ({ name, title }: PublicTitle): string =>
  title ?? `${name} · ${productName}`;
