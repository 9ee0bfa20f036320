import { isObject } from '@scribblepup/kernel/schema';

/** The message that a page sends to the service worker once the page is idle. */
export interface VisitMessage {
  readonly type: 'visit';
  /** Absolute address of the registry. */
  readonly registryUrl: string;
  /** Origins besides the site's own from which remotes may come. */
  readonly origins: readonly string[];
  /** Public keys, one of which must have signed the registry. */
  readonly keys: readonly string[];
  /** The highest serial of a registry that the page has seen. */
  readonly serial: number;
  /** This visitor's canary number; null if none has been drawn. */
  readonly share: number | null;
  /** Whether files may be prefetched; false for a visitor who asked to save data. */
  readonly ahead: boolean;
}

/** The service worker's reply. */
export interface VisitReply {
  readonly type: 'kept';
  /** Whether the whole site is on this device. */
  readonly isKept: boolean;
  /** Whether the server could be reached. */
  readonly isReached: boolean;
  /** Why the site could not be stored now; absent if it could, or the device is full. */
  readonly failure?: string;
}

const hasType = (value: unknown, type: string): boolean =>
  isObject(value) && value['type'] === type;

export const isVisitMessage = (value: unknown): value is VisitMessage => hasType(value, 'visit');
export const isVisitReply = (value: unknown): value is VisitReply => hasType(value, 'kept');
