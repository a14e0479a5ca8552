import {
  addFields,
  checkAnswer,
  draftAnswers,
  isDraftDirty,
  pageOf,
  resetDraft,
  setClass,
  fieldOfKey,
  keysOf,
  parseAnswerKey,
  rowsOf,
  setFields,
  setGuid,
  withRowsWrittenOut,
  setValue,
  setValues,
  startDraft,
} from '@form-portal/domain';
import { fieldTypes } from '@form-portal/field-types';
import { noErrors, untouchedState } from '../form-state.ts';
import { changedDraft } from './changed-draft.ts';
import { withSameParts } from './same-parts.ts';
import type { FileContent } from '../attachments/attached-file.ts';
import type { FieldError, FieldErrors } from '../checking/field-error.ts';
import type { ResolvedRules, FormState } from '../form-state.ts';
import type { FormStore } from '../form-store.ts';
import type {
  AnswerKey,
  Answer,
  Answers,
  Draft,
  FailedCheck,
  Field,
  Guid,
  NewGuid,
  PageLogic,
  RowCounts,
  Problem,
  SavedForm,
} from '@form-portal/domain';

/** Changes the answers of the draft, and keeps the errors of fields up to date (docs/design.md#validation-and-sending). */
export interface DraftEditor {
  /** Starts a draft of the form with these answers; a missing GUID is generated. */
  readonly start: (answers: Answers, guid?: Guid) => void;
  /** Sets one answer; an error of its field is checked again and disappears as soon as the answer is right. */
  readonly setAnswer: (guid: AnswerKey, answer: Answer) => void;
  readonly setAllAnswers: (answers: Answers) => void;
  /** Changes the number of rows of repeatable groups; `answers` and `errors` are all of them, in their new rows. */
  readonly setRows: (rows: RowCounts, answers: Answers, errors: FieldErrors) => void;
  /** Gives the draft another GUID: it becomes another submission with the same content. */
  readonly setGuid: (guid: Guid) => void;
  /** Checks a field that the visitor has left: an answer must be readable; an empty field is no error yet. */
  readonly leaveField: (guid: AnswerKey) => void;
  /** Shows why the form was not sent; from now on empty required fields are errors, too. */
  readonly refuse: (errors: FieldErrors, otherProblems?: readonly Problem[]) => void;
  /** Removes answers, files and errors. */
  readonly reset: () => void;
}

/** The form that a draft is edited for. */
export interface EditedForm {
  readonly form: SavedForm;
  /** Fields answered by identification, which are never missing or wrong. */
  readonly verified: readonly AnswerKey[];
  /** Applies the form's rules; null when they depend on no answers. */
  readonly applyRules: ((answers: Answers, rows: RowCounts) => AppliedRules) | null;
}

/** The outcome of applying the form's rules to answers. */
export interface AppliedRules {
  readonly logic: PageLogic;
  /** The checks that do not hold. */
  readonly failedChecks: readonly Pick<FailedCheck, 'guid' | 'shownAt' | 'row'>[];
}

