import { CONTRACT_VERSION, type RemoteModule } from '@scribblepup/kernel';
import { routes } from './routes';

const account: RemoteModule = { name: 'account', contract: CONTRACT_VERSION, routes };

export default account;
