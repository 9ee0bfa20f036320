import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { root } from '../config/apps';
import { checkExamples } from './examples';
import { readDocument } from './readDocument';

const folder = resolve(root, 'test-results/docs-test');

afterAll(() => rm(folder, { recursive: true, force: true }));

test('reports the type errors of examples, but not their undeclared variables', async () => {
  const example = `
\`\`\`ts
import { dogOf } from '@scribblepup/pages';
import { circle } from '@scribblepup/imaging/curves/shapes';
const round = circle(x, 0, 'wide');
\`\`\`
\`\`\`ts check.ts
import { readDocument } from './readDocument';
const read: number = readDocument('README.md', text);
\`\`\`
\`\`\`sh
const two: number = 'sh';
\`\`\`
`;
  const errors = await checkExamples([readDocument('scripts/docs/README.md', example)], folder);
  expect(errors).toEqual([
    expect.stringMatching(/README\.md\.0\/example\.ts\(1,10\): error TS2305: .*'dogOf'/),
    expect.stringMatching(/README\.md\.0\/example\.ts\(3,28\): error TS2345: /),
    expect.stringMatching(/README\.md\.1\/check\.ts\(2,7\): error TS2322: /),
  ]);
});
