import { serve } from './serve';
import { searchWithFinder } from './tasks/search';
import { warmUp } from './warmUp';

// Entry of the coloring worker. It searches for dogs with the finder.
serve(searchWithFinder, warmUp);
