import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { root } from './run-steps.ts';

/** One rule of docs/specification.md. */
interface Row {
  readonly where: string;
  readonly rule: string;
  readonly proof: string;
}

const page = readFileSync(join(root, 'docs/specification.md'), 'utf8');
const rows: readonly Row[] = page
  .split('\n')
  .map((line) => /^\| (.+?) \| (.+?) \| (.+) \|$/.exec(line))
  .filter((cells) => cells !== null)
  .map(([, where = '', rule = '', proof = '']) => ({ where, rule, proof }))
  .filter(({ where }) => where !== 'Where');

/** A proof: a link to the file and words of a sentence; or a debt. */
const provedBy = /^\[[\w.-]+\]\(\.\.\/(?<file>[^)]+)\) “(?<words>.+)”$/;
const notPlanned = /^([^:]+: )?not planned yet$/;

const proofs = rows.flatMap(({ rule, proof }) =>
  proof.split('<br>').map((one) => {
    const { file, words } = provedBy.exec(one)?.groups ?? {};
    return { rule, proof: one, file, words };
  }),
);

/** Whether what is called makes a test: `it`, `it.each(…)`, `test`, but no group of them. */
function isTest(callee: string): boolean {
  return /^(it|test)\b(?!\.describe)/.test(callee);
}

/** The sentences of a file's tests, as they are written. */
function sentencesOf(file: string): readonly string[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const [title] = ts.isCallExpression(node) ? node.arguments : [];
    const isSentence =
      title !== undefined && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title));
    if (isSentence && ts.isCallExpression(node) && isTest(node.expression.getText(source)))
      found.push(title.getText(source).slice(1, -1).replaceAll("\\'", "'"));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const sentences = new Map<string, readonly string[]>();

function hasSentence(file: string, words: string): boolean {
  const known = sentences.get(file) ?? sentencesOf(file);
  sentences.set(file, known);
  return known.some((sentence) => sentence.includes(words));
}

describe('docs/specification.md', () => {
  it('has a proof or a debt for every rule', () => {
    const others = proofs.filter(({ proof }) => !provedBy.test(proof) && !notPlanned.test(proof));

    expect(rows.length).toBeGreaterThan(250);
    expect(others.map(({ rule, proof }) => `${rule}: ${proof}`)).toEqual([]);
  });

  it('names tests that are there, in their own words', () => {
    const wrong = proofs.filter(({ file, words }) => {
      if (file === undefined || words === undefined) return false;
      return !existsSync(join(root, file)) || !hasSentence(file, words);
    });

    expect(wrong.map(({ rule, proof }) => `${rule}: ${proof}`)).toEqual([]);
  });

  it('has every decision and every section', () => {
    const places = rows.map(({ where }) => where.split(' ')[0]);
    const decisions = Array.from({ length: 47 }, (_, index) => `D${String(index + 1)}`);
    const sections = Array.from({ length: 9 }, (_, index) => `§${String(index + 1)}`);

    expect([...decisions, ...sections].filter((place) => !places.includes(place))).toEqual([]);
  });
});
