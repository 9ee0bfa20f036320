import { remoteConfig } from '../scripts/config/webpack';

export default remoteConfig('account');
