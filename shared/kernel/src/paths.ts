/** All paths of the site. The shell mounts them; screens link to them. */
export const paths = {
  home: '/home',
  demoToExplore: '/home/demo-to-explore',
  subscription: '/home/subscription',
  getStartedNext: '/home/get-started-next',
  homeGetStarted: '/home/get-started',
  aboutUs: '/about-us',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  verifyOtp: '/verify-otp',
  resetPassword: '/reset-password',
  myProjects: '/my-projects',
  book: '/my-projects/:bookId',
  createBook: '/create-book',
  picker: '/get-started',
  project: '/books/:projectId',
  customizeCover: '/customize-cover',
  orders: '/orders',
  order: '/orders/:orderId',
  settings: '/settings',
  profile: '/profile',
  updateProfile: '/update-profile',
  changePassword: '/change-password',
  termsOfUse: '/terms-of-use',
  privacyPolicy: '/privacy-policy',
  contactUs: '/contact-us',
  deleteAccount: '/delete-account',
} as const;

export type Path = (typeof paths)[keyof typeof paths];

type ParamName<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

/** Fills in and encodes the parameters of `path`: `pathTo(paths.order, { orderId })`. */
export function pathTo<P extends Path>(
  path: P,
  params: Readonly<Record<ParamName<P>, string>>,
): string {
  const values: Readonly<Record<string, string>> = params;
  return path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(values[name] ?? ''));
}
