// Filters that follow a flow, a row at a time, compiled by AssemblyScript: the browser compiles a
// function better once it has been called some times. They count in f64, as JavaScript does, so
// their numbers are those of src/kernels/plain to the last bit.
export { bilateralAcross, sumAcross } from './across';
export { meanAlong } from './along';
