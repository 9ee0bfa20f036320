/** @jest-config-loader esbuild-register */
import { browserJest } from '../scripts/config/jest/preset';

export default {
  ...browserJest(),
  // These packages are ES modules only, so Jest has to transform them.
  transformIgnorePatterns: ['/node_modules/(?!(.*/)?(cookie|workbox-[a-z]+)/)'],
};
