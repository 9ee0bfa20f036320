import { CONTRACT_VERSION, type RemoteModule } from '@scribblepup/kernel';
import { routes } from './routes';

const books: RemoteModule = { name: 'books', contract: CONTRACT_VERSION, routes };

export default books;
