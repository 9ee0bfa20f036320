import { CONTRACT_VERSION, type RemoteModule } from '@scribblepup/kernel';
import { routes } from './routes';

const auth: RemoteModule = { name: 'auth', contract: CONTRACT_VERSION, routes };

export default auth;
