import * as library from '@scribblepup/library';
import type { NumberedWrite, Ledger, Message, ProjectIds, DeviceContents } from './ledger';

/**
 * Runs in the page: writes without a pause until the browser is killed, and afterwards reads the
 * contents of the device. Each write has a number, which determines its content.
 */

declare global {
  interface Window {
    /** Sends a message to the script that kills the browser. Resolves once it has arrived. */
    tell: (message: Message) => Promise<void>;
    soak: typeof soak;
  }
}

const LARGEST = 30_000;
const LOOKS = 20;
const CARDS = 25;
const SAVED = 'Saved on this device';

const textOf = (kind: string, n: number): string =>
  `${kind} ${n} `.padEnd(100 + ((n * 7919) % LARGEST), '.');
const pictureOf = (kind: string, n: number): Blob =>
  new Blob([textOf(kind, n)], { type: 'image/png' });
const isWhole = async (picture: Blob | null | undefined, kind: string, n: number) =>
  (await picture?.text()) === textOf(kind, n);

const lookAt = (n: number): string => library.version1PageId((n * 7) % LOOKS);
const numberIn = (text: string): number => Number(/\d+$/.exec(text)?.[0] ?? -1);

/** The picks after `n` toggles. */
const picksAfter = (n: number): string[] => {
  const picks: string[] = [];
  for (let i = 1; i <= n; i++) {
    const index = picks.indexOf(lookAt(i));
    if (index < 0) picks.push(lookAt(i));
    else picks.splice(index, 1);
  }
  return picks;
};

const address = (n: number) => ({
  firstName: 'Ada',
  lastName: 'Lovelace',
  address: `Park Lane ${n}`,
  apt: '',
  country: 'Canada',
  state: '',
  city: 'Halifax',
  postalCode: '',
  phone: '123',
});

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Creates the project that the writers change, and a copy of it for them to import. */
const create = async (): Promise<{ ids: ProjectIds; copy: string }> => {
  const { id, currentBookId } = await library.createProject({
    dogName: 'Import 0',
    bornMonth: '05',
    photo: pictureOf('photo', 1),
  });
  const copy = await (await library.exportProject(id)).text();
  await library.updateProject(id, { dogName: 'Kept 0' });
  return { ids: { project: id, book: currentBookId }, copy };
};

interface WriteTarget {
  readonly ids: ProjectIds;
  readonly copy: string;
  readonly from: Ledger['numbers'];
}

const writers: Readonly<Record<string, (n: number, target: WriteTarget) => Promise<Message>>> = {
  draft: async (n) => {
    await library.saveDraft({ fields: { n }, pictures: { photo: pictureOf('draft', n) } });
    return { kind: 'draft', n };
  },
  picks: async (n, { ids }) => {
    await library.updateProject(ids.project, (project) => ({
      ...library.togglePage(project, lookAt(n)).project,
      dogName: `Kept ${n}`,
    }));
    return { kind: 'picks', n };
  },
  cover: async (n, { ids }) => {
    const design = { candidate: n % 4, seed: n, title: `Cover ${n}`, colour: 'Sky' };
    await library.saveCover(ids.project, ids.book, design, pictureOf('cover', n));
    return { kind: 'cover', n };
  },
  order: async (n, { ids }) => {
    const { id } = await library.addOrder({
      bookId: ids.book,
      copies: 1 + (n % 3),
      address: address(n),
      cover: pictureOf('order', n),
    });
    await pause(100);
    return { kind: 'order', n, id };
  },
  import: async (n, { copy }) => {
    const file = new Blob([copy.replaceAll('Import 0', `Import ${n}`)]);
    const { projects } = await library.importBackup(file);
    await pause(200);
    return { kind: 'import', n, id: projects[0] };
  },
};

const write = async (kind: string, target: WriteTarget): Promise<void> => {
  for (let n = (target.from[kind] ?? 0) + 1; ; n++) {
    // A write is confirmed once the library resolves; the message about it may be lost with the
    // browser.
    void window.tell(await writers[kind](n, target));
    await pause(Math.random() * 20);
  }
};

