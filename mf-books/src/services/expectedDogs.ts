import type { Extraction } from '@scribblepup/studio';

const expected = new Map<string, Promise<Extraction>>();

/** Notes that the dog of this project is being looked for already. */
export const expectDog = (projectId: string, found: Promise<Extraction>): void => {
  expected.set(projectId, found);
  const forget = (): void => {
    expected.delete(projectId);
  };
  found.then(forget, forget);
};

/** The search that is under way for a project, if there is one. */
export const expectedDog = (projectId: string): Promise<Extraction> | undefined =>
  expected.get(projectId);
