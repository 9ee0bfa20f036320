import fc from 'fast-check';
import { FuzzRunner } from './FuzzRunner';
import { subjects, type SubjectName } from './subjects';

const MB = 1024 * 1024;
/** Share of the inputs that only fill caches. Memory growth is measured from then on. */
const WARMUP_SHARE = 0.1;
/** More growth than this cannot be a cache: the engine caches 3,000 parsed paths, some 30 MB. */
const MAX_GROWTH_MB = 48;
const PROGRESS_EVERY = 1000;
/** A hang takes long to detect, so shrinking ends after this many failures. */
const MAX_FAILURES = 20;

/**
 * Tries `count` inputs generated from the seed, and prints the figures. Shrinks a failing input and
 * prints it with the command that repeats it. Returns true if nothing failed.
 * @param path the path of a failing input, to try only that one
 */
export const fuzz = async (
  name: SubjectName,
  count: number,
  seed: number,
  path?: string,
): Promise<boolean> => {
  const runner = new FuzzRunner(name);
  let tried = 0;
  let memoryAfterWarmup = Number.NaN;
  let failures = 0;
  const property = fc.asyncProperty(subjects[name].input, async (input) => {
    if (failures === MAX_FAILURES) return;
    const fault = await runner.try(input);
    if (fault !== null) {
      failures += 1;
      if (failures === 1) console.error(`${name}: input ${tried + 1} of seed ${seed}: ${fault}`);
      throw new Error(fault);
    }
    tried += 1;
    if (tried === Math.ceil(count * WARMUP_SHARE)) memoryAfterWarmup = await runner.memory();
    if (tried % PROGRESS_EVERY === 0) console.log(`  ${name}: ${tried} of ${count}`);
  });
  const repetition = path === undefined ? {} : { path, endOnFailure: true };
  const result = await fc.check(property, { seed, numRuns: count, ...repetition });
  const growth = ((await runner.memory()) - memoryAfterWarmup) / MB;
  await runner.end();
  if (result.failed) {
    console.error(
      `${name}: failed after ${result.numRuns} inputs. To repeat: SEED=${seed} RUN=${result.counterexamplePath} npm run soak -- ${name}\n${String(result.errorInstance)}\n${fc.defaultReportMessage(result) ?? ''}`,
    );
    return false;
  }
  const isFlat = !(growth > MAX_GROWTH_MB);
  console.log(
    `${name}: ${tried} inputs, seed ${seed}, no hang, no crash, memory ${growth < 0 ? '' : '+'}${growth.toFixed(1)} MB${isFlat ? '' : ': grows too much'}`,
  );
  return isFlat;
};
