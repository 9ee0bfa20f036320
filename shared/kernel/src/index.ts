export * from './core';
export { assertRemoteModule } from './remote/assert';
export { useToken } from './session/useToken';
export { onSessionEnd } from './session/expiry';
export {
  readItem,
  readTabItem,
  removeItem,
  removeItems,
  writeItem,
  writeTabItem,
} from './session/storage';
