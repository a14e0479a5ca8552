import type { Answers } from '../../field-type/field-type.ts';
import type { Form, PredefinedField } from '../../form/form.ts';
import { fieldsInOrder } from '../../form/layout.ts';
import { hasRows } from '../../form/has-rows.ts';
import { shownPages } from '../../form/progress.ts';
import { withRowsWrittenOut, type RowCounts } from '../../form/rows.ts';
import type { Guid } from '../../guid.ts';
import { answerKey, type AnswerKey } from '../../submission/answers/answer-key.ts';
import { behindStops, withoutChecksBehindStops } from './behind-stops.ts';
import type { FailedCheck } from './failed-check.ts';

/** What the server knows better than any client (docs/form-logic.md#principles). */
export interface LogicFacts {
  /** Today in the site's time zone, `YYYY-MM-DD`. */
  readonly today: string;
  /** Whether the visitor has identified themselves. */
  readonly identified: boolean;
}

declare const isResolved: unique symbol;

/** The result of applying the rules of a form. Nothing in it depends on answers that were not asked for. */
export interface Resolution {
  /**
   * The answers to the questions that were asked, computed ones included. Answers to GUIDs unknown to the
   * form are kept for the check to refuse.
   */
  readonly answers: Answers;
  /** The questions that were asked in each row, computed ones included, in page order. */
  readonly asked: ReadonlySet<AnswerKey>;
  /** The questions that must be answered, all of them asked. */
  readonly required: ReadonlySet<AnswerKey>;
  /** The rows of repeatable groups. */
  readonly rows: RowCounts;
  /** The rows that rules see; a page that is being filled in may have empty ones after them. */
  readonly countedRows: RowCounts;
  /** The groups whose conditions, and those of their pages, hold. */
  readonly shownGroups: ReadonlySet<Guid>;
  /** The pages on which visitors are asked anything, in order; empty for a form without pages. */
  readonly shownPages: ReadonlySet<Guid>;
  /**
   * The checks that were judged and failed, in form order, by row; a stop leaves out those about what comes
   * after it.
   */
  readonly failedChecks: readonly FailedCheck[];
  /** The predefined fields that apply, in form order. */
  readonly predefinedFields: readonly PredefinedField[];
  /** The files that are asked for. */
  readonly askedRequests: ReadonlySet<Guid>;
}

/** A resolution that only the rules can make ({@link resolve}), so that no code can bypass them. */
export type ResolvedSubmission = Resolution & { readonly [isResolved]: true };

/** Whether anything that a form asks depends on answers or rows. */
export function usesLogic(form: Form): boolean {
  return (
    (form.checks ?? []).length > 0 ||
    hasRows(form) ||
    (form.pages ?? []).some(({ showWhen }) => showWhen !== undefined) ||
    (form.attachments.requests ?? []).some(({ showWhen }) => showWhen !== undefined) ||
    form.groups.some(({ showWhen }) => showWhen !== undefined) ||
    form.predefinedFields.some(({ when }) => when !== undefined) ||
    form.fields.some(
      ({ showWhen, requireWhen, formula }) =>
        showWhen !== undefined || requireWhen !== undefined || formula !== undefined,
    )
  );
}

/**
 * Resolves a form as if none of its rules depended on answers and no group repeated: everything is asked, and
 * only what is always required is required. The same as {@link resolve} for a form without logic, without
 * loading the rules.
 */
export function resolveWithoutLogic(form: Form, answers: Answers): ResolvedSubmission {
  const placed = fieldsInOrder(form);
  return resolved(form, {
    answers,
    asked: new Set(placed.map(({ guid }) => guid)),
    required: new Set(placed.filter(({ required }) => required).map(({ guid }) => guid)),
    rows: new Map(),
    countedRows: new Map(),
    shownGroups: new Set(form.groups.map(({ guid }) => guid)),
    shownPages: pagesWithQuestions(form),
    failedChecks: [],
    predefinedFields: form.predefinedFields,
    askedRequests: new Set((form.attachments.requests ?? []).map(({ guid }) => guid)),
  });
}

function pagesWithQuestions(form: Form): ReadonlySet<Guid> {
  const empty = new Set(form.groups.filter(({ fields }) => fields.length === 0).map(({ guid }) => guid));
  const asking = new Set(form.layout.filter(({ guid }) => !empty.has(guid)).map(({ page }) => page));
  return new Set((form.pages ?? []).map(({ guid }) => guid).filter((guid) => asking.has(guid)));
}

