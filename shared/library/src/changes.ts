import type { LibraryChange } from './types';

type Listener = (change: LibraryChange) => void;
type Message = Pick<LibraryChange, 'kind' | 'id'>;

const CHANNEL_NAME = 'scribblepup-library';
const kinds: readonly LibraryChange['kind'][] = ['project', 'pages', 'order', 'profile', 'all'];

const listeners = new Set<Listener>();
let channel: BroadcastChannel | null = null;

// A listener that fails must not make a write look failed that is on disk.
const tell = (change: LibraryChange): void => {
  for (const listener of [...listeners]) {
    try {
      listener(change);
    } catch (error) {
      queueMicrotask(() => {
        throw error;
      });
    }
  }
};

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  kinds.some((kind) => kind === value.kind) &&
  'id' in value &&
  (value.id === null || typeof value.id === 'string');

// Other tabs hear of a change over the channel, and so do other apps of this page, each of
// which may carry a copy of this package.
const openChannel = (): BroadcastChannel | null => {
  if (channel || typeof BroadcastChannel === 'undefined') return channel;
  try {
    channel = new BroadcastChannel(CHANNEL_NAME);
  } catch {
    // A sandboxed frame has the class, but may not use it.
    return null;
  }
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isMessage(data)) tell({ kind: data.kind, id: data.id, here: false });
  };
  return channel;
};

/** Says that something was written. */
export const announce = (kind: LibraryChange['kind'], id: string | null = null): void => {
  openChannel()?.postMessage({ kind, id } satisfies Message);
  tell({ kind, id, here: true });
};

/** Calls back on every change, from here or elsewhere, until the function it gives is called. */
export const subscribe = (listener: Listener): (() => void) => {
  openChannel();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Stops hearing from other tabs, until the next change or listener. */
export const closeChannel = (): void => {
  channel?.close();
  channel = null;
};
