/** @jest-config-loader esbuild-register */
import { nodeJest } from '../../scripts/config/jest/preset';

export default nodeJest();
