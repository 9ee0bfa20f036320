/** @jest-config-loader esbuild-register */
import { browserJest } from '../scripts/config/jest/preset';

export default browserJest({ setupFiles: ['<rootDir>/src/testing/setup.ts'] });
