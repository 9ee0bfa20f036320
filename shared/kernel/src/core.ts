// The kernel without React: plain data and functions that may run before any shared module is
// loaded.
export { GENERIC_ERROR } from './api/envelope';
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
  writeLastRegistry,
  writeSeenSerial,
  readLastRegistry,
  readSeenSerial,
  type SeenSerial,
} from './config/lastRegistry';
export { runtimeConfig, type RuntimeConfig } from './config/runtimeConfig';
export { withBasePath } from './config/withBasePath';
export { clearToken, getToken, setToken, onTokenChange } from './session/token';
export { parseResetState, type ResetState } from './session/resetState';
export {
  createFailureHandler,
  setAppVersion,
  reportFailure,
  type AppName,
  type Failure,
} from './failures/reportFailure';
