import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { root } from '../config/apps';
import { exitOnSignals } from '../config/atExit';
import { readCommandLine } from '../config/commandLine';
import { checkExamples } from './examples';
import { readDocument, type Document } from './readDocument';
import { readSources, type Sources } from './sources';
import { brokenLinks, missingFiles, unknownNames, unknownNamesInComments } from './staleNames';

/** Excludes the changelog, which mentions removed names, and generated API reports. */
const isDocument = (path: string): boolean =>
  path.endsWith('.md') && path !== 'CHANGELOG.md' && !path.includes('/etc/');

const unknown = (name: string): string => `no code has the name ${name}`;

const faultsOf = (document: Document, sources: Sources): string[] => [
  ...unknownNames(document, sources).map(unknown),
  ...missingFiles(document, sources).map((file) => `there is no file ${file}`),
  ...brokenLinks(document, sources).map((link) => `the link ${link} leads nowhere`),
];

/**
 * Prints the names, files and links in documents and comments that do not exist, and the errors in
 * examples; returns false if there are any.
 */
export const checkDocuments = async (): Promise<boolean> => {
  const sources = await readSources(root);
  const documents = await Promise.all(
    [...sources.paths]
      .filter(isDocument)
      .map(async (path) => readDocument(path, await readFile(resolve(root, path), 'utf8'))),
  );
  const faults = [
    ...sources.comments.flatMap((comments) =>
      unknownNamesInComments(comments, sources).map((name) => `${comments.path}: ${unknown(name)}`),
    ),
    ...documents.flatMap((document) =>
      faultsOf(document, sources).map((fault) => `${document.path}: ${fault}`),
    ),
    ...(await checkExamples(documents, resolve(root, 'test-results/docs'))),
  ];
  for (const fault of faults) console.error(fault);
  return faults.length === 0;
};

if (import.meta.filename === process.argv[1]) {
  exitOnSignals();
  readCommandLine('npm run docs:check');
  if (!(await checkDocuments())) process.exitCode = 1;
}