/** How the rules of a form apply to the answers on its page, as data. */
export interface PageLogic {
  /** The server's day in the site's time zone, `YYYY-MM-DD`. */
  readonly today: string;
  /** What is asked, without what a failed stop leaves out. */
  readonly asked: readonly AnswerKey[];
  readonly required: readonly AnswerKey[];
  /** The number of rows of each repeatable group. */
  readonly rows: readonly (readonly [group: Guid, rows: number])[];
  readonly shownGroups: readonly Guid[];
  readonly shownPages: readonly Guid[];
  readonly askedRequests: readonly Guid[];
  /** The computed answers; one that is absent is left out. */
  readonly computed: Answers;
  /** The checks of kind `stop` that failed: while there are any, the form cannot be sent. */
  readonly stops: readonly Guid[];
  /** What its pages leave out until then ({@link behindStops}). */
  readonly behindStops: readonly AnswerKey[];
}

/** Describes a resolution for the page of its form. */
export function pageLogicOf(form: Form, resolution: Resolution, today: string): PageLogic {
  const { answers, asked, required, rows, shownGroups, shownPages, failedChecks, askedRequests } = resolution;
  const computed = withRowsWrittenOut(form, rows).fields.filter(
    ({ guid, formula }) => formula !== undefined && asked.has(guid),
  );
  const leftOut = behindStops(form, resolution);
  const isOnPage = (key: AnswerKey): boolean => !leftOut.includes(key);
  return {
    today,
    asked: [...asked].filter(isOnPage),
    required: [...required],
    rows: [...rows],
    shownGroups: [...shownGroups].filter(isOnPage),
    shownPages: [...shownPages],
    askedRequests: [...askedRequests],
    computed: Object.fromEntries(
      computed.flatMap(({ guid }) => {
        const answer = answers[guid] ?? null;
        return answer === null ? [] : [[guid, answer]];
      }),
    ),
    stops: [...new Set(failedChecks.filter(({ kind }) => kind === 'stop').map(({ guid }) => guid))],
    behindStops: leftOut,
  };
}

/** What decides which parts of a form its page shows. */
export type AskedParts = Pick<
  PageLogic,
  'asked' | 'required' | 'rows' | 'shownGroups' | 'shownPages' | 'askedRequests'
>;

/**
 * Returns a form as its page shows it: without what is not shown, computed fields that visitors never see,
 * groups in which nothing is asked and files that are not requested, and with its rows written out
 * ({@link withRowsWrittenOut}); required is what must be answered now.
 */
export function formAsAsked<F extends Form>(form: F, logic: AskedParts): F {
  const isAsked = new Set<AnswerKey>(logic.asked);
  const isRequired = new Set<AnswerKey>(logic.required);
  const rows = new Map(logic.rows);
  const writtenOut = withRowsWrittenOut(form, rows);
  const isShownGroup = new Set<AnswerKey>(
    logic.shownGroups.flatMap((guid) => [guid, ...rowKeysOf(guid, rows.get(guid) ?? 0)]),
  );
  const fields = writtenOut.fields
    .filter(({ guid, shown }) => isAsked.has(guid) && shown !== false)
    .map((field) => ({ ...field, required: isRequired.has(field.guid) }));
  const shownFields = new Set(fields.map(({ guid }) => guid));
  const groups = writtenOut.groups.flatMap((group) => {
    const members = group.fields.filter((guid) => shownFields.has(guid));
    const isEmpty = members.length === 0 && group.fields.length > 0;
    return isEmpty || !isShownGroup.has(group.guid) ? [] : [{ ...group, fields: members }];
  });
  const placed = new Set([...shownFields, ...groups.map(({ guid }) => guid)]);
  const pages = form.pages && shownPages(form, new Set(logic.shownPages));
  const requests = form.attachments.requests?.filter(({ guid }) => logic.askedRequests.includes(guid));
  return {
    ...writtenOut,
    fields,
    groups,
    layout: writtenOut.layout.filter(({ guid }) => placed.has(guid)),
    ...(pages && { pages }),
    ...(requests && { attachments: { ...form.attachments, requests } }),
  };
}

function rowKeysOf(group: Guid, rows: number): readonly AnswerKey[] {
  return Array.from({ length: rows }, (_, index) => answerKey(group, index + 1));
}

/** Marks a resolution as made by the rules, and removes failed checks behind a stop; only the rules may call it. */
export function resolved(form: Form, resolution: Resolution): ResolvedSubmission {
  const failedChecks = withoutChecksBehindStops(form, resolution);
  return { ...resolution, failedChecks } as ResolvedSubmission;
}
