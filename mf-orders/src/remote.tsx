import { CONTRACT_VERSION, type RemoteModule } from '@scribblepup/kernel';
import { routes } from './routes';

const orders: RemoteModule = { name: 'orders', contract: CONTRACT_VERSION, routes };

export default orders;
