import {
  addFields,
  checkAnswer,
  draftAnswers,
  isDirty,
  resetDraft,
  setClass,
  setGuid,
  setValue,
  setValues,
  startDraft,
} from '@form-portal/domain';
import { fieldTypes } from '@form-portal/field-types';
import { noErrors, untouchedState } from '../form-state.ts';
import { changed } from './changed.ts';
import type { FileContent } from '../attachments/attached-file.ts';
import type { FieldError, FieldErrors } from '../checking/field-error.ts';
import type { FormState } from '../form-state.ts';
import type { FormStore } from '../form-store.ts';
import type { Answer, Answers, Draft, Field, Guid, NewGuid, SavedForm } from '@form-portal/domain';

/** Changes the answers of the draft, and keeps the errors of fields up to date (docs/design.md#validation-and-sending). */
export interface DraftEditor {
  /** Starts a draft of the form with these answers; a missing GUID is generated. */
  readonly start: (answers: Answers, guid?: Guid) => void;
  /** Sets one answer; an error of its field is checked again and disappears as soon as the answer is right. */
  readonly setAnswer: (guid: Guid, answer: Answer) => void;
  readonly setAllAnswers: (answers: Answers) => void;
  /** Makes the draft another submission with the same content. */
  readonly setGuid: (guid: Guid) => void;
  /** Checks a field that the visitor has left: an answer must be readable; an empty field is no error yet. */
  readonly leaveField: (guid: Guid) => void;
  /** Shows why the form was not sent; from now on empty required fields are errors, too. */
  readonly refuse: (errors: FieldErrors) => void;
  /** Removes answers, files and errors. */
  readonly reset: () => void;
}

/** The form that a draft is edited for. */
export interface EditedForm {
  readonly form: Pick<SavedForm, 'class' | 'fields'>;
  /** Fields that identification answers: nothing about them is ever missing or wrong. */
  readonly verified: readonly Guid[];
}

/** Creates the editor of a form's draft. */
export function createDraftEditor(store: FormStore, edited: EditedForm, newGuid: NewGuid): DraftEditor {
  const { form, verified } = edited;
  const fields = new Map(form.fields.map((field) => [field.guid, field]));

  function isAnswered(guid: Guid, answer: Answer): boolean {
    const field = fields.get(guid);
    if (verified.includes(guid)) return true;
    return field !== undefined && !fieldTypes.get(field.type).isEmpty(field, answer);
  }

  function errorOf(field: Field, answer: Answer): FieldError | undefined {
    if (verified.includes(field.guid)) return undefined;
    const isStrict = store.getSnapshot().attempted || isAnswered(field.guid, answer);
    const [problem] = isStrict ? checkAnswer(field, answer, fieldTypes, field.required) : [];
    return problem && { kind: 'problem', problem };
  }

  /** Replaces the draft with one whose answers changed, all of them or only that of one field. */
  function update(
    draft: Draft<FileContent>,
    answered: ReadonlySet<string>,
    rest: Partial<FormState> = {},
  ): void {
    store.update({ draft, dirty: isDirtyBeside(draft, verified), answered, ...rest });
  }

  function allAnswered(draft: Draft<FileContent>): ReadonlySet<string> {
    const all = draft.state === 'started' ? draft.fields : [];
    return new Set(all.filter(({ guid, value }) => isAnswered(guid, value)).map(({ guid }) => guid));
  }

  return {
    start(answers, guid) {
      const empty = startDraft<FileContent>(guid, newGuid);
      const ofForm = changed(addFields(changed(setClass(empty, form.class)), form.fields));
      const draft = changed(setValues(ofForm, answers));
      update(draft, allAnswered(draft));
    },
    setAnswer(guid, answer) {
      const field = fields.get(guid);
      if (field === undefined) return;
      const { draft, answered, errors } = store.getSnapshot();
      update(
        changed(setValue(draft, guid, answer)),
        withMember(answered, guid, isAnswered(guid, answer)),
        errors.has(guid) ? { errors: withError(errors, guid, errorOf(field, answer)) } : {},
      );
    },
    setAllAnswers(answers) {
      const draft = changed(setValues(store.getSnapshot().draft, answers));
      update(draft, allAnswered(draft));
    },
    setGuid: (guid) => store.update({ draft: changed(setGuid(store.getSnapshot().draft, guid)) }),
    leaveField(guid) {
      const { draft, errors } = store.getSnapshot();
      const field = fields.get(guid);
      const answer = draftAnswers(draft)[guid] ?? null;
      if (field === undefined || !isAnswered(guid, answer)) return;
      store.update({ errors: withError(errors, guid, errorOf(field, answer)) });
    },
    refuse: (errors) => store.update({ errors, otherProblems: [], attempted: true }),
    reset() {
      const { readability, attachmentProblems } = untouchedState;
      store.update({
        ...{ draft: resetDraft(), dirty: false, answered: new Set<string>() },
        ...{ errors: noErrors, otherProblems: [], attempted: false, readability, attachmentProblems },
      });
    },
  };
}

/** Whether a draft has answers that identification did not give. */
function isDirtyBeside(draft: Draft, verified: readonly Guid[]): boolean {
  if (draft.state === 'empty') return false;
  return isDirty({ ...draft, fields: draft.fields.filter(({ guid }) => !verified.includes(guid)) });
}

function withMember(set: ReadonlySet<string>, guid: Guid, isMember: boolean): ReadonlySet<string> {
  if (set.has(guid) === isMember) return set;
  return new Set(isMember ? [...set, guid] : [...set].filter((other) => other !== guid));
}

function withError(errors: FieldErrors, guid: Guid, error: FieldError | undefined): FieldErrors {
  if (error === undefined && !errors.has(guid)) return errors;
  const others = [...errors].filter(([other]) => other !== guid);
  return new Map(error === undefined ? others : [...others, [guid, error]]);
}
