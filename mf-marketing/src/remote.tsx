import { CONTRACT_VERSION, type RemoteModule } from '@scribblepup/kernel';
import { routes } from './routes';

const marketing: RemoteModule = { name: 'marketing', contract: CONTRACT_VERSION, routes };

export default marketing;
