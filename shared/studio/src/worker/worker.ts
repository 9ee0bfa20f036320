import { serve } from './serve';
import { searchWithFinder } from './tasks/search';

// The worker for photos: the finder looks for the dog.
serve(searchWithFinder);
