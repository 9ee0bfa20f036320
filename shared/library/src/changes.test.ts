import { subscribe } from './changes';
import { closeLibrary } from './close';
import { createProject, getProject, updateProject } from './projects';
import { freshDisk, otherTab, settle } from './testing/disk';
import { rex } from './testing/samples';
import type { LibraryChange } from './types';

beforeEach(freshDisk);
afterEach(closeLibrary);

test('tells of changes made here, until one stops listening', async () => {
  const heard: LibraryChange[] = [];
  const stop = subscribe((change) => heard.push(change));
  const { id } = await createProject(rex);
  stop();
  await updateProject(id, { dogName: 'Max' });
  expect(heard).toEqual([{ kind: 'project', id, here: true }]);
});

test('tells of changes made in another tab, which can be read at once', async () => {
  const { id } = await createProject(rex);
  const other = await otherTab();
  const heard: LibraryChange[] = [];
  const stop = subscribe((change) => heard.push(change));
  await other.updateProject(id, { dogName: 'Max' });
  await settle();
  stop();
  expect(heard).toEqual([{ kind: 'project', id, here: false }]);
  expect((await getProject(id))?.dogName).toBe('Max');
  await other.closeLibrary();
});

test('a listener that fails does not make a write look failed, nor keep the others from hearing', async () => {
  const reported: unknown[] = [];
  jest.spyOn(globalThis, 'queueMicrotask').mockImplementation((task) => {
    try {
      task();
    } catch (error) {
      reported.push(error);
    }
  });
  const heard = jest.fn();
  const stops = [
    subscribe(() => {
      throw new RangeError('a bug');
    }),
    subscribe(heard),
  ];
  const { id } = await createProject(rex);
  for (const stop of stops) stop();
  expect(heard).toHaveBeenCalledWith({ kind: 'project', id, here: true });
  expect(reported).toEqual([expect.any(RangeError)]);
  expect(await getProject(id)).not.toBeNull();
});

test('a frame that may not hear from others still works', async () => {
  await closeLibrary();
  const original = globalThis.BroadcastChannel;
  globalThis.BroadcastChannel = jest.fn(() => {
    throw new DOMException('refused', 'SecurityError');
  }) as never;
  const { id } = await createProject(rex);
  globalThis.BroadcastChannel = original;
  expect(await getProject(id)).not.toBeNull();
});

test('what others send that is no change is not passed on', async () => {
  const listener = jest.fn();
  const stop = subscribe(listener);
  const channel = new BroadcastChannel('scribblepup-library');
  for (const message of [null, 'project', { kind: 'other', id: null }, { kind: 'project', id: 3 }]) channel.postMessage(message);
  await settle();
  stop();
  channel.close();
  expect(listener).not.toHaveBeenCalled();
});
