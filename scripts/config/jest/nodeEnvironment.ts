import { TestEnvironment } from 'jest-environment-node';
import { disableStorages } from './storages';

export default class extends TestEnvironment {
  override async teardown(): Promise<void> {
    await super.teardown();
    disableStorages();
  }
}
