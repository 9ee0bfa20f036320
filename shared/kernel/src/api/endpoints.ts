/** The endpoints of all API calls, relative to the version prefix. */
export const endpoints = {
  demoVideo: '/demo/dog/video',
  demoDogs: '/demo/dog',
  // The specification can also be read as `/demo/generated-images/${id}`; the server answers both.
  demoImages: (id: string): string => `/demo/dog/${encodeURIComponent(id)}`,
} as const;
