import type { RemoteModule } from '@scribblepup/kernel';
import { CONTRACT_VERSION } from '@scribblepup/kernel/contract';
import { routes } from './routes';

const marketing: RemoteModule = { name: 'marketing', contract: CONTRACT_VERSION, routes };

export default marketing;
