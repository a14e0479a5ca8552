import { checkLayout, pageOf, sameForm } from '@form-portal/domain';
import { formFromWire, formToWire } from '@form-portal/domain/wire';
import { aForm, arbitraryForm, guidSequence, someOptions } from '@form-portal/domain/testing';
import { fieldTypes } from '@form-portal/field-types';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply } from './apply.ts';
import { addFieldCommand } from './commands/layout/add-element.ts';
import { bindPropertyCommand } from './commands/field/bind-property.ts';
import type { Command } from './commands/command.ts';
import type { Field, Form } from '@form-portal/domain';
import { loadOptionsCommand } from './commands/field/load-options.ts';
import { redoCommand, undoCommand } from './commands/window/undo-redo.ts';
import type { EditorEnv } from './editor-env.ts';
import type { EditorState } from './editor-state.ts';
import { saveCommand } from './saving/save.ts';
import { selectionOf } from './view/selection.ts';
import { anyAction, editAction, historyAction, type Action } from './testing/arbitrary-actions.ts';
import { after, anEnv, editorOf } from './testing/editor-notation.ts';

/**
 * The states that a sequence goes through, the first one included; 0.7 s pass between two actions, so that typing merges. All are frozen:
 * an action that changes one in place throws.
 */
function statesOf(start: EditorState, actions: readonly Action[], env: EditorEnv): readonly EditorState[] {
  const states = [deepFreeze(start)];
  for (const [index, action] of actions.entries()) {
    const state = states.at(-1)!;
    const transaction = action(state)(state, env);
    if (transaction !== null) states.push(deepFreeze(apply(state, transaction, index * 700)));
  }
  return states;
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const member of Object.values(value)) deepFreeze(member);
  return value;
}

function repeat(start: EditorState, command: Command, env: EditorEnv): EditorState {
  let state = start;
  for (let next = command(state, env); next !== null; next = command(state, env))
    state = apply(state, next, 0);
  return state;
}

/** Any edit except an import, which takes over fields unchanged. */
const editExceptImport = editAction.map((action): Action => (state) => (now, env) => {
  const transaction = action(state)(now, env);
  return transaction?.kind === 'edit' && transaction.label.key === 'admin.step.import' ? null : transaction;
});

function isAlwaysAsked(form: Form, { guid, showWhen }: Field): boolean {
  const group = form.groups.find(({ fields }) => fields.includes(guid));
  const page = form.pages?.find((one) => one.guid === pageOf(form, guid));
  const conditions = [showWhen, group?.showWhen, page?.showWhen];
  return group?.repeat?.min !== 0 && conditions.every((condition) => condition === undefined);
}

const sequence = fc.array(anyAction, { maxLength: 40 });
const shown = ({ form, selection }: EditorState) => ({ form, selection });

