/**
 * Time limit of a task in ms. Even a slow and busy device needs less, so a task that exceeds it is
 * hanging and is stopped.
 */
export const TASK_TIMEOUT_MS = 180_000;

/**
 * State that an idle worker would lose: a cached photo, on which the next brush stroke takes a
 * fiftieth of the time; an engine warmed up for the first photo; or nothing, as after pages.
 */
export type CachedState = 'photo' | 'warm-engine' | 'nothing';

const IDLE_TIMEOUTS: Readonly<Record<CachedState, number>> = {
  // A visitor may look at the cutout for a while.
  photo: 60_000,
  // Some visitors fill in the form slowly, or take a photo first.
  'warm-engine': 300_000,
  nothing: 2000,
};

/** Idle time in ms after which a worker is shut down, because it holds tens of megabytes. */
export const idleTimeout = (state: CachedState): number => IDLE_TIMEOUTS[state];

/** Timeout for the finder's weights in ms. After that, a photo is processed without the finder. */
export const WEIGHTS_TIMEOUT = 10_000;
/** A download is aborted if no bytes arrive for this long, in ms. */
export const STALL_TIMEOUT = 10_000;
/** Longest side in px of a photo as stored and processed. */
export const PHOTO_SIDE = 2048;
/**
 * Number of decoded photos that a worker keeps, up to 17 MB each: the one that is drawn, and the
 * most recently used other one.
 */
export const MAX_CACHED_PHOTOS = 2;
/**
 * Longest side in px of a photo as shown in the crop dialog: sharp in a box of 375 CSS px on a
 * phone, with some zoom. Decoded, it takes at most 10 MB.
 */
export const PHOTO_PREVIEW_SIDE = 1600;
/** Longest side of the cutout's preview in px. */
export const CUTOUT_PREVIEW_SIDE = 512;
/** JPEG quality of a re-encoded photo, 0 to 1. */
export const JPEG_QUALITY = 0.9;
/** Longest side in px of a logo when it is traced. */
export const LOGO_SIDE = 600;

/** Size of a page's preview in px: one px for two sheet units. */
export const PAGE_PREVIEW_SIZE = { width: 425, height: 550 } as const;

/** Size in px, at 100 px per inch, and JPEG quality of a colored page. */
export const COLORED_PAGE = { width: 850, height: 1100, quality: 0.86 } as const;

/** Number of pages that a worker draws per task. */
export const PAGES_PER_TASK = 5;

/** Maximum number of workers that draw pages; each holds about fifty megabytes. */
const MAX_WORKERS = 4;
/** The same for a device with less than AMPLE_MEMORY_GB, or of unknown memory. */
const MAX_WORKERS_ON_LOW_MEMORY = 2;
const AMPLE_MEMORY_GB = 8;

/**
 * Number of workers that draw pages: one per core up to three cores, beyond that all cores but one,
 * capped by memory.
 * @param memory the device's memory in GB as the browser reports it, at most 8; undefined if
 * unknown
 */
export const workerCount = (cores: number, memory: number | undefined): number =>
  Math.max(
    1,
    Math.min(
      memory !== undefined && memory >= AMPLE_MEMORY_GB ? MAX_WORKERS : MAX_WORKERS_ON_LOW_MEMORY,
      cores > 3 ? cores - 1 : cores,
    ),
  );
