import {
  isObjectOf,
  isNullableOf,
  isOneOf,
  isString,
  type Schema,
} from '@scribblepup/kernel/schema';
import type { LibraryChange } from './types';

type Listener = (change: LibraryChange) => void;
type Message = Pick<LibraryChange, 'kind' | 'id'>;

const CHANNEL_NAME = 'scribblepup-library';

const listeners = new Set<Listener>();
let channel: BroadcastChannel | null = null;

// Rethrow a listener's error in a microtask: the write is already on disk, so it must not appear to
// fail.
const notify = (change: LibraryChange): void => {
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

const isMessage: Schema<Message> = isObjectOf({
  kind: isOneOf('project', 'pages', 'order', 'profile', 'all'),
  id: isNullableOf(isString),
});

// The channel reports changes to other tabs. It also reaches other apps on this page, which may
// each bundle their own copy of this package.
const openChannel = (): BroadcastChannel | null => {
  if (channel) return channel;
  try {
    channel = new BroadcastChannel(CHANNEL_NAME);
  } catch {
    // An old browser does not have the class, and in a sandboxed frame its constructor throws.
    return null;
  }
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isMessage(data)) notify({ kind: data.kind, id: data.id, isLocal: false });
  };
  return channel;
};

/** Notifies listeners here and in other tabs that something was written. */
export const announce = (kind: LibraryChange['kind'], id: string | null = null): void => {
  openChannel()?.postMessage({ kind, id } satisfies Message);
  notify({ kind, id, isLocal: true });
};

/**
 * Calls the listener on every change, made here or elsewhere. Returns the function that
 * unsubscribes it.
 */
export const onLibraryChange = (listener: Listener): (() => void) => {
  openChannel();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Closes the channel to other tabs. The next `announce` or `onLibraryChange` opens it again. */
export const closeChannel = (): void => {
  channel?.close();
  channel = null;
};