describe('any sequence of edits', () => {
  it('keeps the layout consistent, the selection on an existing element and the form valid for storage', () => {
    const actions = fc.array(
      fc.oneof({ weight: 5, arbitrary: anyAction }, { weight: 1, arbitrary: historyAction }),
      {
        maxLength: 40,
      },
    );
    fc.assert(
      fc.property(arbitraryForm, actions, (form, all) => {
        const states = statesOf(editorOf(form), all, anEnv());
        for (const state of states) {
          expect(checkLayout(state.form)).toEqual([]);
          if (state.selection.kind !== 'nothing') {
            expect(selectionOf(state.form, state.selection.guid)).toEqual(state.selection);
          }
        }
        const last = states.at(-1)!;
        expect(formFromWire(JSON.parse(JSON.stringify(formToWire(last.form))))).toMatchObject({ ok: true });
      }),
    );
  });

  it('keeps the Tab stop of the canvas on what was selected last, and always on an existing element', () => {
    fc.assert(
      fc.property(arbitraryForm, fc.array(fc.oneof(anyAction, historyAction)), (form, all) => {
        for (const { form: edited, selection, canvas } of statesOf(editorOf(form), all, anEnv())) {
          if (selection.kind !== 'nothing') expect(canvas.tabStop).toBe(selection.guid);
          else if (canvas.tabStop !== null)
            expect(selectionOf(edited, canvas.tabStop)).toMatchObject({ guid: canvas.tabStop });
        }
      }),
    );
  });

  it('returns to the initial form and selection when undone completely', () => {
    fc.assert(
      fc.property(arbitraryForm, fc.array(editAction, { maxLength: 40 }), (form, all) => {
        const start = editorOf(form);
        const end = statesOf(start, all, anEnv()).at(-1)!;

        expect(shown(repeat(end, undoCommand, anEnv()))).toEqual(shown(start));
      }),
    );
  });

  it('ends in the same form when undone and redone, and returns to the same start when undone again', () => {
    fc.assert(
      fc.property(arbitraryForm, sequence, (form, all) => {
        const end = statesOf(editorOf(form), all, anEnv()).at(-1)!;
        const start = repeat(end, undoCommand, anEnv());
        const again = repeat(start, redoCommand, anEnv());

        expect(again.form).toEqual(end.form);
        expect(shown(repeat(again, undoCommand, anEnv()))).toEqual(shown(start));
      }),
    );
  });

  it('returns to the initial content when undone past saves, with the stored GUID and revision', () => {
    const saving: Action = () => saveCommand;
    const actions = fc.array(
      fc.oneof({ weight: 4, arbitrary: editAction }, { weight: 1, arbitrary: fc.constant(saving) }),
      {
        maxLength: 30,
      },
    );
    fc.assert(
      fc.property(arbitraryForm, actions, (form, all) => {
        const start = editorOf({ ...form, guid: anEnv().storedForms[0]!, class: 5 });
        let state = start;
        for (const [index, action] of all.entries()) {
          state = statesOf(state, [action], anEnv()).at(-1)!;
          if (state.save.phase === 'saving') {
            const stored = { ...state.form, revision: index + 1 };
            const versions = { ...state.versions, draft: { version: index, savedBy: '' } };
            state = apply(state, { kind: 'saved', stored, versions }, 0);
          }
        }
        const back = repeat(state, undoCommand, anEnv());

        expect(sameForm(back.form, start.form)).toBe(true);
        expect(back.form.revision).toBe(state.baseline.revision);
      }),
    );
  });

  it('leaves a field of a new form required outright only where it is always asked, and never a computed one', () => {
    fc.assert(
      fc.property(fc.array(editExceptImport, { maxLength: 60 }), (all) => {
        for (const { form } of statesOf(editorOf(aForm()), all, anEnv({ newGuid: guidSequence() }))) {
          for (const field of form.fields) {
            const { required, requireWhen, formula } = field;
            if (formula !== undefined) expect([required, requireWhen]).toEqual([false, undefined]);
            else if (required || requireWhen === 'shown')
              expect([field, required]).toEqual([field, isAlwaysAsked(form, field)]);
          }
        }
      }),
    );
  });

  it('never mutates an earlier state', () => {
    fc.assert(
      fc.property(arbitraryForm, sequence, (form, all) => {
        expect(() => statesOf(editorOf(form), all, anEnv())).not.toThrow();
      }),
    );
  });

  it('records no step when nothing changes', () => {
    fc.assert(
      fc.property(arbitraryForm, sequence, (form, all) => {
        const states = statesOf(editorOf(form), all, anEnv());
        for (const [index, state] of states.slice(1).entries()) {
          if (state.history.past.length > states[index]!.history.past.length) {
            expect(state.form).not.toEqual(states[index]!.form);
          }
        }
      }),
    );
  });

  it('keeps loaded options through undo and redo', () => {
    const choice = addFieldCommand(fieldTypes.get('select'), { kind: 'at', group: null, index: 0 });
    fc.assert(
      fc.property(fc.array(editAction, { maxLength: 15 }), (all) => {
        const env = anEnv();
        const added = after(editorOf(aForm()), choice, env);
        const { guid } = added.form.fields[0]!;
        const bound = after(added, bindPropertyCommand(guid, 1009), env);
        const options = someOptions('North', 'South');
        const loaded: Action = () => loadOptionsCommand(guid, { property: 1009, options });
        const end = statesOf(bound, [...all, loaded], env).at(-1)!;
        const start = repeat(end, undoCommand, env);

        for (const state of [end, start, repeat(start, redoCommand, env)]) {
          for (const field of state.form.fields) {
            if (field.guid === guid && field.property === 1009) expect(field.options).toEqual(options);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});
