import type { TaskRequest, WorkerMessage } from '../shared/protocol';

/** The part of a Worker that a queue uses. */
export interface WorkerLike {
  postMessage(message: TaskRequest): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<WorkerMessage>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
}
