import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { subjects, type SubjectName } from './subjects';

/** Tries inputs in a thread that FuzzRunner can terminate. */

/** An input to try, or a query for the memory in use. */
export type FuzzRequest = { readonly input: unknown } | { readonly memory: true };
export type Reply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'tried'; readonly fault: string | null }
  | { readonly kind: 'memory'; readonly bytes: number };

const { subject, folder } = workerData as {
  readonly subject: SubjectName;
  readonly folder: string;
};
const sendReply = (reply: Reply): void => parentPort?.postMessage(reply);

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const memory = (): number => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

const findFault = await subjects[subject].prepare(folder);

const tryInput = async (input: unknown): Promise<string | null> => {
  try {
    return await findFault(input);
  } catch (error) {
    return error instanceof Error ? (error.stack ?? String(error)) : String(error);
  }
};

parentPort?.on('message', (request: FuzzRequest) => {
  if ('memory' in request) sendReply({ kind: 'memory', bytes: memory() });
  else void tryInput(request.input).then((fault) => sendReply({ kind: 'tried', fault }));
});
sendReply({ kind: 'ready' });
