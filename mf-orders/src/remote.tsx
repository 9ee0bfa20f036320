import type { RemoteModule } from '@scribblepup/kernel';
import { CONTRACT_VERSION } from '@scribblepup/kernel/contract';
import { routes } from './routes';

const orders: RemoteModule = { name: 'orders', contract: CONTRACT_VERSION, routes };

export default orders;
