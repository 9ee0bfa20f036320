export { isReleaseFileList, type ReleaseFileList } from './fileList';
export { isIntegrity } from './integrity';
export { isIntegrityMap, type IntegrityMap } from './integrityMap';
export { isManifest, type Manifest } from './manifest';
export { isCanary, isRemotePointer, type ReleaseTarget, type RemotePointer } from './pointer';
export { isRelease, type Release } from './release';
export { isRegistry, isRegistryOutline, isShellPointer, type Registry } from './registry';
export {
  isPublicKey,
  isSignature,
  joinSignedText,
  payloadToSign,
  splitSignedText,
  type SignedText,
} from './signature';
export { REGISTRY_VERSION } from './version';
