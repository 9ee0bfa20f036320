import type { Answer, Handler, Request, Results, TaskKind } from '../shared/protocol';
import { photoTasks } from './tasks/extract';
import { failure } from './tasks/failure';
import { logoTask } from './tasks/logo';
import { pagesTask } from './tasks/pages';
import { prepareTask } from './tasks/prepare';
import type { Search } from './tasks/search';

interface Scope {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage(message: Answer, transfer?: Transferable[]): void;
}

/** The cutout's mask is the only large buffer. It is transferred, not copied. */
const buffersOf = (result: Results[TaskKind]): Transferable[] =>
  result && 'cutout' in result ? [result.cutout.alpha.buffer as ArrayBuffer] : [];

/**
 * Implements the worker's side of the protocol. A worker cannot use the modules that the apps
 * share, so its script bundles its own copies of the packages.
 * @param search looks for dogs in photos
 */
export const serve = (search: Search): void => {
  const scope = self as unknown as Scope;
  const handlers: { readonly [K in TaskKind]: Handler<K> } = {
    prepare: prepareTask,
    ...photoTasks(search),
    pages: pagesTask,
    logo: logoTask,
  };

  const handle = async <K extends TaskKind>({ id, kind, task }: Request<K>): Promise<void> => {
    try {
      const result = await handlers[kind](task, (news) => scope.postMessage({ id, ...news }));
      scope.postMessage({ id, type: 'done', result }, buffersOf(result));
    } catch (error) {
      scope.postMessage({ id, type: 'failed', ...failure(error) });
    }
  };

  scope.onmessage = ({ data }) => void handle(data);
};
