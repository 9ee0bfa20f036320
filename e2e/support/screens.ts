/** The public screens, which search engines index. */
export const publicScreens: readonly string[] = [
  '/home',
  '/home/demo-to-explore',
  '/home/subscription',
  '/home/get-started-next',
  '/home/get-started',
  '/about-us',
];

/** The forms that a guest may open by their addresses. */
export const guestForms: readonly string[] = ['/login', '/register', '/forgot-password'];

export const accountScreens: readonly string[] = [
  '/settings',
  '/profile',
  '/update-profile',
  '/change-password',
  '/terms-of-use',
  '/privacy-policy',
  '/contact-us',
  '/delete-account',
];
