export { NewerVersion } from './NewerVersion';
export { Note } from './Note';
