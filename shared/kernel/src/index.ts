export * from './core';
export { assertRemoteModule } from './remote/assert';
export { useToken } from './session/useToken';
export { onSessionEnd } from './session/expiry';
export { readItem, removeItem, writeItem } from './session/storage';
export { readTabItem, writeTabItem } from './session/tabStorage';
