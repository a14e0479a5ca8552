import { pageLogicOf, resolveWithoutLogic } from '@form-portal/domain';
import { guidOf, guidSequence } from '@form-portal/domain/testing';
import { describe, expect, it } from 'vitest';
import { aFormPage, questions } from '../../../testing/a-form-page.ts';
import { untouchedState } from '../form-state.ts';
import { createFormStore } from '../form-store.ts';
import { createDraftEditor } from './draft-editor.ts';
import type { FormState } from '../form-state.ts';
import type { FormStore } from '../form-store.ts';
import type { DraftEditor } from './draft-editor.ts';
import type { Answer, AnswerKey, Answers, Guid, Problem } from '@form-portal/domain';

const { form } = aFormPage();
const { name, begins, members } = questions;

interface Edited extends DraftEditor {
  readonly store: FormStore;
  readonly state: () => FormState;
}

function anEditor(state: Partial<FormState> = {}, verified: readonly Guid[] = []): Edited {
  const store = createFormStore({ ...untouchedState, ...state });
  const editor = createDraftEditor(store, { form, verified, applyRules: null }, guidSequence());
  return { ...editor, store, state: store.getSnapshot };
}

function aStartedEditor(answers: Answers = {}, verified?: readonly Guid[]): Edited {
  const editor = anEditor({}, verified);
  editor.start(answers);
  return editor;
}

function codeAt({ state }: Edited, guid: string): string | undefined {
  const error = state().errors.get(guid);
  return error?.kind === 'problem' ? error.problem.code : error?.message;
}

function valueOf({ state }: Edited, guid: Guid): Answer | undefined {
  const { draft } = state();
  return draft.state === 'started' ? draft.fields.find((field) => field.guid === guid)?.value : undefined;
}

function guidIn({ state }: Edited): Guid | undefined {
  const { draft } = state();
  return draft.state === 'started' ? draft.guid : undefined;
}

