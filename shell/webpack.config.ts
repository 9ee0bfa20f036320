import { shellConfig } from '../scripts/config/webpack';

export default (_env: unknown, argv: { mode?: string }) => shellConfig(argv.mode !== 'development');
