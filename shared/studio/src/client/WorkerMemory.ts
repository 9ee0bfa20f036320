import type { CachedState } from '../shared/limits';
import type { TaskRequest } from '../shared/protocol';

/** The photo of a task; undefined if there is none. */
const photoOf = (request: TaskRequest | null): number | undefined =>
  request && 'photoId' in request.task ? request.task.photoId : undefined;

/** True if the worker has seen the photo, and not freed it, after this task. */
export const keepsPhoto = (request: TaskRequest | null, photoId: number): boolean =>
  request?.kind !== 'forget' && photoOf(request) === photoId;

/** True if the task searches for the dog in its photo. */
export const isSearch = (request: TaskRequest | null): boolean =>
  request?.kind === 'cutout' || request?.kind === 'extract';

/** Keeps track of the data that a worker holds after its tasks, and would lose if it ended. */
export class WorkerMemory {
  /** Ids of the photos that the worker has seen and not freed. */
  private readonly photos = new Set<number>();
  /**
   * Ids of the photos that were searched for dogs: only on these is the next brush stroke quick.
   */
  private readonly searched = new Set<number>();
  /** True if the worker has warmed up for a photo. */
  private isReady = false;
  /** True if the worker has done more than read files, and so may hold much memory. */
  private hasWorked = false;

  /** The most valuable data that the worker holds. */
  get cachedState(): CachedState {
    if (this.photos.size > 0) return 'photo';
    return this.isReady ? 'warm-engine' : 'nothing';
  }

  /** True if the worker has done nothing but read files. */
  get hasOnlyRead(): boolean {
    return !this.hasWorked;
  }

  get photoCount(): number {
    return this.photos.size;
  }

  hasPhoto(photoId: number): boolean {
    return this.photos.has(photoId);
  }

  hasSearched(photoId: number): boolean {
    return this.searched.has(photoId);
  }

  /** Records what the worker holds after a task. */
  record(request: TaskRequest): void {
    if (request.kind === 'warmUp') this.isReady = true;
    if (request.kind !== 'prepare') this.hasWorked = true;
    const photoId = photoOf(request);
    if (photoId === undefined) return;
    if (request.kind === 'forget') {
      this.photos.delete(photoId);
      this.searched.delete(photoId);
      return;
    }
    this.photos.add(photoId);
    if (isSearch(request)) this.searched.add(photoId);
  }

  clear(): void {
    this.isReady = false;
    this.hasWorked = false;
    this.photos.clear();
    this.searched.clear();
  }
}
