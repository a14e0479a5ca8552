import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './run-steps.ts';

/** Part of a test title as a document quotes it beside a link to the file: `[name](../path) “words”`. */
export interface Quotation {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly words: string;
}

/**
 * The words may contain quotation marks themselves: they end at the end of the line, the table cell or the
 * line within a cell.
 */
const quotation = /\[[\w.-]+\]\(\.\.\/(?<file>[^)]+)\) “(?<words>.+?)”(?=$|<br>| \|)/gm;

/** Returns every quotation in a document of the folder `docs`, in order. */
export function quotationsIn(text: string): readonly Quotation[] {
  return [...text.matchAll(quotation)].map(({ groups }) => ({
    file: groups?.['file'] ?? '',
    words: groups?.['words'] ?? '',
  }));
}

const sentencesByFile = new Map<string, readonly string[]>();

/** Whether the file exists and the title of one of its tests contains the words. */
export function isQuoted({ file, words }: Quotation): boolean {
  if (!existsSync(join(root, file))) return false;
  const sentences = sentencesByFile.get(file) ?? sentencesOf(file);
  sentencesByFile.set(file, sentences);
  return sentences.some((sentence) => sentence.includes(words));
}

/** Whether a call defines a test: `it`, `it.each(…)` or `test`, but not a group. */
function isTest(callee: string): boolean {
  return /^(it|test)\b(?!\.describe)/.test(callee);
}

/** Returns the titles of a file's tests as written in the source. */
function sentencesOf(file: string): readonly string[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest);
  const sentences: string[] = [];
  const visit = (node: ts.Node): void => {
    const [title] = ts.isCallExpression(node) ? node.arguments : [];
    const isSentence =
      title !== undefined && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title));
    if (isSentence && ts.isCallExpression(node) && isTest(node.expression.getText(source)))
      sentences.push(title.getText(source).slice(1, -1).replaceAll("\\'", "'"));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return sentences;
}
