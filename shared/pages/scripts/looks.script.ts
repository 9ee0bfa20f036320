import { exitWithError } from '../../../scripts/config/commandLine';
import { writeLists } from './registry';

// npm run looks -w shared/pages: updates the lists after a look was added, renamed or removed.
await writeLists().catch(exitWithError);
