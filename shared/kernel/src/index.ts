export * from './core';
export { assertRemoteModule } from './remote/assert';
export { useToken } from './session/useToken';
export { onSessionEnd } from './session/sessionEnd';
export {
  readLocalStorageItem,
  readSessionStorageItem,
  removeLocalStorageItem,
  removeLocalStorageItems,
  writeLocalStorageItem,
  writeSessionStorageItem,
} from './session/storage';