/** Creates the editor of a form's draft. */
export function createDraftEditor(store: FormStore, edited: EditedForm, newGuid: NewGuid): DraftEditor {
  const { form, verified, applyRules } = edited;

  /** The rows that the page shows. */
  function rows(): RowCounts {
    return new Map(store.getSnapshot().logic?.rows ?? []);
  }

  function isAnswered(guid: AnswerKey, answer: Answer): boolean {
    const field = fieldOfKey(form, guid);
    if (verified.includes(guid)) return true;
    return field !== undefined && !fieldTypes.get(field.type).isEmpty(field, answer);
  }

  function errorOf(field: Field, answer: Answer): FieldError | undefined {
    if (verified.includes(field.guid)) return undefined;
    const isStrict = store.getSnapshot().attempted || isAnswered(field.guid, answer);
    const [problem] = isStrict ? checkAnswer(field, answer, fieldTypes, isRequired(field)) : [];
    return problem ? { kind: 'problem', problem } : checkErrorOf(field);
  }

  /** The error of a check stays until the check holds: an answer to any of its questions may correct it. */
  function checkErrorOf({ guid }: Field): FieldError | undefined {
    const error = store.getSnapshot().errors.get(guid);
    return error?.kind === 'problem' && error.problem.code === 'submission.check-failed' ? error : undefined;
  }

  function isRequired(field: Field): boolean {
    const { logic } = store.getSnapshot();
    return logic?.required.includes(field.guid) ?? field.required;
  }

  /** Whether a question is in a group whose number of rows changes: it appears because of that, not because of an answer. */
  function isInChangedRows(key: AnswerKey, newRows: RowCounts): boolean {
    const { guid } = parseAnswerKey(key);
    const group = form.groups.find(({ repeat, fields }) => repeat !== undefined && fields.includes(guid));
    return group !== undefined && newRows.get(group.guid) !== rows().get(group.guid);
  }

  /** Whether a question that appears now is on the current page: those of other pages are not new when the visitor turns to them. */
  function isInSight(key: AnswerKey, newRows: RowCounts): boolean {
    if (isInChangedRows(key, newRows)) return false;
    const { progress } = store.getSnapshot();
    return progress === null || pageOf(form, parseAnswerKey(key).guid) === progress.page;
  }

  /** Applies the rules to changed answers; removes the errors of questions no longer asked or required, and of checks that hold now. */
  function followRules(
    draft: Draft<FileContent>,
    errors: FieldErrors,
    newRows: RowCounts,
  ): Partial<FormState> {
    if (applyRules === null) return {};
    const { logic: before, computed: computedBefore, appeared, otherProblems } = store.getSnapshot();
    const applied = applyRules(draftAnswers(draft), newRows);
    const { failedChecks } = applied;
    const { computed, ...after } = applied.logic;
    const logic = withSameParts(before, after);
    const asked = new Set<string>(logic.asked);
    const problemsNow = otherProblems
      .filter((problem) => isStillThere(problem, null, applied) && !isBehindStop(problem, logic))
      .map((problem) => inFailedRow(problem, failedChecks));
    const errorsNow = [...errors].filter(
      ([guid, error]) =>
        asked.has(guid) && (error.kind === 'message' || isStillThere(error.problem, guid, applied)),
    );
    return {
      logic,
      computed: withSameParts(computedBefore, computed),
      appeared: appearedQuestions(before, logic, appeared, (key) => isInSight(key, newRows)),
      errors: errorsNow.length === errors.size ? errors : new Map(errorsNow),
      otherProblems: reuseIfEqual(otherProblems, problemsNow),
    };
  }

  /** Replaces the draft with one whose answers changed, all of them or only that of one field. */
  function update(
    draft: Draft<FileContent>,
    answered: ReadonlySet<string>,
    rest: Partial<FormState> = {},
    newRows = rows(),
  ): void {
    const changes = { draft, dirty: hasAnswersBesides(draft, verified), answered, ...rest };
    const { errors = store.getSnapshot().errors } = rest;
    store.update({ ...changes, ...followRules(draft, errors, newRows) });
  }

  function allAnswered(draft: Draft<FileContent>): ReadonlySet<string> {
    const all = draft.state === 'started' ? draft.fields : [];
    return new Set(all.filter(({ guid, value }) => isAnswered(guid, value)).map(({ guid }) => guid));
  }

  return {
    start(answers, guid) {
      const started = startDraft<FileContent>(guid, newGuid);
      const newRows = maxRows(rows(), rowsOf(form, keysOf(answers)));
      const { fields } = withRowsWrittenOut(form, newRows);
      const emptyDraft = changedDraft(addFields(changedDraft(setClass(started, form.class)), fields));
      const draft = changedDraft(setValues(emptyDraft, answers));
      update(draft, allAnswered(draft), {}, newRows);
    },
    setRows(newRows, answers, errors) {
      const { draft } = store.getSnapshot();
      const { fields } = withRowsWrittenOut(form, newRows);
      const changedRows = changedDraft(setValues(changedDraft(setFields(draft, fields)), answers));
      update(changedRows, allAnswered(changedRows), { errors }, newRows);
    },
    setAnswer(guid, answer) {
      const field = fieldOfKey(form, guid);
      if (field === undefined) return;
      const { draft, answered, errors } = store.getSnapshot();
      update(
        changedDraft(setValue(draft, guid, answer)),
        withMember(answered, guid, isAnswered(guid, answer)),
        errors.has(guid) ? { errors: withError(errors, guid, errorOf(field, answer)) } : {},
      );
    },
    setAllAnswers(answers) {
      const draft = changedDraft(setValues(store.getSnapshot().draft, answers));
      update(draft, allAnswered(draft));
    },
    setGuid: (guid) => store.update({ draft: changedDraft(setGuid(store.getSnapshot().draft, guid)) }),
    leaveField(guid) {
      const { draft, errors } = store.getSnapshot();
      const field = fieldOfKey(form, guid);
      const answer = draftAnswers(draft)[guid] ?? null;
      if (field === undefined || !isAnswered(guid, answer)) return;
      store.update({
        errors: withError(errors, guid, errorOf(field, answer)),
        appeared: withMember(store.getSnapshot().appeared, guid, false),
      });
    },
    refuse: (errors, otherProblems = []) => store.update({ errors, otherProblems, attempted: true }),
    reset() {
      const { contentStates, attachmentProblems } = untouchedState;
      store.update({
        draft: resetDraft(),
        dirty: false,
        answered: new Set<string>(),
        errors: noErrors,
        otherProblems: [],
        attempted: false,
        contentStates,
        attachmentProblems,
      });
    },
  };
}

