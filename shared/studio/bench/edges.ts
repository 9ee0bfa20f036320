import { basename } from 'node:path';
import { finderFromDisk } from '@scribblepup/finder/node';
import { extract } from '@scribblepup/tracing';
import { EDGE_GATE, followsPhoto, measureEdges } from '@scribblepup/pages/checks';
import { readCommandLine, exitWithError, typedPath } from '../../../scripts/config/commandLine';
import { benchPhoto } from './photo';

/**
 * Usage: npm run edges -w shared/studio -- photo.jpg ... Prints how closely each drawing follows
 * its photo. Exits with code 1 if any fails the gate.
 */
const USAGE = 'npm run edges -w shared/studio -- photo.jpg ...';
const { positionals } = readCommandLine(USAGE, { maxPositionals: Infinity });
if (positionals.length === 0) exitWithError(`Name a photo: ${USAGE}`);

const finder = await finderFromDisk();
console.log(
  `ink against the photo's edges; precision ${EDGE_GATE.precision} and recall ${EDGE_GATE.recall} at least`,
);
for (const path of positionals.map(typedPath)) {
  const photo = benchPhoto(path);
  const drawing = extract(photo, {}, await finder.find(photo));
  const measured = measureEdges(photo, drawing);
  const { dog } = drawing;
  console.log(
    `${basename(path).padEnd(28)} precision ${measured.precision.toFixed(2)}  recall ${measured.recall.toFixed(2)}  ${dog.lines.length} lines  ${dog.face ? 'face' : 'no face'}  ${(JSON.stringify(dog).length / 1000).toFixed(1)} kB${followsPhoto(measured) ? '' : '  FAILS'}`,
  );
  if (!followsPhoto(measured)) process.exitCode = 1;
}
