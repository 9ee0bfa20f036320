/** A task that runs longer hangs and is stopped, ms: longer than a slow device that does something else takes. */
export const TIME_LIMIT = 180_000;
/**
 * An idle worker is shut down after this, ms: it holds tens of megabytes. While it knows a photo,
 * the next brush stroke on it takes a fiftieth of the time, and a visitor may look at the cutout
 * for a while before that; of pages nothing is remembered.
 */
export const idleLimit = (knowsPhoto: boolean): number => (knowsPhoto ? 60_000 : 2000);
/** How long a photo waits for the finder's weights, ms. */
export const WEIGHTS_LIMIT = 10_000;
/** A download of which nothing arrives for this long ends, ms. */
export const STALL_LIMIT = 10_000;
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

/** Workers that draw pages side by side; each holds about fifty megabytes, so that more than two are for devices with room. */
const FEW_WORKERS = 2,
  MOST_WORKERS = 4,
  ROOMY = 8;

/**
 * How many workers a device draws with: all of two or three cores, all but one of more.
 * @param memory GB that the browser says the device has, at most 8; undefined where it does not say
 */
export const workersFor = (cores: number, memory: number | undefined): number =>
  Math.max(
    1,
    Math.min(
      memory !== undefined && memory >= ROOMY ? MOST_WORKERS : FEW_WORKERS,
      cores > 3 ? cores - 1 : cores,
    ),
  );
