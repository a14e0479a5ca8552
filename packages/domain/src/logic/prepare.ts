import type { FieldTypes } from '../field-type.ts';
import {
  defaultDecimals,
  type Field,
  type Form,
  type FormCheck,
  type Group,
  type PredefinedField,
} from '../form/form.ts';
import type { Guid } from '../guid.ts';
import type { Condition } from './condition.ts';
import { fieldsOfCondition } from './condition.ts';
import {
  compileCondition,
  findQuestion,
  type Judge,
  type ReportFault,
  type RuleScope,
} from './compile-condition.ts';
import { fieldsOfFormula, type Formula } from './formula/formula.ts';
import { parseFormula } from './formula/parse-formula.ts';
import type { LogicFault, RuleKind } from './logic-fault.ts';
import { questionsOf, type Question } from './questions.ts';

/** A form whose rules are compiled, to resolve any number of submissions. */
export interface PreparedForm {
  readonly form: Form;
  /** The questions in page order. */
  readonly steps: readonly PreparedQuestion[];
  readonly groups: readonly PreparedGroup[];
  readonly checks: readonly PreparedCheck[];
  /** The conditions of predefined fields, by GUID. */
  readonly predefined: ReadonlyMap<Guid, Judge>;
  /** The rules that do not count, and lost options, in form order. */
  readonly faults: readonly LogicFault[];
}

/** A question with its compiled rules; one that is undefined was not set or does not count. */
export interface PreparedQuestion {
  readonly question: Question;
  readonly field: Field;
  readonly group: Guid | null;
  readonly showWhen: Judge | undefined;
  /** `shown` when the field is required whenever it is asked. */
  readonly requireWhen: Judge | 'shown' | undefined;
  readonly formula: PreparedFormula | undefined;
}

/** A formula and the questions it refers to; without a parsed formula the answer is always absent. */
export interface PreparedFormula {
  readonly formula: Formula | undefined;
  readonly decimals: number;
  readonly questions: ReadonlyMap<Guid, Question>;
}

/** A group with its compiled condition. */
export interface PreparedGroup {
  readonly group: Group;
  readonly showWhen: Judge | undefined;
}

/** A check whose rule counts, and the questions it refers to. */
export interface PreparedCheck {
  readonly check: FormCheck;
  readonly must: Judge;
  readonly questions: readonly Question[];
}

/** Compiles the rules of a form once. Faults never prevent a form from being filled in. */
export function prepareForm(form: Form, fieldTypes: FieldTypes): PreparedForm {
  const questions = questionsOf(form, fieldTypes);
  const faults: LogicFault[] = [];
  const reporter =
    (of: Guid, rule: RuleKind): ReportFault =>
    (code, question) =>
      void faults.push({ code, rule, of, question });
  const compile = (of: Guid, rule: RuleKind, condition: Condition | undefined, before = Infinity) =>
    condition && compileCondition(condition, { questions, before }, reporter(of, rule));

  const groups = groupsInOrder(form, questions).map(({ group, before }) => ({
    group,
    showWhen: compile(group.guid, 'showWhen', group.showWhen, before),
  }));
  const steps = [...questions.values()].map((question): PreparedQuestion => {
    const { field, index } = question;
    const { guid, formula, requireWhen } = field;
    return {
      question,
      field,
      group: question.group?.guid ?? null,
      showWhen: compile(guid, 'showWhen', field.showWhen, index),
      requireWhen: requireWhen === 'shown' ? 'shown' : compile(guid, 'requireWhen', requireWhen),
      formula:
        formula === undefined
          ? undefined
          : prepareFormula(field, formula, { questions, before: index }, reporter(guid, 'formula')),
    };
  });
  const checks = (form.checks ?? []).flatMap((check): PreparedCheck[] => {
    const must = compile(check.guid, 'must', check.must);
    const referred = fieldsOfCondition(check.must).flatMap((guid) => questions.get(guid) ?? []);
    return must === undefined ? [] : [{ check, must, questions: referred }];
  });
  const predefined = new Map(
    form.predefinedFields.flatMap(({ guid, when }: PredefinedField): [Guid, Judge][] => {
      const judge = compile(guid, 'when', when);
      return judge === undefined ? [] : [[guid, judge]];
    }),
  );
  return { form, steps, groups, checks, predefined, faults };
}

/** The groups of the layout, each with the position of the first question that its condition cannot see. */
function groupsInOrder(
  form: Form,
  questions: ReadonlyMap<Guid, Question>,
): readonly { readonly group: Group; readonly before: number }[] {
  let before = 0;
  return form.layout.flatMap((entry) => {
    const group = entry.kind === 'group' ? form.groups.find(({ guid }) => guid === entry.guid) : undefined;
    const found = group === undefined ? [] : [{ group, before }];
    const placed = group === undefined ? [entry.guid] : group.fields;
    before += placed.filter((guid) => questions.has(guid)).length;
    return found;
  });
}

function prepareFormula(
  { decimals = defaultDecimals }: Field,
  text: string,
  scope: RuleScope,
  report: ReportFault,
): PreparedFormula {
  const parsed = parseFormula(text);
  if (!parsed.ok) {
    report('formula-invalid', null);
    return { formula: undefined, decimals, questions: new Map() };
  }
  const referred = fieldsOfFormula(parsed.formula);
  const found = referred.flatMap((guid): [Guid, Question][] => {
    const question = findQuestion(guid, scope, report);
    if (question === undefined) return [];
    if (isComputable(question)) return [[guid, question]];
    report('question-of-wrong-kind', guid);
    return [];
  });
  const isComplete = found.length === referred.length;
  return { formula: isComplete ? parsed.formula : undefined, decimals, questions: new Map(found) };
}

function isComputable({ kind }: Question): boolean {
  return kind === 'number' || kind === 'boolean' || kind === 'date';
}
