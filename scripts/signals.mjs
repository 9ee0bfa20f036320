// Runs before anything is installed, so it is plain JavaScript without packages.

/**
 * Passes the signals that stop this process to a child, and lets this process live until the child
 * has ended: a server left alone would keep its port. A terminal sends Ctrl-C to both of them, and
 * a second SIGINT would interrupt the child's shutdown.
 * @param {import('node:child_process').ChildProcess} child
 */
export const forwardSignals = (child) => {
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) child.kill('SIGINT');
  });
};
