import type { Answer, News, Request } from '../shared/protocol';
import type { WorkerLike } from '../client/TaskQueue';

/** A worker that says only what a test tells it to; messages are cloned on the way, as a browser does. */
export class FakeWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  onmessageerror: WorkerLike['onmessageerror'] = null;
  readonly requests: Request[] = [];
  terminated = false;

  postMessage(message: Request): void {
    this.requests.push(structuredClone(message));
  }
  terminate(): void {
    this.terminated = true;
  }
  answer(answer: Answer): void {
    this.onmessage?.({ data: answer } as MessageEvent<Answer>);
  }
  /** Says something of the request that came last. */
  say(news: News): void {
    this.answer({ id: this.requests.at(-1)!.id, ...news });
  }
  break(message: string): void {
    this.onerror?.({ message, preventDefault: () => undefined } as ErrorEvent);
  }
}

/** Workers in the order in which they were started. */
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
