import { forceCloseDatabase } from 'fake-indexeddb';

// Faults of a device's storage, injected into the in-memory database at its public interface: at
// the n-th opening, transaction or request.

/** Kinds of calls to the database. Each is counted separately. */
export type Step = 'open' | 'transaction' | 'request';

export interface Fault {
  readonly name: string;
  readonly step: Step;
  /** Name and text of the error, as in browsers. */
  readonly error: readonly [name: string, text: string];
  /**
   * The request still succeeds, but then its transaction fails. After the last request, this is a
   * failure on commit.
   */
  readonly after?: true;
  /** The browser closes the connection too. */
  readonly closes?: true;
}

const notOpen = ['UnknownError', 'Internal error opening backing store.'] as const;
const quota = ['QuotaExceededError', 'The current transaction exceeded its quota limitations.'];
const diskFull = ['QuotaExceededError', 'Encountered full disk while opening backing store.'];
const lost = ['AbortError', 'The transaction was aborted, so the request cannot be fulfilled.'];
const lostInSafari = ['UnknownError', 'Connection to Indexed Database server lost.'];
const closing = ['InvalidStateError', 'The database connection is closing.'];

const fault = (
  name: string,
  step: Step,
  [errorName = '', text = '']: readonly string[],
  more: Pick<Fault, 'after' | 'closes'> = {},
): Fault => ({ name, step, error: [errorName, text], ...more });

/** The five most common faults on families' devices, at each step where browsers report them. */
export const faults: readonly Fault[] = [
  fault('the database does not open', 'open', notOpen),
  fault('no quota to open', 'open', quota),
  fault('no quota', 'request', quota),
  fault('the connection is lost', 'request', lost, { closes: true }),
  fault('the connection is lost after a request', 'request', lost, { after: true, closes: true }),
  fault('the connection is lost in Safari', 'request', lostInSafari),
  fault('the connection is lost between transactions', 'transaction', lostInSafari),
  fault('the disk is full as it opens', 'open', diskFull),
  fault('the disk is full as it commits', 'request', diskFull, { after: true }),
  fault('the connection is closing', 'transaction', closing),
];

export type Counts = Record<Step, number>;

interface Injection {
  /** Number of calls so far, by kind. */
  readonly counts: Counts;
  /** Removes the fault and stops counting. */
  readonly heal: () => void;
}

const requestNames = ['get', 'getKey', 'getAll', 'getAllKeys', 'count'] as const;
const changeNames = ['put', 'add', 'delete', 'clear'] as const;

/** Makes a property read as `value`, even after the database sets it to something else. */
const pin = (target: object, name: string, value: unknown): void => {
  Object.defineProperty(target, name, {
    configurable: true,
    get: () => value,
    set() {
      // Ignore the new value.
    },
  });
};

/** When a fault occurs. */
export interface FaultTiming {
  /** Number of the step at which it occurs, counted from 1 among the steps of its kind. */
  readonly at: number;
  /** True if all later steps of its kind fail too. */
  readonly isLasting: boolean;
}

/** Injects a fault; with null, only counts the calls. Call `heal` before the next injection. */
export const inject = (
  fault: Fault | null,
  { at, isLasting }: FaultTiming = { at: 0, isLasting: false },
): Injection => {
  const counts: Counts = { open: 0, transaction: 0, request: 0 };
  const undo: (() => void)[] = [];
  const newError = (): DOMException => {
    const [name, text] = fault?.error ?? [];
    return new DOMException(text, name);
  };
  const hits = (step: Step): boolean => {
    counts[step] += 1;
    if (fault?.step !== step) return false;
    return isLasting ? counts[step] >= at : counts[step] === at;
  };

  const replace = (
    prototype: object,
    name: string,
    make: (original: (...args: unknown[]) => unknown) => (this: never, ...args: never[]) => unknown,
  ): void => {
    const original = Object.getOwnPropertyDescriptor(prototype, name);
    if (!original) throw new Error(`The database has no ${name}`);
    Object.defineProperty(prototype, name, {
      ...original,
      value: make(original.value as () => unknown),
    });
    undo.push(() => Object.defineProperty(prototype, name, original));
  };

  // If the fault lasts, an earlier request may have ended the transaction.
  const end = (transaction: IDBTransaction): void => {
    try {
      transaction.abort();
    } catch (error) {
      if ((error as DOMException).name !== 'InvalidStateError') throw error;
    }
    if (fault?.closes) forceCloseDatabase(transaction.db as never);
  };

  const fail = (request: IDBRequest, transaction: IDBTransaction): void => {
    const error = newError();
    // Fail later, because browsers fail between tasks, never in the middle of one.
    queueMicrotask(() => {
      pin(request, 'error', error);
      pin(transaction, 'error', error);
      end(transaction);
    });
  };

  const failAfter = (request: IDBRequest, transaction: IDBTransaction): void => {
    request.addEventListener('success', () => {
      pin(transaction, 'error', newError());
      end(transaction);
    });
  };

  const patchRequests = (prototype: object, names: readonly string[]): void => {
    for (const name of names) {
      replace(
        prototype,
        name,
        (original) =>
          function patched(this: IDBObjectStore | IDBIndex, ...args: unknown[]) {
            const request = original.apply(this, args) as IDBRequest;
            const transaction =
              'transaction' in this ? this.transaction : this.objectStore.transaction;
            if (hits('request')) (fault?.after ? failAfter : fail)(request, transaction);
            return request;
          } as never,
      );
    }
  };
  patchRequests(IDBObjectStore.prototype, [...requestNames, ...changeNames]);
  patchRequests(IDBIndex.prototype, requestNames);

  replace(
    IDBDatabase.prototype,
    'transaction',
    (original) =>
      function patched(this: IDBDatabase, ...args: unknown[]) {
        if (hits('transaction')) throw newError();
        return original.apply(this, args);
      },
  );

  replace(
    IDBFactory.prototype,
    'open',
    (original) =>
      function patched(this: IDBFactory, ...args: unknown[]) {
        if (!hits('open')) return original.apply(this, args);
        // Aborting an upgrade makes the opening fail, like a real fault, and leaves no database.
        const request = original.call(this, 'never opened', 1) as IDBOpenDBRequest;
        request.addEventListener('upgradeneeded', (event) => {
          event.stopImmediatePropagation();
          pin(request, 'error', newError());
          request.transaction?.abort();
        });
        return request;
      },
  );

  return {
    counts,
    heal: () => {
      for (const step of undo.splice(0)) step();
    },
  };
};
