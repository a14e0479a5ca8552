import { checkAnswer, draftAnswers, isDirty, setValue, startDraft } from '@form-portal/domain';
import { fieldTypes } from '@form-portal/field-types';
import { noErrors } from '../checking/field-error.ts';
import type { FieldError, FieldErrors } from '../checking/field-error.ts';
import type {
  Answer,
  Answers,
  Field,
  Guid,
  NewGuid,
  Problem,
  SavedForm,
  StartedDraft,
} from '@form-portal/domain';

/** What the page shows of a form that is being filled in. A new value only when one of the members changed. */
export interface FillingState {
  /** Whether any field has a value (specification §4, Submission draft) that identification did not give. */
  readonly dirty: boolean;
  /** Fields that count as answered. */
  readonly answered: ReadonlySet<Guid>;
  readonly errors: FieldErrors;
  /** What the server refused beside single fields, until the next attempt. */
  readonly others: readonly Problem[];
  /** Whether the visitor has tried to send: then empty required fields are errors, too. */
  readonly attempted: boolean;
}

/** A form while it is filled in: the draft behind the controls, and which answers must be corrected (docs/design.md#validation-and-sending). */
export interface Filling {
  readonly state: () => FillingState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly draft: () => StartedDraft<never>;
  /** A control changed. An error of the field is looked at again, and leaves as soon as the answer is right. */
  readonly answer: (guid: Guid, answer: Answer) => void;
  /** The visitor left a field: what they wrote must at least be readable; an empty field is no error yet. */
  readonly leave: (guid: Guid) => void;
  /** Takes over what stands in all controls, and the GUID of the draft it belongs to when it is another. */
  readonly answerAll: (answers: Answers, guid?: Guid) => void;
  /** The form could not be sent. From now on empty required fields are errors, too. */
  readonly refuse: (errors: FieldErrors) => void;
  /** Starts a draft of another GUID with these answers and without errors. */
  readonly restart: (answers: Answers) => void;
}

export interface FillingStart {
  readonly form: SavedForm;
  readonly answers: Answers;
  /** Fields that identification answers: nothing of them is ever missing or wrong. */
  readonly verified: readonly Guid[];
  /** What the server refused before the script ran; null: nothing. */
  readonly refused: Pick<FillingState, 'errors' | 'others'> | null;
}

/** Starts to fill in a form. */
export function createFilling({ form, answers, verified, refused }: FillingStart, newGuid: NewGuid): Filling {
  const fields = new Map(form.fields.map((field) => [field.guid, field]));
  const listeners = new Set<() => void>();
  let draft = filledDraft(answers);
  let state: FillingState = {
    ...shownOf(draft),
    errors: refused?.errors ?? noErrors,
    others: refused?.others ?? [],
    attempted: refused !== null,
  };

  function filledDraft(values: Answers, guid?: Guid): StartedDraft<never> {
    const started = startDraft<never>({ form, guid }, newGuid);
    return { ...started, fields: started.fields.map((one) => ({ ...one, value: values[one.guid] ?? null })) };
  }

  function shownOf(filled: StartedDraft<never>): Pick<FillingState, 'dirty' | 'answered'> {
    const answered = filled.fields.filter((one) => isAnswered(one.guid, one.value));
    return { dirty: isWorkedOn(filled), answered: new Set(answered.map((one) => one.guid)) };
  }

  function isWorkedOn(filled: StartedDraft<never>): boolean {
    return isDirty({ ...filled, fields: filled.fields.filter(({ guid }) => !verified.includes(guid)) });
  }

  function isAnswered(id: Guid, answer: Answer): boolean {
    const field = fields.get(id);
    if (verified.includes(id)) return true;
    return field !== undefined && !fieldTypes.get(field.type).isEmpty(field, answer);
  }

  function show(change: Partial<FillingState>): void {
    const next = { ...state, ...change };
    if (sameState(next, state)) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function errorOf(field: Field, answer: Answer): FieldError | undefined {
    if (verified.includes(field.guid)) return undefined;
    const strict = state.attempted || isAnswered(field.guid, answer);
    const [problem] = strict ? checkAnswer(field, answer, fieldTypes) : [];
    return problem && { kind: 'problem', problem };
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    draft: () => draft,
    answer(id, answer) {
      const field = fields.get(id);
      const changed = setValue(draft, id, answer);
      if (field === undefined || !changed.ok || changed.value.state === 'empty') return;
      draft = changed.value;
      show({
        dirty: isWorkedOn(draft),
        answered: withMember(state.answered, id, isAnswered(id, answer)),
        errors: state.errors.has(id) ? withError(state.errors, id, errorOf(field, answer)) : state.errors,
      });
    },
    leave(id) {
      const field = fields.get(id);
      const answer = draftAnswers(draft)[id] ?? null;
      if (field === undefined || !isAnswered(id, answer)) return;
      show({ errors: withError(state.errors, id, errorOf(field, answer)) });
    },
    answerAll(values, guid = draft.guid) {
      draft = filledDraft(values, guid);
      show(shownOf(draft));
    },
    refuse(found) {
      show({ errors: found, others: [], attempted: true });
    },
    restart(values) {
      draft = filledDraft(values);
      show({ ...shownOf(draft), errors: noErrors, others: [], attempted: false });
    },
  };
}

function sameState(one: FillingState, other: FillingState): boolean {
  const keys = ['dirty', 'answered', 'errors', 'others', 'attempted'] as const;
  return keys.every((key) => one[key] === other[key]);
}

function withMember(set: ReadonlySet<Guid>, id: Guid, member: boolean): ReadonlySet<Guid> {
  if (set.has(id) === member) return set;
  return new Set(member ? [...set, id] : [...set].filter((other) => other !== id));
}

function withError(errors: FieldErrors, id: Guid, error: FieldError | undefined): FieldErrors {
  if (sameError(errors.get(id), error)) return errors;
  const others = [...errors].filter(([other]) => other !== id);
  return new Map(error === undefined ? others : [...others, [id, error]]);
}

function sameError(one: FieldError | undefined, other: FieldError | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
