import type { Page } from '@playwright/test';

/** Faults of the device's storage, injected in the page around the browser's own database. */
export interface StorageFaults {
  /**
   * `open`: no database opens. `quota`: there is no room for pages. The fault lasts until it is set
   * to null, even across reloads.
   */
  readonly set: (fault: 'open' | 'quota' | null) => Promise<void>;
  /** Closes every connection, like a browser that is short of memory. */
  readonly closeConnections: () => Promise<void>;
}

const install = (): void => {
  const connections = new Set<IDBDatabase>();
  const isOn = (fault: string): boolean => sessionStorage.getItem('storage-fault') === fault;
  const setError = (target: object, error: DOMException): void => {
    Object.defineProperty(target, 'error', { configurable: true, get: () => error });
  };

  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function faulty(name, version) {
    if (isOn('open')) {
      // Aborting an upgrade makes the opening fail, like a real fault.
      const failing = open.call(this, 'never opened', 1);
      failing.addEventListener('upgradeneeded', (event) => {
        event.stopImmediatePropagation();
        setError(
          failing,
          new DOMException('Internal error opening backing store.', 'UnknownError'),
        );
        failing.transaction?.abort();
      });
      return failing;
    }
    const request = open.call(this, name, version);
    request.addEventListener('success', () => connections.add(request.result));
    return request;
  };

  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function faulty(value, key) {
    const request = key === undefined ? put.call(this, value) : put.call(this, value, key);
    if (isOn('quota') && this.name === 'pages') {
      const { transaction } = this;
      const error = new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      setError(request, error);
      setError(transaction, error);
      queueMicrotask(() => transaction.abort());
    }
    return request;
  };

  Object.assign(window, {
    closeConnections: () => {
      for (const connection of connections) {
        connection.close();
        connection.dispatchEvent(new Event('close'));
      }
      connections.clear();
    },
  });
};

/** Makes the faults possible in a page. Call this before the page's first visit. */
export const storageFaults = async (page: Page): Promise<StorageFaults> => {
  await page.addInitScript(install);
  return {
    set: (fault) =>
      page.evaluate((name) => sessionStorage.setItem('storage-fault', name ?? ''), fault),
    closeConnections: () =>
      page.evaluate(() => (Reflect.get(window, 'closeConnections') as () => void)()),
  };
};
