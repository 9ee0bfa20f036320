import { marked } from 'marked';

/** A fenced block of code. */
export interface CodeBlock {
  readonly language: string;
  /** The text after the language: the path that the code would have in its package. */
  readonly path: string;
  readonly text: string;
}

/** The parts of a Markdown file that can be checked against the code. */
export interface Document {
  /** Its path below the root. */
  readonly path: string;
  /** The texts between backticks. */
  readonly spans: readonly string[];
  readonly blocks: readonly CodeBlock[];
  /** The targets of its links and pictures. */
  readonly links: readonly string[];
}

/** Reads a Markdown file. */
export const readDocument = (path: string, markdown: string): Document => {
  const spans: string[] = [];
  const blocks: CodeBlock[] = [];
  const links: string[] = [];
  const tokens = marked.lexer(markdown);
  void marked.walkTokens(tokens, (token) => {
    if (token.type === 'codespan') spans.push(String(token['text']));
    if (token.type === 'link' || token.type === 'image') links.push(String(token['href']));
    if (token.type === 'code') {
      const [language = '', file = ''] = String(token['lang'] ?? '').split(' ');
      blocks.push({ language, path: file, text: String(token['text']) });
    }
  });
  return { path, spans, blocks, links };
};
