import type { Answer, DisplayLocale, FieldTypes } from '../../field-type/field-type.ts';
import type { Field } from '../../form/form.ts';
import type { Guid } from '../../guid.ts';
import { textIn } from '../../text/localized-text.ts';
import type { ComparisonKind } from '../conditions/comparison-kind.ts';
import type {
  Condition,
  DateOffset,
  FieldTest,
  GroupTest,
  Operand,
  Operator,
  PersonTest,
} from '../conditions/condition.ts';
import { tokensOf } from '../formula/tokens.ts';
import { isFunctionName } from '../formula/functions.ts';
import { isListFrom, type GroupSpan, type Question } from '../rules/questions.ts';

/**
 * A piece of a sentence: plain words, the label of a question, a value, the name of a function, or what
 * replaces a question or option that no longer exists.
 */
export interface SentencePart {
  readonly kind: 'words' | 'question' | 'value' | 'function' | 'gone';
  readonly text: string;
}

/** A rule in the reader's language; pieces follow each other without blanks between them. */
export type Sentence = readonly SentencePart[];

/** What a sentence is written with. */
export interface SentenceContext {
  readonly questions: ReadonlyMap<Guid, Question>;
  /** The groups whose rows a test may count. */
  readonly groups: ReadonlyMap<Guid, GroupSpan>;
  /**
   * The repeatable group whose rows the rule is judged in; null: none. Absent for a test on its own, whose sentence does not say
   * “in any row”.
   */
  readonly rows?: Guid | null;
  readonly fieldTypes: FieldTypes;
  /** The portal's texts in the reader's language; labels and options are looked up in `language`. */
  readonly locale: DisplayLocale;
}

/** The plain text of a sentence. */
export function plainText(sentence: Sentence): string {
  return sentence.map(({ text }) => text).join('');
}

/** A sentence of plain words. */
export function words(text: string): Sentence {
  return text === '' ? [] : [{ kind: 'words', text }];
}

/** Fills the `{x}` of a text with a sentence: “Shown when {x}”. */
export function sentenceWith(template: string, x: Sentence): Sentence {
  const [before = '', after = ''] = template.split('{x}');
  return [...words(before), ...x, ...words(after)];
}

/**
 * Writes a condition as one clause, such as “Applicant is Association and Amount is at least 5,000”.
 * Never throws: a question or option that no longer exists is named as such.
 */
export function conditionSentence(condition: Condition, context: SentenceContext): Sentence {
  const { text } = context.locale;
  switch (condition.kind) {
    case 'all':
    case 'any': {
      const joiner = text(condition.kind === 'all' ? 'admin.sentence.and' : 'admin.sentence.or');
      return joined(
        condition.of.map((part) => joinedPart(part, condition.kind, context)),
        joiner,
      );
    }
    case 'not':
      return sentenceWith(text('admin.sentence.not'), bracketed(condition.of, context));
    case 'person':
      return personSentence(condition, context);
    case 'group':
      return groupSentence(condition, context);
    case 'field':
      return sentenceWith(rowsTemplate(condition, context), testSentence(condition, context));
  }
}

/**
 * Writes a formula for people, with labels in place of GUIDs, or what `nameOf` returns. Never throws, whether
 * the formula is valid or not.
 */
export function formulaSentence(
  formula: string,
  context: SentenceContext,
  nameOf: (question: Guid) => Sentence = (guid) => questionName(guid, context),
): Sentence {
  let end = 0;
  return tokensOf(formula).flatMap((token): Sentence => {
    const gap = words(formula.slice(end, token.at));
    end = token.end;
    const written = formula.slice(token.at, token.end);
    if (token.kind === 'field') return [...gap, ...nameOf(token.text as Guid)];
    if (token.kind === 'name' && isFunctionName(token.text))
      return [...gap, { kind: 'function', text: token.text }];
    return [...gap, ...words(written)];
  });
}

/** The label of a question, or words for one without a label or one that no longer exists. */
export function questionName(guid: Guid, { questions, locale }: SentenceContext): Sentence {
  const question = questions.get(guid);
  if (question === undefined) return [{ kind: 'gone', text: locale.text('admin.sentence.questionGone') }];
  const label = textIn(question.field.label, locale.language, locale.defaultLanguage).trim();
  return [{ kind: 'question', text: label === '' ? locale.text('admin.unnamedField') : label }];
}

/** Whether the visitor has identified themselves, as a clause. */
export function personSentence({ identified }: PersonTest, { locale }: SentenceContext): Sentence {
  return words(locale.text(identified ? 'admin.sentence.identified' : 'admin.sentence.notIdentified'));
}

/** “the number of rows in Other grants is at least 2”. */
function groupSentence({ group, operator, rows }: GroupTest, { groups, locale }: SentenceContext): Sentence {
  const span = groups.get(group);
  const name: Sentence =
    span === undefined
      ? [{ kind: 'gone', text: locale.text('admin.sentence.groupGone') }]
      : [{ kind: 'question', text: textIn(span.group.name, locale.language, locale.defaultLanguage) }];
  return [
    ...sentenceWith(locale.text('admin.sentence.rowsIn'), name),
    ...words(` ${locale.text(operatorKey(operator, 'number'))} `),
    { kind: 'value', text: String(rows) },
  ];
}

