import type { RemoteModule } from '@scribblepup/kernel';
import { CONTRACT_VERSION } from '@scribblepup/kernel/contract';
import { routes } from './routes';

const books: RemoteModule = { name: 'books', contract: CONTRACT_VERSION, routes };

export default books;
