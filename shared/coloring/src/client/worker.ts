import type { Answer, Report, Request, Results, TaskKind, Tasks } from './protocol';
import { failure } from './tasks/failure';
import { cutoutTask, extractTask } from './tasks/extract';
import { logoTask } from './tasks/logo';
import { pagesTask } from './tasks/pages';
import { prepareTask } from './tasks/prepare';

/** The worker's end of the protocol. Only relative imports here: a worker has no shared modules. */

interface Scope {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage(message: Answer, transfer?: Transferable[]): void;
}

type Handler<K extends TaskKind> = (task: Tasks[K], report: (news: Report) => void) => Promise<Results[K]>;

const handlers: { readonly [K in TaskKind]: Handler<K> } = {
  prepare: prepareTask,
  cutout: cutoutTask,
  extract: extractTask,
  pages: pagesTask,
  logo: logoTask,
};

const scope = self as unknown as Scope;

/** The cutout's mask is the one large buffer; it is handed over, not copied. */
const buffersOf = (result: Results[TaskKind]): Transferable[] =>
  result && 'cutout' in result ? [result.cutout.alpha.buffer as ArrayBuffer] : [];

const handle = async <K extends TaskKind>({ id, kind, task }: Request<K>): Promise<void> => {
  try {
    const result = await handlers[kind](task, (news) => scope.postMessage({ id, ...news }));
    scope.postMessage({ id, type: 'done', result }, buffersOf(result));
  } catch (error) {
    scope.postMessage({ id, type: 'failed', ...failure(error) });
  }
};

scope.onmessage = ({ data }) => void handle(data);
