import type { IConfiguration } from 'dependency-cruiser';

// The levels of the packages, lowest first. A package imports only from the levels below its own.
const levels = [
  ['shared/kernel', 'shared/imaging'],
  ['shared/finder'],
  ['shared/tracing'],
  ['shared/pages', 'shared/print'],
  ['shared/library'],
  ['shared/studio', 'shared/ui'],
];
const apps = ['shell', 'mf-[^/]+'];
const server = 'api/src';
// These may import the site's code, but the site does not import theirs.
const tools = ['scripts', 'e2e'];
// Apps may use photos and drawings only through the studio.
const behindStudio = ['imaging', 'finder', 'tracing', 'pages'];
// npm packages that only one folder may import.
const owners = {
  axios: 'shared/kernel',
  idb: 'shared/library',
  '@module-federation': 'shell/src/federation',
};

const pathsBelow = (folders: readonly string[]): string => `^(${folders.join('|')})/`;

const fromBelow = levels.flatMap((folders, level) =>
  folders.map((folder) => ({
    name: 'imports-flow-down',
    comment: `${folder} imports only from the levels below it.`,
    severity: 'error' as const,
    from: { path: `^${folder}/src/` },
    to: {
      path: pathsBelow([
        ...folders.filter((other) => other !== folder),
        ...levels.slice(level + 1).flat(),
        ...apps,
        server,
      ]),
    },
  })),
);

/** The rules that `npm run deps:levels` checks. */
export const levelRules: IConfiguration = {
  forbidden: [
    { name: 'no-cycles-between-files', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-cycles-between-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^shared/' },
      to: { circular: true },
    },
    ...fromBelow,
    {
      name: 'packages-have-a-level',
      comment: 'No rule would apply to a package that is in none of the levels above.',
      severity: 'error',
      from: { path: '^shared/', pathNot: pathsBelow(levels.flat()) },
      to: {},
    },
    {
      name: 'site-imports-no-tools',
      severity: 'error',
      from: { path: pathsBelow(['shared', ...apps]) },
      to: { path: pathsBelow(tools) },
    },
    {
      name: 'apps-stay-apart',
      comment: 'An app never imports another app; share through a package under shared/.',
      severity: 'error',
      from: { path: pathsBelow(apps) },
      to: { path: pathsBelow([...apps, server]), pathNot: '^$1/' },
    },
    ...Object.entries(owners).map(([name, folder]) => ({
      name: 'one-folder-imports-it',
      comment: `Only ${folder} imports ${name}.`,
      severity: 'error' as const,
      from: { pathNot: `^${folder}/` },
      to: { path: `(^|/)node_modules/${name}/` },
    })),
    {
      name: 'apps-call-the-studio',
      severity: 'error',
      from: { path: pathsBelow(apps) },
      to: { path: pathsBelow(behindStudio.map((name) => `shared/${name}`)) },
    },
    {
      name: 'photo-choice-imports-no-drawings',
      comment: 'Apps choose photos on the main thread, so the choice loads no drawings.',
      severity: 'error',
      from: { path: '^shared/pages/src/photos/' },
      to: {
        path: '^shared/pages/src/',
        pathNot: '^shared/pages/src/(photos/|looks/(ids|traits|types/traits)\\.ts$)',
      },
    },
    {
      name: 'shared-book-code-imports-no-client',
      comment:
        'My Books makes no API calls, so the code it shares with other screens imports no HTTP client.',
      severity: 'error',
      from: {
        path: '^mf-books/src/(components/|[^/]+$)',
        pathNot: '^mf-books/src/queryErrorMessage\\.ts$',
      },
      to: { path: '^shared/kernel/src/api/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Tests may import anything.
    exclude: { path: '(\\.test\\.tsx?$|/testing/|/fixtures/)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
