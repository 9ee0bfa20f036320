import { runtimeConfig } from '@scribblepup/kernel';

export const demoVideoSize = { width: 1280, height: 720 } as const;

const site = (path: string): string => `${runtimeConfig().basePath.replace(/\/$/, '')}${path}`;

/** The video that the site brings itself, where the answer has none or a browser cannot play it. */
export const defaultVideo = (): readonly string[] => ['/content/video/scribblepup.webm', '/content/video/scribblepup.mp4'].map(site);
