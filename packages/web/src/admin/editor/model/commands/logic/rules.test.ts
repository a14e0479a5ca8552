import { aField, aForm, aGroup, guidOf } from '@form-portal/domain/testing';
import { describe, expect, it } from 'vitest';
import type { Condition, Form } from '@form-portal/domain';
import type { EditorState } from '../../editor-state.ts';
import { publishCommand } from '../../saving/save.ts';
import { selectionOf } from '../../view/selection.ts';
import { after, anEnv, editorOf, inEnglish, announced } from '../../testing/editor-notation.ts';
import { deleteCommand } from '../layout/delete-element.ts';
import { moveToCommand } from '../layout/move-to.ts';
import { moveDownCommand } from '../layout/move-element.ts';
import { addCheckCommand, setConditionCommand, setNecessityCommand } from './rules.ts';
import { undoCommand } from '../window/undo-redo.ts';

const answered = (name: string): Condition => ({
  kind: 'field',
  field: guidOf(name),
  operator: 'answered',
  operand: null,
});
const a = aField('text', { guid: guidOf('a'), label: { gb: 'a' } });
const b = aField('text', { guid: guidOf('b'), label: { gb: 'b' }, showWhen: answered('a') });
const c = aField('text', { guid: guidOf('c'), label: { gb: 'c' }, requireWhen: answered('a') });
const form: Form = aForm({ fields: [a, b, c], name: { gb: 'Form' }, class: 0 });
const selecting = (name: string, of: Form = form): EditorState =>
  editorOf(of, { selection: selectionOf(of, guidOf(name)) });
const change = (control: string) => ({ kind: 'changed', control }) as const;

describe('changes of rules', () => {
  it('are separate steps, but going through the choices of one control is one', () => {
    const ruleRef = { rule: 'showWhen', of: c.guid } as const;
    const one = after(selecting('c'), setConditionCommand(ruleRef, answered('a'), change('0 question')));
    const two = after(one, setConditionCommand(ruleRef, answered('b'), change('0 question')));
    expect(two.history.past).toHaveLength(1);
    const three = after(two, setConditionCommand(ruleRef, answered('a'), change('0 operator')));

    expect(three.history.past.map(({ label }) => inEnglish(label))).toEqual([
      'change when c is shown',
      'change when c is shown',
    ]);
    expect(after(three, undoCommand).form.fields[2]?.showWhen).toEqual(answered('b'));
  });

  it('make a field required when it is shown', () => {
    const required = after(selecting('b'), setNecessityCommand(b.guid, 'required')).form.fields[1];

    expect(required).toMatchObject({ required: false, requireWhen: 'shown' });
  });
});

describe('deleting a question that rules refer to', () => {
  it('says how many do, and leaves them in place', () => {
    const deleted = after(selecting('a'), deleteCommand);

    expect(announced(selecting('a'), deleteCommand)).toBe(
      'Deleted a. 2 rules refer to it. Press Ctrl Z to undo.',
    );
    expect(deleted.window.undoOffer && inEnglish(deleted.window.undoOffer)).toBe(
      'Deleted a. 2 rules refer to it.',
    );
    expect(deleted.form.fields).toEqual([b, c]);
    expect(after(deleted, undoCommand).form).toEqual(form);
  });

  it('does not count rules that are deleted with it', () => {
    const group = { ...aGroup('G', [a, b]), guid: guidOf('G'), name: { gb: 'G' } };
    const layout = [
      { kind: 'group', guid: group.guid },
      { kind: 'field', guid: c.guid },
    ] as const;
    const grouped: Form = { ...form, groups: [group], layout };

    expect(announced(selecting('G', grouped), deleteCommand)).toBe(
      'Deleted G. 1 rule refers to it. Press Ctrl Z to undo.',
    );
    expect(announced(selecting('b'), deleteCommand)).toBe('Deleted b. Press Ctrl Z to undo.');
  });
});

describe('a move that makes a rule refer to a later question', () => {
  it('is announced, whichever way it is made', () => {
    expect(announced(selecting('a'), moveDownCommand)).toBe(
      'Moved a down, now 2 of 3 in the form. 1 rule now refers to a later question and does not work.',
    );
    expect(announced(selecting('a'), moveToCommand(b.guid, { kind: 'at', group: null, index: 0 }))).toBe(
      'Moved b, position 1 of 3 in the form. 1 rule now refers to a later question and does not work.',
    );
    expect(announced(selecting('b'), moveDownCommand)).toBe('Moved b down, now 3 of 3 in the form.');
  });
});

describe('publishing a form with rules', () => {
  it('is refused while one does not work or a check has no message', () => {
    const env = anEnv({ mapping: { enabled: false, properties: {} } });
    const problems = (state: EditorState) => {
      const transaction = publishCommand(state, env);
      return transaction?.kind === 'save-refused' ? transaction.problems.map(({ code }) => code) : [];
    };
    const draft = editorOf({ ...form, guid: null });

    expect(problems(draft)).toEqual([]);
    expect(problems(after({ ...draft, selection: selectionOf(form, a.guid) }, deleteCommand))).toEqual([
      'form.rules-broken',
    ]);
    expect(problems(after(draft, addCheckCommand(guidOf('x'), answered('a'), null)))).toEqual([
      'form.rules-broken',
    ]);
  });
});
