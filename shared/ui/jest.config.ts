/** @jest-config-loader esbuild-register */
import { browserJest } from '../../scripts/config/jest/preset';

export default browserJest();
