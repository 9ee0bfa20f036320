// Tests replace this module, so that no worker starts.
export { siteClient as coloring } from '@scribblepup/studio';
