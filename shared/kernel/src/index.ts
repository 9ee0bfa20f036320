export { paths, pathTo, type Path } from './paths';
export {
  CONTRACT_VERSION,
  remoteNames,
  remotePaths,
  type RemoteModule,
  type RemoteName,
  type RemoteRoute,
} from './remote/contract';
export { isContractSupported, validateRemoteModule, type Validation } from './remote/validate';
export { assertRemoteModule } from './remote/assert';
export { RUNTIME_CONFIG_ID, parseRuntimeConfig, runtimeConfig, type RuntimeConfig } from './config/runtimeConfig';
export { TOKEN_KEY, clearToken, getToken, setToken, subscribeToken } from './session/token';
export { useToken } from './session/useToken';
export { onSessionEnd } from './session/expiry';
export { readResetState, type ResetState } from './session/resetState';
