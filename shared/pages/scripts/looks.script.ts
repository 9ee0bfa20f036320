import { writeLists } from './registry';

// npm run looks -w shared/pages: lists the looks anew after one was added, renamed or taken away.
await writeLists();
