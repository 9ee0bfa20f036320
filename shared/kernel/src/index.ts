export { paths, type Path } from './paths';
export { CONTRACT_VERSION, remoteNames, type RemoteModule, type RemoteName, type RemoteRoute } from './remote';
