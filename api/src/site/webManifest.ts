/**
 * The web manifest's file name in a shell release, and its address below the base path. It is the
 * same in every release, because a browser may identify an installed site by this address. The
 * manifest's own addresses are relative to it.
 */
export const WEB_MANIFEST = 'app.webmanifest';
