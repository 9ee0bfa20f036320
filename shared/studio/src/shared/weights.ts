import { prefersReducedData } from './device';
import { hasIntegrity, integrityOf } from './integrity';
import { STALL_TIMEOUT } from './limits';

/**
 * URL of the finder's weights. The bundler recognizes this expression, emits the file and adds its
 * hash to the name.
 */
const weightsUrl = (): URL =>
  new URL('@scribblepup/finder/weights/dog-finder.bin', import.meta.url);

/** Reads the bytes of the body. Calls `onBytes` for every chunk. */
const readBody = async (
  body: NonNullable<Response['body']>,
  onBytes: () => void,
): Promise<ArrayBuffer> => {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    onBytes();
    chunks.push(next.value);
  }
  return new Blob(chunks).arrayBuffer();
};

/**
 * Whether the browser can compute hashes, which needs HTTPS. If so, `download` checks the hash
 * itself: with `integrity`, `fetch` delivers no chunk until it has the whole body, so a slow
 * download would look stalled.
 */
const canCheckHash = (): boolean => 'subtle' in crypto;

/**
 * Downloads the weights file and checks its hash. Aborts if the download stalls, because a hanging
 * request would also block other requests for the same file.
 */
const download = async (
  options: RequestInit,
  stop = new AbortController(),
): Promise<ArrayBuffer> => {
  let stallTimer: ReturnType<typeof setTimeout> | undefined;
  const restartStallTimer = (): void => {
    clearTimeout(stallTimer);
    stallTimer = setTimeout(() => stop.abort(), STALL_TIMEOUT);
  };
  restartStallTimer();
  try {
    const url = weightsUrl();
    const integrity = integrityOf(url);
    const response = await fetch(url, {
      ...options,
      ...(canCheckHash() ? {} : { integrity }),
      signal: stop.signal,
    });
    if (!response.ok || !response.body)
      throw new Error(
        `The request for the finder's weights failed with status ${response.status}.`,
      );
    const bytes = await readBody(response.body, restartStallTimer);
    if (canCheckHash() && !(await hasIntegrity(bytes, integrity)))
      throw new Error("The finder's weights differ from those of this build.");
    return bytes;
  } finally {
    clearTimeout(stallTimer);
  }
};

/**
 * Downloads the finder's weights file and returns its bytes. A slow download continues as long as
 * bytes arrive; a stalled one is aborted.
 * @param cache `reload` bypasses every cache
 * @throws the error of fetch; Error if the response status is not a success, or the file differs
 * from that of this build
 */
export const downloadWeights = (cache: 'default' | 'reload' = 'default'): Promise<ArrayBuffer> =>
  download({ cache });

/**
 * Prefetches the finder's weights into the browser's cache, so that the first photo does not have
 * to wait for them. Does nothing if the visitor saves data. Never throws, because the worker
 * fetches them again.
 */
export const prefetchWeights = async (signal: AbortSignal): Promise<void> => {
  if (prefersReducedData() || signal.aborted) return;
  const stop = new AbortController();
  signal.addEventListener('abort', () => stop.abort());
  // Ignore the error: if the worker's own download fails too, the worker reports it.
  await download({ priority: 'low' }, stop).catch(() => undefined);
};
