import type { FieldTypes } from '../../field-type/field-type.ts';
import { decimalsOf } from '../../form/decimals.ts';
import {
  defaultDecimals,
  type AttachmentRequest,
  type Field,
  type Form,
  type FormCheck,
  type FormPage,
  type Group,
} from '../../form/form.ts';
import type { Guid } from '../../guid.ts';
import { fieldsOfCondition, groupsOfCondition, type Condition } from '../conditions/condition.ts';
import {
  compileCondition,
  findQuestion,
  type Judge,
  type ReportFault,
  type RuleScope,
} from '../conditions/compile-condition.ts';
import { fieldsOfFormula, fieldsOutsideLists, type Formula } from '../formula/formula.ts';
import { parseFormula } from '../formula/parse-formula.ts';
import type { LogicFault, RuleKind } from '../rules/logic-fault.ts';
import {
  commonRows,
  groupSpans,
  isListFrom,
  questionsOf,
  rowsJudgedIn,
  type GroupSpan,
  type Question,
} from '../rules/questions.ts';

/** A form whose rules are compiled, to resolve any number of submissions. */
export interface PreparedForm {
  readonly form: Form;
  /** Every placed question by GUID, in page order. */
  readonly questions: ReadonlyMap<Guid, Question>;
  /** Every placed group by GUID, in page order. */
  readonly spans: ReadonlyMap<Guid, GroupSpan>;
  /** The questions in page order. */
  readonly steps: readonly PreparedQuestion[];
  /** The same questions, those of a repeatable group together. */
  readonly runs: readonly PreparedRun[];
  /** The groups of the layout in page order. */
  readonly groups: readonly PreparedGroup[];
  /** The pages in order; empty for a form without pages. */
  readonly pages: readonly PreparedPage[];
  readonly checks: readonly PreparedCheck[];
  /** The conditions of predefined fields, by GUID. */
  readonly predefined: ReadonlyMap<Guid, Judge>;
  readonly requests: readonly PreparedRequest[];
  /** The rules that do not count, and lost options, in form order. */
  readonly faults: readonly LogicFault[];
}

/** A question with its compiled rules; an undefined rule was not set or does not count. */
export interface PreparedQuestion {
  readonly question: Question;
  readonly field: Field;
  readonly group: Guid | null;
  /** Null in a form without pages. */
  readonly page: Guid | null;
  readonly showWhen: Judge | undefined;
  /** `shown` when the field is required whenever it is asked. */
  readonly requireWhen: Judge | 'shown' | undefined;
  readonly formula: PreparedFormula | undefined;
}

/** Questions that follow each other: those of a repeatable group, or any others. */
export interface PreparedRun {
  /** The repeatable group; null for any other questions. */
  readonly rowsOf: Guid | null;
  readonly steps: readonly PreparedQuestion[];
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
  /** Null in a form without pages. */
  readonly page: Guid | null;
  readonly showWhen: Judge | undefined;
}

/** A page with its compiled condition. */
export interface PreparedPage {
  readonly page: FormPage;
  readonly showWhen: Judge | undefined;
}

/** A check whose rule counts, and what it refers to. */
export interface PreparedCheck {
  readonly check: FormCheck;
  readonly must: Judge;
  readonly questions: readonly Question[];
  /** The groups whose rows it counts. */
  readonly counted: readonly Guid[];
  /** The repeatable group that all of the questions are in, so that each row is judged; null otherwise. */
  readonly group: Guid | null;
}

/** A requested file with its compiled condition. */
export interface PreparedRequest {
  readonly request: AttachmentRequest;
  readonly showWhen: Judge | undefined;
}

