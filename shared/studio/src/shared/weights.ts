import { savesData } from './device';
import { STALL_LIMIT } from './limits';

/** Where the finder's weights are. The bundler sees this expression, emits the file and puts its hash into the name. */
const weightsUrl = (): URL =>
  new URL('@scribblepup/finder/weights/dog-finder.bin', import.meta.url);

/** The body's bytes; calls `onBytes` whenever some arrive. */
const readBody = async (response: Response, onBytes: () => void): Promise<ArrayBuffer> => {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body!.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    onBytes();
    chunks.push(next.value);
  }
  return new Blob(chunks).arrayBuffer();
};

/** Fetches the weights file to its end, unless it stalls: a request that hangs would also hold up others for the same file. */
const download = async (
  options: RequestInit,
  stop = new AbortController(),
): Promise<ArrayBuffer> => {
  let stall: ReturnType<typeof setTimeout> | undefined;
  const waitOn = (): void => {
    clearTimeout(stall);
    stall = setTimeout(() => stop.abort(), STALL_LIMIT);
  };
  waitOn();
  try {
    const response = await fetch(weightsUrl(), { ...options, signal: stop.signal });
    if (!response.ok)
      throw new Error(`The finder's weights were answered with status ${response.status}.`);
    return await readBody(response, waitOn);
  } finally {
    clearTimeout(stall);
  }
};

let current: Promise<ArrayBuffer> | null = null;

/**
 * The bytes of the finder's weights file. A slow download goes on when nobody waits for it any more,
 * and the next call waits for the same one; a download that stalls ends.
 * @param anew fetches past every cache, because the last try failed
 * @throws what fetch throws; Error where the answer is no success
 */
export const downloadWeights = (anew: boolean): Promise<ArrayBuffer> => {
  current ??= download({ cache: anew ? 'reload' : 'default' }).finally(() => {
    current = null;
  });
  return current;
};

/**
 * Fetches the finder's weights into the browser's cache, so that the first photo need not wait for
 * them; not for a visitor who saves data. Never throws: the worker asks again.
 */
export const prefetchWeights = async (signal: AbortSignal): Promise<void> => {
  if (savesData() || signal.aborted) return;
  const stop = new AbortController();
  signal.addEventListener('abort', () => stop.abort());
  // The worker says why, where it has no luck either.
  await download({ priority: 'low' }, stop).catch(() => undefined);
};
