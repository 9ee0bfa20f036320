/** @jest-environment node */
import { filesToDelete, MAX_FILES, generationsToKeep, type Generation } from './generations';

const generation = (id: string, ...files: string[]): Generation => ({ id, share: null, files });
const all = [7, 6, 5, 4, 3, 2, 1].map((n) => generation(String(n), `${n}.js`, 'shared.js'));
const ids = (generations: readonly Generation[]) => generations.map(({ id }) => id).join('');

test('the newest two stay, and more while other tabs are open, up to a limit', () => {
  expect(ids(generationsToKeep(all, 1))).toBe('76');
  expect(ids(generationsToKeep(all, 2))).toBe('765432');
});

test('a file in no generation is deleted, unless another tab may be using it', () => {
  const stored = ['7.js', '6.js', '5.js', 'shared.js', 'unknown.js'];
  expect(filesToDelete(stored, generationsToKeep(all, 1), 1)).toEqual(['5.js', 'unknown.js']);
  expect(filesToDelete(stored, generationsToKeep(all, 2), 2)).toEqual([]);
});

test('even for other tabs, the number of stored files is limited', () => {
  const many = Array.from({ length: MAX_FILES }, (_, n) => `chunk-${n}.js`);
  expect(filesToDelete([...many, '7.js'], generationsToKeep(all, 2), 2)).toEqual(many);
});
