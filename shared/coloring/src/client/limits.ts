import type { TaskKind } from './protocol';

/** A task that runs longer is stopped, ms. */
export const TIME_LIMIT = 60_000;
/**
 * An idle worker is shut down after this, ms: it holds tens of megabytes. After pages it remembers
 * nothing that would be of use; after a photo, the next brush stroke on it is quicker.
 */
export const idleLimit = (last: TaskKind): number => (last === 'pages' ? 2000 : 20_000);
/** Longest side of a photo that is kept and worked on, px. */
export const LONG_SIDE = 2048;
/** Longest side of the cutout's preview, px. */
export const PREVIEW_SIDE = 512;
/** Quality of a photo that is written again, 0 to 1. */
export const JPEG_QUALITY = 0.9;
/** Longest side of a logo when it is traced, px. */
export const LOGO_SIDE = 600;

/** A page's preview, px: half a sheet unit each. */
export const PAGE_PREVIEW = { width: 425, height: 550 } as const;

/** Pages that a worker draws before the next one is handed out. */
export const PAGES_A_TASK = 5;

/** Most workers that draw pages side by side; each holds about twenty megabytes. */
const MOST_WORKERS = 4;

/** How many workers a device of so many cores draws with: all of two or three, all but one of more. */
export const workersFor = (cores: number): number => Math.max(1, Math.min(MOST_WORKERS, cores > 3 ? cores - 1 : cores));
