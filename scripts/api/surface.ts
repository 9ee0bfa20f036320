import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type ExtractorMessage,
} from '@microsoft/api-extractor';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { declarationOf, writeDeclarations } from './writeDeclarations';
import { entriesOf, type Entry } from './entries';

export interface Change {
  /** The report, below the root. */
  readonly report: string;
  /** A diff of additions and removals. */
  readonly diff: string;
}

interface Options {
  /** Writes the reports instead of only comparing them. */
  readonly write?: boolean;
}

const reportOf = ({ folder, name }: Entry): string => `${folder}/etc/${name}.api.md`;

const quiet = { default: { logLevel: ExtractorLogLevel.None } };
const compilerOptions = {
  module: 'ESNext',
  moduleResolution: 'bundler',
  target: 'ES2022',
  lib: ['ES2023', 'DOM'],
  jsx: 'react-jsx',
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  types: [],
};

const configure =
  (root: string, types: string, files: readonly string[]) =>
  ({ folder, name, source }: Entry): ExtractorConfig => {
    const reportFolder = resolve(root, folder, 'etc');
    mkdirSync(reportFolder, { recursive: true });
    return ExtractorConfig.prepare({
      configObjectFullPath: undefined,
      packageJsonFullPath: resolve(types, folder, 'package.json'),
      configObject: {
        projectFolder: root,
        mainEntryPointFilePath: declarationOf(types, { folder, name, source }),
        newlineKind: 'lf',
        compiler: { overrideTsconfig: { compilerOptions, files } },
        apiReport: {
          enabled: true,
          reportFileName: name,
          reportFolder,
          reportTempFolder: resolve(types, folder, 'etc'),
          includeForgottenExports: true,
        },
        docModel: { enabled: false },
        dtsRollup: { enabled: false },
        tsdocMetadata: { enabled: false },
        messages: {
          compilerMessageReporting: quiet,
          extractorMessageReporting: quiet,
          tsdocMessageReporting: quiet,
        },
      },
    });
  };

/** Reports of entry points that no longer exist. */
const orphanedReports = (root: string, entries: readonly Entry[]): string[] => {
  const expected = new Set(entries.map(reportOf));
  return [...new Set(entries.map(({ folder }) => `${folder}/etc`))]
    .flatMap((folder) => readdirSync(resolve(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => !expected.has(file));
};

/**
 * Compares the public surface of packages with the reports in their `etc` folders, and returns the
 * differences.
 * @throws Error when the packages do not compile
 */
export const compareSurface = async (
  root: string,
  folders: readonly string[],
  { write = false }: Options = {},
): Promise<Change[]> => {
  const types = resolve(root, '.cache/api');
  const entries = entriesOf(root, folders);
  await writeDeclarations(root, entries, types);
  const files = entries.map((entry) => declarationOf(types, entry));
  const configs = entries.map(configure(root, types, files));
  // Parse the types only once, for all entries.
  const compilerState = CompilerState.create(configs[0], { additionalEntryPoints: files });
  const changed = configs.flatMap((config, index) => {
    let diff = 'this entry point had no report';
    const messageCallback = (message: ExtractorMessage): void => {
      if (message.messageId === 'console-api-report-diff') diff = message.text;
      message.handled = true;
    };
    const { apiReportChanged } = Extractor.invoke(config, {
      compilerState,
      localBuild: write,
      printApiReportDiff: true,
      messageCallback,
    });
    return apiReportChanged ? [{ report: reportOf(entries[index]), diff }] : [];
  });
  const gone = orphanedReports(root, entries).map((report) => ({
    report,
    diff: 'this entry point no longer exists',
  }));
  if (write) for (const { report } of gone) rmSync(resolve(root, report));
  return [...changed, ...gone];
};