/** For each group, the higher of its two row counts. */
function maxRows(one: RowCounts, other: RowCounts): RowCounts {
  return new Map([...other].map(([group, rows]) => [group, Math.max(rows, one.get(group) ?? 0)]));
}

/** Whether a problem still exists: answers to other questions, and rows, may end it. `at`: the answer that shows it; null for none. */
function isStillThere(
  { code, path, params }: Problem,
  at: string | null,
  { logic, failedChecks }: AppliedRules,
): boolean {
  if (code === 'submission.check-failed')
    return failedChecks.some(
      ({ guid, shownAt }) => guid === params?.['check'] && (at ?? shownAt) === shownAt,
    );
  if (code === 'submission.required-missing') return logic.required.some((key) => key === at);
  if (code === 'submission.too-many-rows')
    return logic.rows.some(([group, rows]) => group === path && rows > Number(params?.['max']));
  if (code === 'attachment.request-missing' || code === 'attachment.request-too-many')
    return logic.askedRequests.some((request) => request === path);
  return true;
}

/** Whether a stop hides what a problem of no field is about: files come after all questions. */
function isBehindStop({ code }: Problem, { stops }: ResolvedRules): boolean {
  return stops.length > 0 && code !== 'submission.check-failed';
}

/** Moves the problem of a check without a place to the first row that fails: there is one problem for all rows. */
function inFailedRow(problem: Problem, failedChecks: AppliedRules['failedChecks']): Problem {
  const { check, row } = problem.params ?? {};
  const failed = failedChecks.find(({ guid, shownAt }) => guid === check && shownAt === null);
  if (row === undefined || failed === undefined || failed.row === row) return problem;
  return { ...problem, params: { ...problem.params, row: failed.row } };
}

/** The questions that are new to the visitor: those that an answer has revealed since the form was opened. */
function appearedQuestions(
  before: ResolvedRules | null,
  { asked }: ResolvedRules,
  appeared: ReadonlySet<string>,
  isInSight: (key: AnswerKey) => boolean,
): ReadonlySet<string> {
  const known = new Set<string>(before === null ? asked : [...before.asked, ...before.behindStops]);
  const now = asked.filter((guid) => appeared.has(guid) || (!known.has(guid) && isInSight(guid)));
  return now.length === appeared.size && now.every((guid) => appeared.has(guid)) ? appeared : new Set(now);
}

/** Whether a draft has answers besides those of the verified fields, which identification gave. */
function hasAnswersBesides(draft: Draft, verified: readonly AnswerKey[]): boolean {
  if (draft.state === 'empty') return false;
  return isDraftDirty({ ...draft, fields: draft.fields.filter(({ guid }) => !verified.includes(guid)) });
}

/** Returns `before` if `now` has the same items, otherwise `now`: what shows unchanged items is not rendered again. */
function reuseIfEqual<T>(before: readonly T[], now: readonly T[]): readonly T[] {
  return now.length === before.length && now.every((item, index) => item === before[index]) ? before : now;
}

function withMember(set: ReadonlySet<string>, guid: string, isMember: boolean): ReadonlySet<string> {
  if (set.has(guid) === isMember) return set;
  return new Set(isMember ? [...set, guid] : [...set].filter((other) => other !== guid));
}

function withError(errors: FieldErrors, guid: AnswerKey, error: FieldError | undefined): FieldErrors {
  if (error === undefined && !errors.has(guid)) return errors;
  const others = [...errors].filter(([other]) => other !== guid);
  return new Map(error === undefined ? others : [...others, [guid, error]]);
}