/** An answer as a clause: “Amount is 3,000”, “Amount is not answered”. */
export function answerSentence(guid: Guid, answer: Answer, context: SentenceContext): Sentence {
  const { questions, locale, fieldTypes } = context;
  const question = questions.get(guid);
  const name = questionName(guid, context);
  if (question === undefined) return name;
  const { field, kind } = question;
  if (kind === 'boolean') return [...name, ...words(` ${locale.text(tickKey(answer === true))}`)];
  const shown = fieldTypes.get(field.type).display(field, answer, locale);
  if (answer === null || shown === '')
    return [...name, ...words(` ${locale.text(operatorKey('unanswered', kind))}`)];
  return [...name, ...words(` ${locale.text(operatorKey('equals', kind))} `), { kind: 'value', text: shown }];
}

/**
 * The text key of an operator's phrase, such as “is at least”; dates and times have words of their own. The
 * phrase goes between the question and the value.
 */
export function operatorKey(operator: Operator, kind: ComparisonKind | null): OperatorKey {
  const isMoment = kind === 'date' || kind === 'time' || kind === 'date-time';
  return isMoment && isOrder(operator) ? `admin.sentence.date-${operator}` : `admin.sentence.${operator}`;
}

type Order = 'less' | 'at-most' | 'more' | 'at-least';
type OperatorKey = `admin.sentence.${Operator | `date-${Order}`}`;

function isOrder(operator: Operator): operator is Order {
  return ['less', 'at-most', 'more', 'at-least'].includes(operator);
}

/** The text around a test that says in which rows it must hold; the test alone for a question with a single answer. */
function rowsTemplate({ field, over }: FieldTest, { questions, rows, locale }: SentenceContext): string {
  if (over === 'every') return locale.text('admin.sentence.everyRow');
  const question = questions.get(field);
  const hasRows = rows !== undefined && question !== undefined && isListFrom(rows, question);
  return hasRows ? locale.text('admin.sentence.anyRow') : '{x}';
}

function testSentence(test: FieldTest, context: SentenceContext): Sentence {
  const { questions, locale } = context;
  const { operator, operand } = test;
  const question = questions.get(test.field);
  const kind = question?.kind ?? null;
  const name = questionName(test.field, context);
  if (kind === 'boolean' && operator === 'equals' && operand?.kind === 'literal')
    return [...name, ...words(` ${locale.text(tickKey(operand.value === true))}`)];
  const phrase = words(` ${locale.text(operatorKey(operator, kind))}`);
  if (operand === null || operator === 'answered' || operator === 'unanswered') return [...name, ...phrase];
  return [...name, ...phrase, ...words(' '), ...operandSentence(operator, operand, question, context)];
}

function tickKey(isTicked: boolean) {
  return isTicked ? 'admin.sentence.ticked' : 'admin.sentence.notTicked';
}

function operandSentence(
  operator: Operator,
  operand: Operand,
  question: Question | undefined,
  context: SentenceContext,
): Sentence {
  const { locale } = context;
  switch (operand.kind) {
    case 'literal':
      return [{ kind: 'value', text: literalText(operand.value, question, context) }];
    case 'options': {
      // The names of the options were deleted with the question.
      if (question === undefined) return words('…');
      const names = operand.ids.map((id): Sentence => optionName(question.field, id, locale));
      return joined(names, locale.text(optionJoiner(operator)));
    }
    case 'field':
      return questionName(operand.field, context);
    case 'today':
      return [{ kind: 'value', text: todayText(operand.plus, locale) }];
  }
}

function optionJoiner(operator: Operator) {
  if (operator === 'all-of') return 'admin.sentence.and';
  return operator === 'none-of' ? 'admin.sentence.nor' : 'admin.sentence.or';
}

function literalText(
  value: string | number | boolean,
  question: Question | undefined,
  { fieldTypes, locale }: SentenceContext,
): string {
  if (question === undefined || question.kind === null) return String(value);
  if (question.kind === 'text') return locale.text('admin.sentence.quoted', { value: String(value) });
  return fieldTypes.get(question.field.type).display(question.field, value, locale) || String(value);
}

function optionName(field: Field, id: number, locale: DisplayLocale): Sentence {
  const option = field.options.find((candidate) => candidate.id === id);
  if (option === undefined) return [{ kind: 'gone', text: locale.text('admin.sentence.optionGone') }];
  return [
    { kind: 'value', text: textIn(option.name, locale.language, locale.defaultLanguage) || String(id) },
  ];
}

/** “today”, “today + 14 days”, “today − 18 years”. */
function todayText({ years, months, days }: DateOffset, { text }: DisplayLocale): string {
  const units = [
    ['admin.sentence.years', years],
    ['admin.sentence.months', months],
    ['admin.sentence.days', days],
  ] as const;
  const added = units.flatMap(([key, n]) =>
    n === 0 ? [] : [`${n < 0 ? '−' : '+'} ${text(key, { n: Math.abs(n) })}`],
  );
  return [text('admin.sentence.today'), ...added].join(' ');
}

/** Writes a part of a list, in brackets when it is a list joined by the other word. */
function joinedPart(condition: Condition, kind: 'all' | 'any', context: SentenceContext): Sentence {
  const isOtherJoin = (condition.kind === 'all' || condition.kind === 'any') && condition.kind !== kind;
  return isOtherJoin ? bracketed(condition, context) : conditionSentence(condition, context);
}

function bracketed(condition: Condition, context: SentenceContext): Sentence {
  const inner = conditionSentence(condition, context);
  const isJoin = (condition.kind === 'all' || condition.kind === 'any') && condition.of.length > 1;
  return isJoin ? [...words('('), ...inner, ...words(')')] : inner;
}

/** Joins sentences with a word between them. */
export function joined(sentences: readonly Sentence[], joiner: string): Sentence {
  return sentences.flatMap((sentence, index) =>
    index === 0 ? sentence : [...words(` ${joiner} `), ...sentence],
  );
}