describe('A form that is filled in', () => {
  it('starts a draft with the form’s class and fields and the answers in the controls', () => {
    const editor = aStartedEditor({ [name.guid]: 'Aino' });
    expect(editor.state().draft).toMatchObject({ state: 'started', class: form.class, attachments: [] });
    expect([valueOf(editor, name.guid), valueOf(editor, members.guid)]).toEqual(['Aino', null]);
  });

  it('throws when an answer is set before the draft has started', () => {
    expect(() => anEditor().setAnswer(name.guid, 'Aino')).toThrow('submission.not-initialised');
  });

  it('keeps the error of a check in the row that still fails', () => {
    const store = createFormStore(untouchedState);
    const failing = new Set<AnswerKey>([name.guid, begins.guid]);
    const applyRules = () => ({
      logic: pageLogicOf(form, resolveWithoutLogic(form, {}), '2027-03-01'),
      failedChecks: [...failing].map((shownAt) => ({ guid: guidOf('check'), shownAt, row: 1 })),
    });
    const editor = createDraftEditor(store, { form, verified: [], applyRules }, guidSequence());
    editor.start({});
    const problem: Problem = { code: 'submission.check-failed', params: { check: guidOf('check') } };
    editor.refuse(new Map([...failing].map((key) => [key, { kind: 'problem', problem }])));

    failing.delete(name.guid);
    editor.setAnswer(members.guid, 2);

    expect([...store.getSnapshot().errors.keys()]).toEqual([begins.guid]);
  });

  it('keeps the problem of a check without a place with the first row that still fails', () => {
    const store = createFormStore(untouchedState);
    const guid = guidOf('check');
    const failing = new Set([2, 3]);
    const applyRules = () => ({
      logic: pageLogicOf(form, resolveWithoutLogic(form, {}), '2027-03-01'),
      failedChecks: [...failing].map((row) => ({ guid, shownAt: null, row })),
    });
    const editor = createDraftEditor(store, { form, verified: [], applyRules }, guidSequence());
    editor.start({});
    const problems: readonly Problem[] = [
      { code: 'request.robot' },
      { code: 'submission.check-failed', params: { check: guid, row: 2 } },
    ];
    editor.refuse(new Map(), problems);
    editor.setAnswer(members.guid, 2);
    expect(store.getSnapshot().otherProblems).toBe(problems);

    failing.delete(2);
    editor.setAnswer(members.guid, 3);
    const now = store.getSnapshot().otherProblems;
    expect(now.map(({ params }) => params?.['row'])).toEqual([undefined, 3]);

    failing.clear();
    editor.setAnswer(members.guid, 4);
    expect(store.getSnapshot().otherProblems).toEqual([{ code: 'request.robot' }]);
  });

  it('is dirty once any field has a value', () => {
    const editor = aStartedEditor();
    expect(editor.state().dirty).toBe(false);
    editor.setAnswer(questions.agreed.guid, false);
    expect(editor.state().dirty).toBe(false);
    editor.setAnswer(name.guid, 'Aino');
    expect(editor.state().dirty).toBe(true);
    editor.setAnswer(name.guid, null);
    expect(editor.state().dirty).toBe(false);
  });

  it('is not dirty because of answers of identification, which would be given again', () => {
    const editor = aStartedEditor({ [name.guid]: 'Aino' }, [name.guid]);
    expect([editor.state().dirty, editor.state().answered.has(name.guid)]).toEqual([false, true]);
    editor.setAllAnswers({ [name.guid]: 'Aino' });
    expect(editor.state().dirty).toBe(false);
    editor.setAnswer(members.guid, 2);
    expect(editor.state().dirty).toBe(true);
  });

  it('counts the fields that are answered; an unticked box is not', () => {
    const editor = aStartedEditor({ [members.guid]: 12, [questions.agreed.guid]: false });
    expect([...editor.state().answered]).toEqual([members.guid]);
    editor.setAnswer(name.guid, 'Aino');
    editor.setAnswer(members.guid, null);
    expect([...editor.state().answered]).toEqual([name.guid]);
  });

  it('changes nothing but the draft when another key is pressed', () => {
    const editor = aStartedEditor();
    editor.setAnswer(name.guid, 'A');
    const before = editor.state();
    editor.setAnswer(name.guid, 'Ai');
    const changes = Object.entries(editor.state()).filter(
      ([member, value]) => value !== before[member as keyof FormState],
    );
    expect(changes.map(([member]) => member)).toEqual(['draft']);
    expect(valueOf(editor, name.guid)).toBe('Ai');
  });

  it('changes nothing but the draft and what is computed when another key of a sum is pressed', () => {
    const store = createFormStore(untouchedState);
    const applyRules = (answers: Answers) => ({
      logic: {
        ...pageLogicOf(form, resolveWithoutLogic(form, answers), '2027-03-01'),
        computed: { [guidOf('total')]: answers[members.guid] ?? null },
      },
      failedChecks: [],
    });
    const editor = createDraftEditor(store, { form, verified: [], applyRules }, guidSequence());
    editor.start({ [members.guid]: 1 });
    const before = store.getSnapshot();
    editor.setAnswer(members.guid, 12);
    const now = store.getSnapshot();
    const changes = Object.entries(now).filter(
      ([member, value]) => value !== before[member as keyof FormState],
    );
    expect(changes.map(([member]) => member).sort()).toEqual(['computed', 'draft']);
    expect(now.computed).toEqual({ [guidOf('total')]: 12 });
  });

  it('refuses an unreadable answer when its field is left, but no empty one', () => {
    const editor = aStartedEditor();
    editor.leaveField(name.guid);
    editor.setAnswer(begins.guid, '31.2.2027');
    expect(codeAt(editor, begins.guid)).toBeUndefined();
    editor.leaveField(begins.guid);
    expect(editor.state().errors.size).toBe(1);
    expect(codeAt(editor, begins.guid)).toBe('answer.date-not-real');
  });

  it('removes an error as soon as the answer is right', () => {
    const editor = aStartedEditor({ [begins.guid]: 'soon' });
    editor.leaveField(begins.guid);
    editor.setAnswer(begins.guid, '2027-06-');
    expect(codeAt(editor, begins.guid)).toBe('answer.date-invalid');
    editor.setAnswer(begins.guid, '2027-06-01');
    expect(editor.state().errors.size).toBe(0);
  });

  it('requires an answer again when it is emptied, but only after an attempt to send', () => {
    const editor = aStartedEditor({ [begins.guid]: 'soon' });
    editor.leaveField(begins.guid);
    editor.setAnswer(begins.guid, null);
    expect(editor.state().errors.size).toBe(0);

    editor.refuse(new Map([[name.guid, { kind: 'message', message: 'Enter Name' }]]));
    editor.setAnswer(name.guid, '');
    expect(codeAt(editor, name.guid)).toBe('submission.required-missing');
  });

  it('keeps the server’s errors until the next attempt to send', () => {
    const otherProblems = [{ code: 'request.robot' }] as const;
    const editor = anEditor({ attempted: true, otherProblems });
    editor.start({});
    expect(editor.state()).toMatchObject({ attempted: true, otherProblems });
    editor.refuse(new Map());
    expect(editor.state().otherProblems).toEqual([]);
  });

  it('takes the GUID that the server gave, and keeps it while answers change', () => {
    const editor = anEditor();
    editor.start({ [name.guid]: 'Aino' }, guidOf('server'));
    editor.setAnswer(members.guid, 3);
    editor.setAllAnswers({ [name.guid]: 'Maija' });
    expect(guidIn(editor)).toBe(guidOf('server'));
  });

  it('is empty after a reset, and starts again under another GUID', () => {
    const editor = aStartedEditor({ [name.guid]: 'Aino' });
    const before = guidIn(editor);
    editor.refuse(new Map([[name.guid, { kind: 'message', message: 'No' }]]));
    editor.reset();
    expect(editor.state()).toEqual(untouchedState);
    editor.start({});
    expect(guidIn(editor)).not.toBe(before);
  });

  it('changes nothing for a field that the form does not have', () => {
    const editor = aStartedEditor();
    const before = editor.state();
    editor.setAnswer(guidOf('other'), 'x');
    editor.leaveField(guidOf('other'));
    expect(editor.state()).toBe(before);
  });
});
