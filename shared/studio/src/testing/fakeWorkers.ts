import type { WorkerMessage, TaskMessage, TaskRequest } from '../shared/protocol';
import type { WorkerLike } from '../client/WorkerLike';

/** A worker that a test controls. Clones its requests, as a browser does. */
export class FakeWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  onmessageerror: WorkerLike['onmessageerror'] = null;
  readonly requests: TaskRequest[] = [];
  terminated = false;

  postMessage(message: TaskRequest): void {
    this.requests.push(structuredClone(message));
  }
  terminate(): void {
    this.terminated = true;
  }
  post(message: WorkerMessage): void {
    this.onmessage?.({ data: message } as MessageEvent<WorkerMessage>);
  }
  /** Sends a message about the latest request. */
  respond(message: TaskMessage): void {
    this.post({ id: this.requests.at(-1)!.id, ...message });
  }
  break(message: string): void {
    this.onerror?.({ message, preventDefault: () => undefined } as ErrorEvent);
  }
}

/** A `spawn` function, and the fake workers that it started, in order. */
export const fakeWorkers = (): {
  readonly workers: readonly FakeWorker[];
  readonly spawn: () => FakeWorker;
} => {
  const workers: FakeWorker[] = [];
  const spawn = (): FakeWorker => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  };
  return { workers, spawn };
};
