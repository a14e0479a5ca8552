import type { Answers } from '../field-type.ts';
import type { Form, FormCheck, PredefinedField } from '../form/form.ts';
import { fieldsInOrder } from '../form/layout.ts';
import type { Guid } from '../guid.ts';

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
  /** The questions that were asked, computed ones included, in page order. */
  readonly asked: ReadonlySet<Guid>;
  /** The questions that must be answered, all of them asked. */
  readonly required: ReadonlySet<Guid>;
  /** The groups whose conditions hold. */
  readonly shownGroups: ReadonlySet<Guid>;
  /** The checks that were judged and failed, in form order. */
  readonly failedChecks: readonly FormCheck[];
  /** The predefined fields that apply, in form order. */
  readonly predefinedFields: readonly PredefinedField[];
}

/** A resolution that only the rules can make ({@link resolve}), so that nobody passes them by. */
export type ResolvedSubmission = Resolution & { readonly [isResolved]: true };

/** Whether any rule of a form depends on answers. */
export function usesLogic(form: Form): boolean {
  return (
    (form.checks ?? []).length > 0 ||
    form.groups.some(({ showWhen }) => showWhen !== undefined) ||
    form.predefinedFields.some(({ when }) => when !== undefined) ||
    form.fields.some(
      ({ showWhen, requireWhen, formula }) =>
        showWhen !== undefined || requireWhen !== undefined || formula !== undefined,
    )
  );
}

/**
 * Resolves a form as if none of its rules depended on answers: everything is asked, and only what is always
 * required is required. The same as {@link resolve} for a form without logic, without loading the rules.
 */
export function resolveWithoutLogic(form: Form, answers: Answers): ResolvedSubmission {
  const placed = fieldsInOrder(form);
  return resolved({
    answers,
    asked: new Set(placed.map(({ guid }) => guid)),
    required: new Set(placed.filter(({ required }) => required).map(({ guid }) => guid)),
    shownGroups: new Set(form.groups.map(({ guid }) => guid)),
    failedChecks: [],
    predefinedFields: form.predefinedFields,
  });
}

/** How the rules of a form apply to the answers on its page, as data. */
export interface PageLogic {
  /** The server's day in the site's time zone, `YYYY-MM-DD`. */
  readonly today: string;
  readonly asked: readonly Guid[];
  readonly required: readonly Guid[];
  readonly shownGroups: readonly Guid[];
  /** The computed answers; one that is absent is left out. */
  readonly computed: Answers;
  /** The checks of kind `stop` that failed: while there are any, the form cannot be sent. */
  readonly stops: readonly Guid[];
}

/** Describes a resolution for the page of its form. */
export function pageLogicOf(form: Form, resolution: Resolution, today: string): PageLogic {
  const { answers, asked, required, shownGroups, failedChecks } = resolution;
  const computed = form.fields.filter(({ guid, formula }) => formula !== undefined && asked.has(guid));
  return {
    today,
    asked: [...asked],
    required: [...required],
    shownGroups: [...shownGroups],
    computed: Object.fromEntries(
      computed.flatMap(({ guid }) => {
        const answer = answers[guid] ?? null;
        return answer === null ? [] : [[guid, answer]];
      }),
    ),
    stops: failedChecks.filter(({ kind }) => kind === 'stop').map(({ guid }) => guid),
  };
}

/**
 * Returns a form as its page shows it: without what is not shown, computed fields that visitors never see,
 * and groups in which nothing is asked; required is what must be answered now.
 */
export function formAsAsked<F extends Form>(form: F, { asked, required, shownGroups }: PageLogic): F {
  const isAsked = new Set<Guid>(asked);
  const isRequired = new Set<Guid>(required);
  const isShownGroup = new Set<Guid>(shownGroups);
  const fields = form.fields
    .filter(({ guid, shown }) => isAsked.has(guid) && shown !== false)
    .map((field) => ({ ...field, required: isRequired.has(field.guid) }));
  const kept = new Set(fields.map(({ guid }) => guid));
  const groups = form.groups.flatMap((group) => {
    const members = group.fields.filter((guid) => kept.has(guid));
    const isEmpty = members.length === 0 && group.fields.length > 0;
    return isEmpty || !isShownGroup.has(group.guid) ? [] : [{ ...group, fields: members }];
  });
  const placed = new Set([...kept, ...groups.map(({ guid }) => guid)]);
  return { ...form, fields, groups, layout: form.layout.filter(({ guid }) => placed.has(guid)) };
}

/** Marks a resolution as the rules' own; only the rules may call it. */
export function resolved(resolution: Resolution): ResolvedSubmission {
  return resolution as ResolvedSubmission;
}
