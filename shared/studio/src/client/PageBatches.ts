import { PAGES_PER_TASK } from '../shared/limits';
import type { Tasks } from '../shared/protocol';

type PagesTask = Tasks['pages'];

/** The same task for only some of its looks, without the dogs that those looks do not show. */
const forLooks = ({ dogs, ...task }: PagesTask, looks: readonly string[]): PagesTask => {
  const shown = looks.flatMap((id) => (dogs && id in dogs ? [[id, dogs[id]] as const] : []));
  return { ...task, looks, ...(shown.length > 0 && { dogs: Object.fromEntries(shown) }) };
};

/** Splits a task into batches of PAGES_PER_TASK looks, which workers take one by one. */
export class PageBatches {
  /** Resolves once the first page is drawn, or the first batch has ended without one. */
  readonly firstPage: Promise<void>;
  /** Resolves once all batches are drawn. */
  readonly allDrawn: Promise<void>;
  private resolveFirstPage: () => void = () => undefined;
  private resolveAllDrawn: () => void = () => undefined;
  /** Number of looks that were taken. */
  private taken = 0;
  private undrawn: number;

  constructor(private readonly task: PagesTask) {
    this.undrawn = Math.ceil(task.looks.length / PAGES_PER_TASK);
    this.firstPage = new Promise((resolve) => (this.resolveFirstPage = resolve));
    this.allDrawn = new Promise((resolve) => (this.resolveAllDrawn = resolve));
  }

  /** Number of batches that are not drawn yet. */
  get remaining(): number {
    return this.undrawn;
  }

  /** True once a batch was taken. */
  get hasBegun(): boolean {
    return this.taken > 0;
  }

  /** True while there are looks that were not taken. */
  get hasMore(): boolean {
    return this.taken < this.task.looks.length;
  }

  /** Takes the next batch; null if there is none. */
  take(): PagesTask | null {
    const looks = this.task.looks.slice(this.taken, this.taken + PAGES_PER_TASK);
    this.taken += looks.length;
    return looks.length > 0 ? forLooks(this.task, looks) : null;
  }

  /** Records that a page is drawn. */
  pageDrawn(): void {
    this.resolveFirstPage();
  }

  /** Records that a taken batch is drawn. */
  batchDrawn(): void {
    this.undrawn -= 1;
    if (this.undrawn === 0) this.resolveAllDrawn();
    this.resolveFirstPage();
  }
}
