import { closeLibrary } from '@scribblepup/library';
import fc from 'fast-check';
import { temporaryFolder } from '../../config/temporaryFolder';
import { subjects, type SubjectName } from './subjects';

afterAll(closeLibrary);

// `npm run soak` tries 10,000 inputs of each, and ends one that hangs.
test.each<[SubjectName, number]>([
  ['engine', 15],
  ['copies', 200],
  ['releases', 500],
])('%s: any input is accepted, or refused with a message', async (name, numRuns) => {
  // Otherwise the time limits of requests would keep the test's process alive for a minute.
  if (name === 'releases') jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
  const { input, prepare } = subjects[name];
  const findFault = await prepare(await temporaryFolder('fuzz'));
  const property = fc.asyncProperty(input, async (value) => {
    expect(await findFault(value)).toBeNull();
  });
  await fc.assert(property, { numRuns, seed: 19 });
});