/** Compiles the rules of a form once. Faults never prevent a form from being filled in. */
export function prepareForm(form: Form, fieldTypes: FieldTypes): PreparedForm {
  const questions = questionsOf(form, fieldTypes);
  const spans = groupSpans(form, questions);
  const pageOfEntry = new Map(form.layout.map(({ guid, page = null }) => [guid, page]));
  const faults: LogicFault[] = [];
  const reporter =
    (of: Guid, rule: RuleKind): ReportFault =>
    (code, question) =>
      void faults.push({ code, rule, of, question });
  const scopeOf = ({ before = Infinity, group = null }: Partial<RuleScope>): RuleScope => ({
    questions,
    groups: spans,
    before,
    group,
  });
  const compile = (
    of: Guid,
    rule: RuleKind,
    condition: Condition | undefined,
    scope: Partial<RuleScope> = {},
  ) => condition && compileCondition(condition, scopeOf(scope), reporter(of, rule));

  const groups = [...spans.values()].map(({ group, first }) => ({
    group,
    page: pageOfEntry.get(group.guid) ?? null,
    showWhen: compile(group.guid, 'showWhen', group.showWhen, { before: first }),
  }));
  const steps = [...questions.values()].map((question): PreparedQuestion => {
    const { field, index } = question;
    const { guid, formula, requireWhen } = field;
    const group = rowsJudgedIn(question);
    return {
      question,
      field,
      group: question.group?.guid ?? null,
      page: pageOfEntry.get(question.group?.guid ?? guid) ?? null,
      showWhen: compile(guid, 'showWhen', field.showWhen, { before: index, group }),
      requireWhen: requireWhen === 'shown' ? 'shown' : compile(guid, 'requireWhen', requireWhen, { group }),
      formula:
        formula === undefined
          ? undefined
          : prepareFormula(field, formula, scopeOf({ before: index, group }), reporter(guid, 'formula')),
    };
  });
  const pages = form.pages ?? [];
  /** Position of the first question on a page or after it. */
  const firstFrom = (index: number): number =>
    steps.find((step) => pages.findIndex(({ guid }) => guid === step.page) >= index)?.question.index ??
    steps.length;
  return {
    form,
    questions,
    spans,
    steps,
    runs: runsOf(steps),
    groups,
    pages: pages.map((page, index) => ({
      page,
      showWhen: compile(page.guid, 'showWhen', page.showWhen, { before: firstFrom(index) }),
    })),
    checks: (form.checks ?? []).flatMap((check): PreparedCheck[] => {
      const referred = fieldsOfCondition(check.must).flatMap((guid) => questions.get(guid) ?? []);
      const group = commonRows(referred);
      const faultsBefore = faults.length;
      const must = compile(check.guid, 'must', check.must, { group });
      // A test of a lost option is false, so that the check could never hold.
      const isBroken = must === undefined || faults.length > faultsBefore;
      if (isBroken) return [];
      return [{ check, must, questions: referred, counted: groupsOfCondition(check.must), group }];
    }),
    predefined: new Map(
      form.predefinedFields.flatMap(({ guid, when }): [Guid, Judge][] => {
        const judge = compile(guid, 'when', when);
        return judge === undefined ? [] : [[guid, judge]];
      }),
    ),
    requests: (form.attachments.requests ?? []).map((request) => ({
      request,
      showWhen: compile(request.guid, 'showWhen', request.showWhen),
    })),
    faults,
  };
}

function runsOf(steps: readonly PreparedQuestion[]): readonly PreparedRun[] {
  const runs: { readonly rowsOf: Guid | null; readonly steps: PreparedQuestion[] }[] = [];
  for (const step of steps) {
    const rowsOf = rowsJudgedIn(step.question);
    const last = runs.at(-1);
    if (last !== undefined && last.rowsOf === rowsOf) last.steps.push(step);
    else runs.push({ rowsOf, steps: [step] });
  }
  return runs;
}

function prepareFormula(field: Field, text: string, scope: RuleScope, report: ReportFault): PreparedFormula {
  const decimals = decimalsOf(field) ?? defaultDecimals;
  const parsed = parseFormula(text);
  if (!parsed.ok) {
    report('formula-invalid', null);
    return { formula: undefined, decimals, questions: new Map() };
  }
  const outsideLists = fieldsOutsideLists(parsed.formula);
  const referred = fieldsOfFormula(parsed.formula);
  const usable = referred.flatMap((guid): [Guid, Question][] => {
    const question = findQuestion(guid, scope, report);
    if (question === undefined) return [];
    if (!isComputable(question)) report('question-of-wrong-kind', guid);
    else if (outsideLists.has(guid) && isListFrom(scope.group, question)) report('row-outside-list', guid);
    else return [[guid, question]];
    return [];
  });
  const isComplete = usable.length === referred.length;
  return { formula: isComplete ? parsed.formula : undefined, decimals, questions: new Map(usable) };
}

function isComputable({ kind }: Question): boolean {
  return kind === 'number' || kind === 'boolean' || kind === 'date';
}
