import { withBasePath } from '@scribblepup/kernel';

export const demoVideoSize = { width: 1280, height: 720 } as const;

/**
 * The site's own video, for responses without a video and browsers that cannot play the given one.
 */
export const defaultVideo = (): readonly string[] =>
  ['/content/video/scribblepup.webm', '/content/video/scribblepup.mp4'].map((path) =>
    withBasePath(path),
  );

/** Text version of the demo video, for visitors who do not watch it. The video has no sound. */
export const demoVideoTranscript = [
  'A photo of Biscuit, a golden retriever, turns into lines to color.',
  'Pages with Biscuit and the other demo dogs fly in, up to 100 of them, and some get a tick: 25 favorites make a book.',
  'A crayon colors two of the pages: Biscuit among flowers and Koda, a husky, on the moon.',
  "The pages slide behind the cover of Biscuit's Coloring Book, ready to download, print and color.",
] as const;
