import type { Extraction } from '@scribblepup/studio';

const expected = new Map<string, Promise<Extraction>>();

/** Registers an in-flight search for a project's dog, until it ends. */
export const expectDog = (projectId: string, found: Promise<Extraction>): void => {
  expected.set(projectId, found);
  const forget = (): void => {
    expected.delete(projectId);
  };
  found.then(forget, forget);
};

/** Returns the in-flight search for a project's dog, if there is one. */
export const expectedDog = (projectId: string): Promise<Extraction> | undefined =>
  expected.get(projectId);
