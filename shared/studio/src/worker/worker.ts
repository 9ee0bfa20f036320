import { serve } from './serve';
import { loadFinderAhead } from './tasks/finder';
import { searchWithFinder } from './tasks/search';

// Entry of the coloring worker. It searches for dogs with the finder.
serve(searchWithFinder, loadFinderAhead);
