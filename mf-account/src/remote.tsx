import type { RemoteModule } from '@scribblepup/kernel';
import { CONTRACT_VERSION } from '@scribblepup/kernel/contract';
import { routes } from './routes';

const account: RemoteModule = { name: 'account', contract: CONTRACT_VERSION, routes };

export default account;
