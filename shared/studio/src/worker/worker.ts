import { serve } from './serve';
import { searchWithFinder } from './tasks/search';
import { warmUp } from './warmUp';

// Entry of the coloring worker. It searches for dogs with the finder. An error while it warms up
// does not matter: the first photo meets it again.
serve(searchWithFinder, (signal) => void warmUp(signal).catch(() => undefined));
