// The kernel without React: plain data and functions that may run before any shared module is
// loaded.
export { UNREADABLE_ANSWER } from './api/envelope';
export { paths, pathTo, type Path } from './paths';
export {
  remoteNames,
  remotePaths,
  type RemoteModule,
  type RemoteName,
  type RemoteRoute,
} from './remote/contract';
export { CONTRACT_VERSION } from './remote/version';
export { isContractSupported, validateRemoteModule, type Validation } from './remote/validate';
export { readOverrides, writeOverride, type Overrides } from './config/overrides';
export {
  keepRegistry,
  keepSerial,
  keptRegistry,
  keptSerial,
  type SeenSerial,
} from './config/lastRegistry';
export { runtimeConfig, type RuntimeConfig } from './config/runtimeConfig';
export { siteAddress } from './config/siteAddress';
export { clearToken, getToken, setToken, subscribeToken } from './session/token';
export { readResetState, type ResetState } from './session/resetState';
export {
  failuresOf,
  noteVersion,
  onFailure,
  type AppName,
  type Failure,
} from './failures/onFailure';
