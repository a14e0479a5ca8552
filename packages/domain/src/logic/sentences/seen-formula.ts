import type { Guid } from '../../guid.ts';
import { answerKey, parseAnswerKey, type AnswerKey } from '../../submission/answers/answer-key.ts';
import type { Question } from '../rules/questions.ts';
import { rowNumbers } from '../resolving/logic-state.ts';
import type { Resolution } from '../resolving/resolution.ts';
import { formulaSentence, questionName, words, type Sentence, type SentenceContext } from './sentence.ts';

/** A computed answer and the answers that it was computed from. */
export interface SeenFormula {
  readonly formula: string;
  /** The key of the computed answer, in its row. */
  readonly key: AnswerKey;
  readonly resolution: Pick<Resolution, 'answers' | 'rows'>;
}

/**
 * Writes a formula with the answers that it was computed from, after the names of their questions, “Rent 400 + Pay
 * 1,200”, or in place of them, “400 + 1,200”. An answer that is absent is “–”; those of several rows are
 * separated by semicolons.
 */
export function seenFormulaSentence(
  { formula, key, resolution: { answers, rows } }: SeenFormula,
  names: 'with-names' | 'values-only',
  context: SentenceContext,
): Sentence {
  const { questions, fieldTypes, locale } = context;
  const computed = parseAnswerKey(key);
  const ruleGroup = questions.get(computed.guid)?.group?.guid ?? null;

  function keysOf({ field: { guid }, group }: Question): readonly AnswerKey[] {
    if (group?.repeat === undefined) return [guid];
    if (group.guid === ruleGroup) return [answerKey(guid, computed.row)];
    return rowNumbers(rows, group.guid).map((row) => answerKey(guid, row));
  }

  function valuesOf(question: Question): string {
    const { field } = question;
    const shown = keysOf(question).map(
      (answered) => fieldTypes.get(field.type).display(field, answers[answered] ?? null, locale) || '–',
    );
    return shown.length === 0 ? '–' : shown.join('; ');
  }

  return formulaSentence(formula, context, (guid: Guid) => {
    const question = questions.get(guid);
    const name = questionName(guid, context);
    if (question === undefined) return name;
    return names === 'with-names' ? [...name, ...words(` ${valuesOf(question)}`)] : words(valuesOf(question));
  });
}
