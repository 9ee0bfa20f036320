/** A range of the memory, in floats. */
interface Range {
  readonly start: number;
  readonly length: number;
}

/** First-fit allocator for ranges of a memory, in floats. */
export class Arena {
  private readonly taken: Range[] = [];
  private highWater: number;

  constructor(private readonly from: number) {
    this.highWater = from;
  }

  /** High-water mark: the end of the memory used so far. */
  get end(): number {
    return this.highWater;
  }

  /** Returns the start of a free range. */
  allocate(length: number): number {
    let start = this.from;
    let index = 0;
    for (; index < this.taken.length && start + length > this.taken[index].start; index++)
      start = this.taken[index].start + this.taken[index].length;
    this.taken.splice(index, 0, { start, length });
    this.highWater = Math.max(this.highWater, start + length);
    return start;
  }

  /** Frees the range that begins here. */
  free(start: number): void {
    this.taken.splice(
      this.taken.findIndex((range) => range.start === start),
      1,
    );
  }
}