const cards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-card]')];
const pressed = (): number[] =>
  cards().flatMap((card, n) => (card.getAttribute('aria-pressed') === 'true' ? [n] : []));
const showsSaved = (): boolean =>
  [...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent === SAVED);

/**
 * Clicks pages in the picker like a visitor, and now and then waits until it says that all is
 * saved.
 */
const click = async (): Promise<void> => {
  for (;;) {
    for (let clicks = 1 + Math.floor(Math.random() * 4); clicks > 0; clicks--) {
      const n = Math.floor(Math.random() * CARDS);
      await window.tell({ kind: 'click', n });
      cards()[n].click();
      await pause(Math.random() * 30);
    }
    while (!showsSaved()) await pause(1);
    void window.tell({ kind: 'saved', pressed: pressed() });
    await pause(Math.random() * 100);
  }
};

const draftOnDisk = async (): Promise<NumberedWrite> => {
  const draft = await library.getDraft();
  const n = Number(draft?.fields['n'] ?? 0);
  return { n, isWhole: n === 0 || (await isWhole(draft?.pictures['photo'], 'draft', n)) };
};

/** Why Chromium has discarded the database, if it has. */
const dataLossMessages: string[] = [];
const openDatabase = indexedDB.open.bind(indexedDB);
indexedDB.open = (...database) => {
  const request = openDatabase(...database);
  request.addEventListener('upgradeneeded', (event) => {
    const { dataLossMessage } = event as IDBVersionChangeEvent & { dataLossMessage?: string };
    if (dataLossMessage) dataLossMessages.push(dataLossMessage);
  });
  return request;
};

/** Contents of the device. */
const read = async ({ project: id, book: bookId }: ProjectIds): Promise<DeviceContents> => {
  const project = await library.getProject(id);
  const book = project?.books.find(({ id }) => id === bookId);
  if (!project || !book) {
    const remaining = (await library.listProjects()).map(({ dogName }) => dogName);
    throw new Error(
      `The project is gone; on the device: ${remaining.join(', ') || 'nothing'}. ${dataLossMessages.join()}`,
    );
  }
  const picks = numberIn(project.dogName);
  const seed = book.cover?.seed ?? 0;
  const picture = book.cover?.picture;
  const orders = (await library.listOrders()).filter((order) => order.bookId === bookId);
  const imports = (await library.listProjects()).filter(({ dogName }) =>
    dogName.startsWith('Import'),
  );
  return {
    draft: await draftOnDisk(),
    picks: { n: picks, isWhole: book.pages.join() === picksAfter(picks).join() },
    cover: {
      n: seed,
      isWhole: !picture || (await isWhole(await library.getBlob(picture), 'cover', seed)),
    },
    orders: await Promise.all(
      orders.map(async ({ id: order, cover, address: { address: street } }) => ({
        id: order,
        n: numberIn(street),
        isWhole: await isWhole(cover, 'order', numberIn(street)),
      })),
    ),
    isCounted: orders.reduce((sum, { copies }) => sum + copies, 0) === book.printedCopies,
    imports: await Promise.all(
      imports.map(async ({ id: imported, dogName, photo }) => ({
        id: imported,
        n: numberIn(dogName),
        isWhole: await isWhole(photo ? await library.getBlob(photo) : null, 'photo', 1),
      })),
    ),
    damaged: (await library.findDamagedRecords()).map(
      ({ kind, id: damaged }) => `${kind} ${damaged}`,
    ),
    pressed: pressed(),
  };
};

const soak = {
  create,
  read,
  /** Starts all writers, each at its own pace, until the browser is killed. */
  write: (target: WriteTarget): void => {
    for (const kind of Object.keys(writers)) void write(kind, target);
    void click();
  },
  /** Deletes imported projects, to make room for the next ones. */
  forget: async (ids: readonly string[]): Promise<void> => {
    for (const id of ids) await library.deleteProject(id);
  },
  isReady: (): boolean => cards().length === CARDS,
};

window.soak = soak;
