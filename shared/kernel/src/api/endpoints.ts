/** Every call of the site, below the version prefix. */
export const endpoints = {
  demoVideo: '/demo/dog/video',
  demoDogs: '/demo/dog',
  // The other reading of the specification is `/demo/generated-images/${id}`; the server answers both.
  demoImages: (id: string): string => `/demo/dog/${encodeURIComponent(id)}`,
} as const;
