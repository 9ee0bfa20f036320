/**
 * The web manifest's file name in a shell release, and its address below the base path. It is the
 * same in every release, because a browser may recognize an installed site by it. Addresses in the
 * manifest are relative to it.
 */
export const WEB_MANIFEST = 'app.webmanifest';
