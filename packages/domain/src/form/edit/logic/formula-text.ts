import type { Guid } from '../../../guid.ts';
import { tokensOf } from '../../../logic/formula/tokens.ts';

/**
 * Unique names of questions in the text of a formula, where labels in square brackets stand for references,
 * because nobody can read GUIDs. A label that occurs twice gets a number, and square brackets in it become
 * round ones.
 */
export type FormulaNames = ReadonlyMap<Guid, string>;

/** Names the questions of a form by their labels, in order. */
export function formulaNames(labels: Iterable<readonly [Guid, string]>): FormulaNames {
  const names = new Map<Guid, string>();
  const taken = new Set<string>();
  for (const [guid, label] of labels) {
    const plain = label.replace(/\s+/g, ' ').trim().replaceAll('[', '(').replaceAll(']', ')');
    let name = plain;
    for (let n = 2; taken.has(name); n += 1) name = `${plain} (${n})`;
    taken.add(name);
    names.set(guid, name);
  }
  return names;
}

/** A piece of a formula's text; a reference is the brackets with the name in them. */
export interface FormulaPiece {
  readonly text: string;
  /** The question that the piece refers to; null for all other text. */
  readonly question: Guid | null;
}

/** Splits a formula into references, written as names, and the text between them. */
export function formulaPieces(formula: string, names: FormulaNames): readonly FormulaPiece[] {
  const pieces: FormulaPiece[] = [];
  let end = 0;
  for (const token of tokensOf(formula)) {
    if (token.kind !== 'field') continue;
    const question = token.text as Guid;
    const name = names.get(question);
    if (name === undefined) continue;
    if (token.at > end) pieces.push({ text: formula.slice(end, token.at), question: null });
    pieces.push({ text: `[${name}]`, question });
    end = token.end;
  }
  const rest = formula.slice(end);
  return rest === '' ? pieces : [...pieces, { text: rest, question: null }];
}

/** Writes a formula with names in place of GUIDs. */
export function formulaToText(formula: string, names: FormulaNames): string {
  return formulaPieces(formula, names)
    .map(({ text }) => text)
    .join('');
}

/** Reads what was typed; a name that no question has stays as it is, and the formula is then invalid. */
export function formulaFromText(text: string, names: FormulaNames): string {
  const guids = new Map([...names].map(([guid, name]) => [name, guid]));
  return text.replace(/\[([^[\]]*)\]/g, (written, name: string) => {
    const guid = guids.get(name);
    return guid === undefined ? written : `{field:${guid}}`;
  });
}
