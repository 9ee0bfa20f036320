import type { Found } from '@scribblepup/finder';
import { Tracer } from '@scribblepup/tracing';
import type { PhotoReader } from '@scribblepup/tracing';
import type { Rect } from '@scribblepup/imaging';
import type { Cutout, Hints } from '@scribblepup/tracing';
import type { FoundCutout, Handler, Report, Tasks } from '../../shared/protocol';
import { cutoutPreview } from './cutoutPreview';
import type { DecodedPhoto } from './decode';
import { finderAnswer, type SearchedArea } from './finderAnswer';
import type { Photos } from './photos';
import type { Search } from './search';
import { searchArea } from '../../shared/searchArea';
import { scaleHints } from '../../shared/size';

type Tell = (news: Report) => void;

/** The photo that was drawn last. */
interface Known {
  readonly photoId: number;
  readonly decoded: DecodedPhoto;
  readonly photo: PhotoReader;
  searched: SearchedArea | null;
  tracer: Tracer | null;
  /** The picture of the latest cutout, and the alpha that it was made from. */
  shown: { readonly alpha: Uint8Array; readonly preview: Blob } | null;
}

/** Share of the progress for finding the dog. */
const SEARCH_SHARE = 0.05;

const knownFrom = (photoId: number, decoded: DecodedPhoto): Known => {
  const { width, height } = decoded.context.canvas;
  // The canvas holds the pixels. Read a second copy only while the photo is being searched.
  const read = (): ImageData => decoded.context.getImageData(0, 0, width, height);
  return {
    photoId,
    decoded,
    photo: { width, height, read },
    searched: null,
    tracer: null,
    shown: null,
  };
};

const keyOf = ({ x, y, width, height }: Rect): string => [x, y, width, height].join();

/** Searches each area once. Retries a failed search only if `again` is set. */
const searchOnce = async (
  search: Search,
  at: Known,
  { crop }: Hints,
  again: boolean,
  tell: Tell,
): Promise<SearchedArea> => {
  const area = searchArea(at.photo, crop);
  if (at.searched && keyOf(at.searched.area) === keyOf(area) && (at.searched.found || !again))
    return at.searched;
  tell({ type: 'progress', stage: 'finder', share: 0 });
  return (at.searched = { ...(await search(at.photo, area)), area });
};

/** The cached tracer, updated with the hints; a new one if the finder's result has changed. */
const tracerOf = (at: Known, hints: Hints, found: Found | null): Tracer => {
  if (at.tracer?.found !== found) at.tracer = new Tracer(at.photo, hints, found);
  at.tracer.update(hints);
  return at.tracer;
};

/** The cutout to send to the page. Its alpha is a copy, because it is transferred. */
const outgoing = async (at: Known, cutout: Cutout): Promise<Omit<FoundCutout, 'finder'>> => {
  const { alpha } = cutout;
  if (at.shown?.alpha !== alpha)
    at.shown = { alpha, preview: await cutoutPreview(at.decoded.context.canvas, cutout) };
  return {
    cutout: { ...cutout, alpha: alpha.slice() },
    preview: at.shown.preview,
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
  photos: Photos,
): {
  readonly cutout: Handler<'cutout'>;
  readonly extract: Handler<'extract'>;
  readonly forget: Handler<'forget'>;
} => {
  let known: Known | null = null;

  const open = async (task: Tasks['extract']): Promise<Known> => {
    // Free memory before the next photo needs it.
    if (known?.photoId !== task.photoId) known = null;
    photos.pin(task.photoId);
    const decoded = await photos.decoded(task);
    if (known?.decoded !== decoded) known = knownFrom(task.photoId, decoded);
    return known;
  };

  const begin = async (task: Tasks['extract'], tell: Tell) => {
    tell({ type: 'progress', stage: 'decode', share: 0 });
    const at = await open(task);
    const { context, scale } = at.decoded;
    const { hintsWidth } = task;
    const hints = scaleHints(task.hints, hintsWidth ? context.canvas.width / hintsWidth : scale);
    const searched = await searchOnce(search, at, hints, task.searchAgain, tell);
    return {
      at,
      tracer: tracerOf(at, hints, searched.found),
      finder: finderAnswer(searched, hints, scale),
      report: (stage: string, share: number) =>
        tell({ type: 'progress', stage, share: SEARCH_SHARE + (1 - SEARCH_SHARE) * share }),
    };
  };

  return {
    cutout: async (task, tell) => {
      const { at, tracer, finder, report } = await begin(task, tell);
      return { ...(await outgoing(at, tracer.cutout(report))), finder };
    },
    extract: async (task, tell) => {
      const { at, tracer, finder, report } = await begin(task, tell);
      const { dog, cutout } = tracer.run(report);
      return { dog, ...(await outgoing(at, cutout)), finder };
    },
    forget: ({ photoId }) => {
      if (known?.photoId === photoId) known = null;
      photos.forget(photoId);
      return Promise.resolve(null);
    },
  };
};
