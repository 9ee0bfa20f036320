import { createServer } from 'node:net';
import { listenErrorMessage } from '../../api/src/running/listening';
import { exitWithError } from './commandLine';

/** The address on which a server listens; port 0 stands for any free port. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

/**
 * Ends the command with an error message if no server can listen at the address. Commands check this
 * before they build, because a build may take minutes.
 */
export const checkAddress = ({ host, port }: Address): Promise<void> =>
  new Promise((done) => {
    const socket = createServer()
      .once('error', (error) => exitWithError(listenErrorMessage(error, { host, port })))
      .listen(port, host, () => socket.close(() => done()));
  });
