import { createServer } from 'node:net';
import { listenErrorMessage } from '../../api/src/running/listening';
import { exitWithError } from './commandLine';

/** Where a server listens; port 0 is any free one. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

/**
 * Ends the command with a sentence if no server can listen at the address. The build that a command
 * needs before it can listen may take minutes.
 */
export const checkAddress = ({ host, port }: Address): Promise<void> =>
  new Promise((done) => {
    const socket = createServer()
      .once('error', (error) => exitWithError(listenErrorMessage(error, { host, port })))
      .listen(port, host, () => socket.close(() => done()));
  });
