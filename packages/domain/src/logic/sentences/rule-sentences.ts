import { fieldsOfCondition, type PersonTest } from '../conditions/condition.ts';
import type { RuleKind } from '../rules/logic-fault.ts';
import { rowsOfRule, type Rule } from '../rules/references.ts';
import {
  answerSentence,
  conditionSentence,
  formulaSentence,
  joined,
  personSentence,
  plainText,
  questionName,
  sentenceWith,
  words,
  type Sentence,
  type SentenceContext,
} from './sentence.ts';
import { decisiveTests, type JudgedTest, type Why } from './why.ts';

const whenKeys = {
  showWhen: 'admin.sentence.shownWhen',
  requireWhen: 'admin.sentence.requiredWhen',
  must: 'admin.sentence.mustHold',
  when: 'admin.sentence.setWhen',
} as const satisfies Readonly<Partial<Record<RuleKind, string>>>;

/** Writes a rule as a sentence: “Shown when …”, “Requested when …”, “Required when …”, “Computed: …”, “Must hold: …”. */
export function ruleSentence(rule: Rule, context: SentenceContext): Sentence {
  const { kind, condition, formula } = rule;
  const { text } = context.locale;
  if (kind === 'formula')
    return sentenceWith(text('admin.sentence.computed'), formulaSentence(formula ?? '', context));
  if (condition === null) return words(text('admin.sentence.requiredWhenShown'));
  const rows = rowsOfRule(rule, fieldsOfCondition(condition), context.questions);
  return sentenceWith(
    text(rule.isOfRequest ? 'admin.sentence.requestedWhen' : whenKeys[kind]),
    conditionSentence(condition, { ...context, rows }),
  );
}

/**
 * Writes that a rule does not work, with its condition or formula: “The rule does not work: …”. A formula without any
 * text still has to be written.
 */
export function brokenSentence(
  { condition, formula }: Pick<Rule, 'condition' | 'formula'>,
  context: SentenceContext,
): Sentence {
  const { text } = context.locale;
  if (condition !== null)
    return sentenceWith(text('admin.sentence.broken'), conditionSentence(condition, context));
  if (formula === null || formula.trim() === '') return words(text('admin.formula.empty'));
  return sentenceWith(text('admin.sentence.brokenFormula'), formulaSentence(formula, context));
}

/**
 * Writes why an element is shown or not by the answers that decided: “Not shown because Amount is 3,000”;
 * null when nothing but its place in the form decides.
 */
export function whySentence({ isShown, judgement }: Why, context: SentenceContext): Sentence | null {
  if (judgement === null) return null;
  const clauses = decisiveTests(judgement).map((test) => seenSentence(test, context));
  const distinct = [...new Map(clauses.map((clause) => [plainText(clause), clause])).values()];
  const { text } = context.locale;
  return sentenceWith(
    text(isShown ? 'admin.sentence.shownBecause' : 'admin.sentence.notShownBecause'),
    joined(distinct, text('admin.sentence.and')),
  );
}

/** What a test saw, as a clause: “Amount is 3,000”, “Amount is not answered”, “Amount is not asked”. */
export function seenSentence(
  { test, holds, answer, isAsked }: JudgedTest,
  context: SentenceContext,
): Sentence {
  if (test.kind === 'person') {
    const seen: PersonTest = { kind: 'person', identified: test.identified === holds };
    return personSentence(seen, context);
  }
  if (test.kind === 'group')
    return conditionSentence({ ...test, operator: 'equals', rows: Number(answer ?? 0) }, context);
  if (isAsked) return answerSentence(test.field, answer, context);
  return [
    ...questionName(test.field, context),
    ...words(` ${context.locale.text('admin.sentence.notAsked')}`),
  ];
}
