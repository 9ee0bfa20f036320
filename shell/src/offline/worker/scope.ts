interface ExtendableEvent extends Event {
  /** Keeps the worker alive until the work is done. */
  waitUntil(work: Promise<unknown>): void;
}

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
  readonly source: { postMessage(message: unknown): void } | null;
}

/** The part of a service worker's global scope in use, which TypeScript's `dom` types lack. */
interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: {
      type: 'window';
      includeUncontrolled: boolean;
    }): Promise<readonly unknown[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ExtendableMessageEvent) => void): void;
}

export const scope = self as unknown as Scope;
