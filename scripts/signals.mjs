// Runs before anything is installed, so it is plain JavaScript without packages.

/**
 * Passes SIGTERM and SIGINT to a child instead of ending this process first, because an orphaned
 * server would keep its port. Does not pass on Ctrl-C from a terminal, which reaches both of them:
 * a second SIGINT would interrupt the child's shutdown.
 * @param {import('node:child_process').ChildProcess} child
 */
export const forwardSignals = (child) => {
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) child.kill('SIGINT');
  });
};
