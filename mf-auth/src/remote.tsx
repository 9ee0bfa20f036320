import type { RemoteModule } from '@scribblepup/kernel';
import { CONTRACT_VERSION } from '@scribblepup/kernel/contract';
import { routes } from './routes';

const auth: RemoteModule = { name: 'auth', contract: CONTRACT_VERSION, routes };

export default auth;
