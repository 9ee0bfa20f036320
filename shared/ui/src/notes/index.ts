export { NewerVersionNote } from './NewerVersionNote';
export { Note } from './Note';
