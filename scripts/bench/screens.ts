/** A screen that benchmarks open. */
export interface BenchScreen {
  readonly path: string;
  /** Whether the visitor must be signed in. */
  readonly isGuarded: boolean;
}

export const benchScreens: readonly BenchScreen[] = [
  { path: '/home', isGuarded: false },
  { path: '/login', isGuarded: false },
  { path: '/my-projects', isGuarded: true },
];
