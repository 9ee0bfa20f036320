import type { DetectionResult } from '@scribblepup/finder';
import type { Rect } from '@scribblepup/imaging';
import { Tracer, type Cutout, type Hints, type PhotoReader } from '@scribblepup/tracing';
import type { CutoutResult, Handler, TaskReport, Tasks } from '../../shared/protocol';
import { scaleHints } from '../../shared/scaling';
import { searchArea } from '../../shared/searchArea';
import { cutoutPreview } from './cutoutPreview';
import type { DecodedPhoto } from './decode';
import { toFinderResult, type AreaSearchResult } from './finderResult';
import type { PhotoCache } from './photoCache';
import type { Search } from './search';

type Send = (report: TaskReport) => void;

/** The photo that was drawn last. */
interface CurrentPhoto {
  readonly photoId: number;
  readonly decoded: DecodedPhoto;
  readonly photo: PhotoReader;
  searched: AreaSearchResult | null;
  tracer: Tracer | null;
  /** The pixels, once they were read and until the task ends. */
  pixels: ImageData | null;
  /** The picture of the latest cutout, and the alpha that it was made from. */
  shown: { readonly alpha: Uint8Array; readonly preview: Blob } | null;
}

/** Share of the progress for finding the dog. */
const SEARCH_SHARE = 0.05;

const currentPhotoFrom = (photoId: number, decoded: DecodedPhoto): CurrentPhoto => {
  const { width, height } = decoded.context.canvas;
  const current: CurrentPhoto = {
    photoId,
    decoded,
    photo: {
      width,
      height,
      // The search and the first cutout share a copy. It is freed then, because the canvas also
      // holds the pixels.
      read: () => (current.pixels ??= decoded.context.getImageData(0, 0, width, height)),
    },
    searched: null,
    tracer: null,
    pixels: null,
    shown: null,
  };
  return current;
};

/** Runs the last step of a task, then frees the copy of the pixels. */
const traceIn = <Traced>(current: CurrentPhoto, trace: () => Traced): Traced => {
  try {
    return trace();
  } finally {
    current.pixels = null;
  }
};

const keyOf = ({ x, y, width, height }: Rect): string => [x, y, width, height].join();

/**
 * The photo's last search if it covered the same area; with `searchAgain`, only if it succeeded.
 */
const lastSearch = (
  { searched }: CurrentPhoto,
  area: Rect,
  searchAgain: boolean,
): AreaSearchResult | null => {
  if (!searched || keyOf(searched.area) !== keyOf(area)) return null;
  return searched.found || !searchAgain ? searched : null;
};

/** The cached tracer, updated with the hints; a new one if the finder's result has changed. */
const tracerOf = (current: CurrentPhoto, hints: Hints, found: DetectionResult | null): Tracer => {
  if (current.tracer?.found !== found) current.tracer = new Tracer(current.photo, hints, found);
  current.tracer.update(hints);
  return current.tracer;
};

/** The cutout to send to the page. Its alpha is a copy, because it is transferred. */
const toFoundCutout = async (
  current: CurrentPhoto,
  cutout: Cutout,
): Promise<Omit<CutoutResult, 'finder'>> => {
  const { alpha } = cutout;
  if (current.shown?.alpha !== alpha)
    current.shown = { alpha, preview: await cutoutPreview(current.decoded.context.canvas, cutout) };
  return {
    cutout: { ...cutout, alpha: alpha.slice() },
    preview: current.shown.preview,
    found: cutout.found,
  };
};

/**
 * Creates the handlers that find a dog and draw it. They cache the latest photo, so a brush stroke
 * or a tap on it costs a fraction of the first run.
 * @param search searches the photo for dogs
 */
export const photoTasks = (
  search: Search,
  photos: PhotoCache,
): {
  readonly cutout: Handler<'cutout'>;
  readonly extract: Handler<'extract'>;
  readonly forget: Handler<'forget'>;
} => {
  let latest: CurrentPhoto | null = null;

  const open = async (task: Tasks['extract']): Promise<CurrentPhoto> => {
    // Free memory before the next photo needs it.
    if (latest?.photoId !== task.photoId) latest = null;
    photos.pin(task.photoId);
    const decoded = await photos.get(task);
    if (latest?.decoded !== decoded) latest = currentPhotoFrom(task.photoId, decoded);
    return latest;
  };

  const begin = async (task: Tasks['extract'], send: Send) => {
    send({ type: 'progress', stage: 'decode', progress: 0 });
    const current = await open(task);
    const { context, scale } = current.decoded;
    const { hintsWidth } = task;
    const hints = scaleHints(task.hints, hintsWidth ? context.canvas.width / hintsWidth : scale);
    const area = searchArea(current.photo, hints.crop);
    let searched = lastSearch(current, area, task.searchAgain);
    if (!searched) {
      send({ type: 'progress', stage: 'finder', progress: 0 });
      searched = { ...(await search(current.photo, area)), area };
      current.searched = searched;
    }
    return {
      current,
      tracer: tracerOf(current, hints, searched.found),
      finder: toFinderResult(searched, hints, scale),
      report: (stage: string, share: number) =>
        send({ type: 'progress', stage, progress: SEARCH_SHARE + (1 - SEARCH_SHARE) * share }),
    };
  };

  return {
    cutout: async (task, send) => {
      const { current, tracer, finder, report } = await begin(task, send);
      const cutout = traceIn(current, () => tracer.cutout(report));
      return { ...(await toFoundCutout(current, cutout)), finder };
    },
    extract: async (task, send) => {
      const { current, tracer, finder, report } = await begin(task, send);
      const { dog, cutout } = traceIn(current, () => tracer.run(report));
      return { dog, ...(await toFoundCutout(current, cutout)), finder };
    },
    forget: ({ photoId }) => {
      if (latest?.photoId === photoId) latest = null;
      photos.forget(photoId);
      return Promise.resolve(null);
    },
  };
};
