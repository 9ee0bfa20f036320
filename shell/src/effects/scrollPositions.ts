import { readSessionStorageItem, writeSessionStorageItem } from '@scribblepup/kernel';
import { customSchema, isArrayOf } from '@scribblepup/kernel/schema';

const STORAGE_KEY = 'scroll-positions';
/** Number of positions that outlive the page. */
const MAX_STORED = 100;

/** A scroll position in px at a place. A place identifies an entry of the browser's history. */
type Position = readonly [place: string, position: number];

// Not `isTupleOf`, whose file the first screen does not load.
const arePositions = isArrayOf(
  customSchema<Position>(
    (value) => Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number',
  ),
);

const storedPositions = (): readonly Position[] => {
  try {
    const value: unknown = JSON.parse(readSessionStorageItem(STORAGE_KEY) ?? '[]');
    return arePositions(value) ? value : [];
  } catch {
    return [];
  }
};

let positions: Map<string, number> | undefined;
const allPositions = (): Map<string, number> => (positions ??= new Map(storedPositions()));

/** The scroll position in px at which the visitor left a place, if they have been there. */
export const positionAt = (place: string): number | undefined => allPositions().get(place);

/** Records the current scroll position of a place. */
export const recordPosition = (place: string): void => {
  const all = allPositions();
  // Delete the place first, so that the latest places are at the end of the map.
  all.delete(place);
  all.set(place, window.scrollY);
};

const storePositions = (): void => {
  const latest = [...allPositions()].slice(-MAX_STORED);
  writeSessionStorageItem(STORAGE_KEY, JSON.stringify(latest));
};

/**
 * Stores the positions for the page's next load whenever this page is hidden or left. Returns a
 * function that stops this.
 */
export const persistPositions = (): (() => void) => {
  // A page in the background may be discarded without another event.
  document.addEventListener('visibilitychange', storePositions);
  window.addEventListener('pagehide', storePositions);
  return () => {
    document.removeEventListener('visibilitychange', storePositions);
    window.removeEventListener('pagehide', storePositions);
  };
};

/** Whether the page was loaded by a reload, or by going back or forward. */
export const isReloadOrBackForward = (): boolean => {
  // jsdom has no performance entries.
  const [navigation] = (performance as Partial<Performance>).getEntriesByType?.('navigation') ?? [];
  const { type } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  return type === 'reload' || type === 'back_forward';
};
