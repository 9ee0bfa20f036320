interface PublicScreen {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
}

/** The screens that anybody may see, as search engines and shared links show them. */
export const publicScreens: Readonly<Record<string, PublicScreen>> = {
  '/home': {
    title: 'Scribblepup · Turn your dog into a coloring book',
    description:
      'Upload one photo. We draw up to 100 pages of your best friend. Pick your 25 favorites, choose a cover and start coloring.',
    heading: 'Turn your dog into a coloring book',
  },
  '/home/demo-to-explore': {
    title: 'Choose a Demo Dog · Scribblepup',
    description: 'Choose a demo dog and look through 25 coloring pages of it before you upload a photo of your own.',
    heading: 'Choose a Demo Dog',
  },
  '/home/subscription': {
    title: 'How It Works · Scribblepup',
    description: 'From a photo of your dog to a coloring book of your own, step by step.',
    heading: 'How It Works',
  },
  '/home/get-started-next': {
    title: 'Your Coloring Book · Scribblepup',
    description: 'A coloring book of your own dog: up to 100 drawn pages to choose from, and 25 that you keep.',
    heading: 'Your Coloring Book',
  },
  '/home/get-started': {
    title: 'Get Started · Scribblepup',
    description: 'Start a coloring book of your own dog. All it takes is one good photo, and it never leaves your device.',
    heading: 'Get Started',
  },
  '/about-us': {
    title: 'About Us · Scribblepup',
    description: 'We started Scribblepup because the dog at home is the best coloring book character a child can have.',
    heading: 'About Us',
  },
};

/** Addresses that need a sign-in or a step before them; nothing below them is for search engines. */
export const guardedPaths: readonly string[] = [
  '/verify-otp',
  '/reset-password',
  '/my-projects',
  '/create-book',
  '/get-started',
  '/books',
  '/customize-cover',
  '/orders',
  '/settings',
  '/profile',
  '/update-profile',
  '/change-password',
  '/terms-of-use',
  '/privacy-policy',
  '/contact-us',
  '/delete-account',
];
