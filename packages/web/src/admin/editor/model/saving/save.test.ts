import { aForm, aPredefinedField, guidOf } from '@form-portal/domain/testing';
import { defaultLimits, newForm } from '@form-portal/domain';
import { describe, expect, it } from 'vitest';
import type { Form, Problem } from '@form-portal/domain';
import { addGroupCommand } from '../commands/layout/add-element.ts';
import { deleteCommand } from '../commands/layout/delete-element.ts';
import { importFormCommand } from '../commands/settings/import-form.ts';
import { redoCommand, undoCommand } from '../commands/window/undo-redo.ts';
import { announcementOf } from '../messages/announcements.ts';
import { isFormDirty } from '../editor-state.ts';
import { keepMineCommand, loadTheirsCommand } from './conflict-commands.ts';
import { saveCommand } from './save.ts';
import { locationOfProblem, openProblems } from './saving-problems.ts';
import { restoreRevisionCommand } from './version-commands.ts';
import { applied, dirty, draft, later, saved, saving, stored, typing } from '../testing/saves.ts';
import {
  after,
  afterAll,
  anEnv,
  editor,
  editorOf,
  inEnglish,
  announced,
  written,
} from '../testing/editor-notation.ts';

describe('a form is dirty', () => {
  it('when it differs from what was loaded or saved', () => {
    expect([isFormDirty(editor('a')), isFormDirty(dirty)]).toEqual([false, true]);
  });

  it('not after the difference is undone', () => {
    expect(isFormDirty(after(dirty, undoCommand))).toBe(false);
  });
});

describe('starting a save', () => {
  it('sends the form as it is', () => {
    expect(saving.save).toEqual({ phase: 'saving', sent: dirty.form, newer: 'refuse' });
    expect(saving.saveTarget).toBe('draft');
  });

  it('is refused above the configured number of fields', () => {
    const env = anEnv({ limits: { ...defaultLimits, maxFields: 1 } });
    const refused = after(dirty, saveCommand, env);

    expect(openProblems(refused, env)).toEqual([{ code: 'form.too-large', params: { max: 1, count: 2 } }]);
    expect(after(dirty, saveCommand, { ...env, limits: defaultLimits }).save.phase).toBe('saving');
  });

  it('is not available when there is nothing to save or a save is running', () => {
    expect(saveCommand(editor('a'), anEnv())).toBeNull();
    expect(saveCommand(saving, anEnv())).toBeNull();
  });

  it.each<[string, Partial<Form>, Problem['code']]>([
    ['it has no fields and asks for no identity', {}, 'form.no-fields'],
    ['no class is chosen', { ...editor('a').form, class: null }, 'form.class-missing'],
  ])('is refused when %s', (_why, changes, code) => {
    const state = editorOf({ ...aForm(), ...changes }, { baseline: aForm({ name: {} }) });
    const refused = after(state, saveCommand);

    expect(refused.save).toMatchObject({ phase: 'refused', by: 'check', problems: [{ code }] });
  });
});

describe('a successful save', () => {
  it('makes the server’s form the form and the baseline, and keeps the selection', () => {
    const next = applied(saving, saved(saving, stored(dirty.form, { class: 5 })));

    expect(next.form).toBe(next.baseline);
    expect(next.form).toMatchObject({ class: 5, revision: 2, name: { gb: 'Permit' } });
    expect([isFormDirty(next), next.save.phase, written(next)]).toEqual([false, 'idle', 'a [b]']);
    expect(next.versions).toEqual({ published: editor('a b').form, draft });
    expect(inEnglish(announcementOf(saving, saved(saving, next.form))!)).toBe('Saved.');
  });

  it('keeps edits made while it was running as unsaved changes on the new revision', () => {
    const edited = after(saving, typing('Permits'));
    const next = applied(edited, saved(edited, stored(dirty.form)));

    expect(next.form).toMatchObject({ name: { gb: 'Permits' }, revision: 2, updatedAt: later });
    expect(isFormDirty(next)).toBe(true);
  });

  it('leaves undo and redo as they were', () => {
    const next = applied(saving, saved(saving, stored(dirty.form)));
    const undone = after(next, undoCommand);

    expect(undone.form).toMatchObject({ name: { gb: 'Application' }, revision: 2, updatedAt: later });
    expect(isFormDirty(undone)).toBe(true);
    expect(isFormDirty(after(undone, redoCommand))).toBe(false);
  });

  it('ends a burst of typing', () => {
    const next = applied(saving, saved(saving, stored(dirty.form)));

    expect(after(next, typing('Permits')).history.past).toHaveLength(2);
  });

  it('gives a new form its GUID, which undo does not remove', () => {
    const fresh = editorOf(newForm());
    const edited = after(after(fresh, typing('Permit')), addGroupCommand({ index: 0 }));
    const next = applied(edited, saved(edited, stored(edited.form)));

    expect(after(next, undoCommand).form).toMatchObject({ guid: guidOf('new'), revision: 1 });
  });

  it('keeps the GUID of an imported backup through undo, which removes it before the save', () => {
    const backup = { ...editor('a').form, guid: guidOf('old') };
    const imported = after(editorOf(newForm()), importFormCommand(backup));
    const next = applied(imported, saved(imported, stored(imported.form)));

    expect(after(imported, undoCommand).form.guid).toBeNull();
    expect(after(next, undoCommand).form.guid).toBe(guidOf('old'));
  });
});

describe('a save with a conflict', () => {
  const theirs = stored({ ...editor('c').form, name: { gb: 'Theirs' } });
  const versions = { published: theirs, draft: null };
  const conflict = applied(saving, { kind: 'save-conflict', stored: theirs, versions });

  it('keeps the administrator’s own work until it is resolved', () => {
    expect(conflict.save).toEqual({ phase: 'conflict', stored: theirs });
    expect(conflict.form).toBe(dirty.form);
  });

  it('can be resolved by overwriting', () => {
    expect(after(conflict, keepMineCommand).save).toEqual({
      phase: 'saving',
      sent: dirty.form,
      newer: 'overwrite',
    });
    expect(after(conflict, keepMineCommand).versions).toEqual(versions);
  });

  it('is met again by a save that does not resolve it', () => {
    const again = after(conflict, saveCommand);

    expect(again.save).toMatchObject({ phase: 'saving', newer: 'refuse' });
    expect(again.versions).toEqual(dirty.versions);
  });

  it('is reported again after its resolution was postponed', () => {
    const postponed = applied(conflict, { kind: 'save-note-closed' });

    expect([postponed.save, postponed.versions]).toEqual([{ phase: 'idle' }, dirty.versions]);
  });

  it('can be resolved by loading the other version, and undo restores the administrator’s own on top of it', () => {
    const loaded = after(conflict, loadTheirsCommand);
    const back = after(loaded, undoCommand);

    expect([loaded.form, loaded.baseline, loaded.versions]).toEqual([theirs, theirs, versions]);
    expect([written(loaded), isFormDirty(loaded), loaded.save.phase]).toEqual(['c', false, 'idle']);
    expect(announced(conflict, loadTheirsCommand)).toContain('Press Ctrl Z to get yours back.');
    expect(back.form).toEqual({ ...dirty.form, revision: theirs.revision, updatedAt: later });
    expect(isFormDirty(back)).toBe(true);
  });

  it('stores the form again when it was deleted, and offers nothing else', () => {
    const deleted = applied(saving, {
      kind: 'save-conflict',
      stored: null,
      versions: { published: null, draft: null },
    });

    expect(deleted.form).toBe(dirty.form);
    expect(after(deleted, keepMineCommand).save).toMatchObject({ phase: 'saving', newer: 'overwrite' });
    expect(loadTheirsCommand(deleted)).toBeNull();
  });

  it('has no resolution without a conflict', () => {
    expect([keepMineCommand(dirty), loadTheirsCommand(dirty)]).toEqual([null, null]);
  });
});

describe('a restored version', () => {
  it('is a change of the draft, which can be undone', () => {
    const restored = after(
      dirty,
      restoreRevisionCommand({ ...editor('c').form, revision: 1, enabled: false }),
    );

    expect([written(restored), isFormDirty(restored), restored.form.enabled]).toEqual(['c', true, true]);
    expect(restored.form.revision).toBe(dirty.form.revision);
    expect(after(restored, undoCommand).form.name['gb']).toBe('Permit');
  });
});

describe('a save that failed', () => {
  it.each(['offline', 'signed-out', 'server'] as const)('for %s keeps everything', (cause) => {
    const failed = applied(saving, { kind: 'save-failed', cause, problems: [], error: 'Down' });

    expect(failed.save).toEqual({ phase: 'failed', cause, problems: [], error: 'Down' });
    expect([failed.form, isFormDirty(failed)]).toEqual([dirty.form, true]);
    expect(saveCommand(failed, anEnv())).toMatchObject({ kind: 'save' });
  });
});

describe('problems that prevent saving', () => {
  const empty = afterAll(editor('[a]'), [deleteCommand, saveCommand]);

  it('disappear once they are fixed', () => {
    expect(openProblems(empty, anEnv())).toEqual([{ code: 'form.no-fields' }]);
    expect(openProblems(after(empty, undoCommand), anEnv())).toEqual([]);
  });

  it('stay until the next save when they come from the server', () => {
    const problems = [{ code: 'request.invalid', path: 'x' }] as const;
    const refused = applied(saving, { kind: 'save-refused', by: 'server', problems, error: '' });

    expect(openProblems(after(refused, typing('Other')), anEnv())).toEqual(problems);
    expect(openProblems(saving, anEnv())).toEqual([]);
  });

  it.each<[Problem, unknown]>([
    [{ code: 'form.no-fields' }, { in: 'adding' }],
    [{ code: 'form.class-missing' }, { in: 'settings', section: 'vault', predefined: null }],
    [
      { code: 'request.invalid', path: 'ObjectType' },
      { in: 'settings', section: 'vault', predefined: null },
    ],
    [
      { code: 'form.label-missing', path: guidOf('a') },
      { in: 'text', text: { of: 'field', guid: guidOf('a'), part: 'label' }, language: null },
    ],
    [{ code: 'form.identity-not-mapped' }, { in: 'settings', section: 'identity', predefined: null }],
    [
      { code: 'request.invalid', path: guidOf('a') },
      { in: 'field', guid: guidOf('a'), part: 'property' },
    ],
    [
      { code: 'request.invalid', path: guidOf('p1001') },
      { in: 'settings', section: 'predefined', predefined: guidOf('p1001') },
    ],
    [{ code: 'form.too-large' }, null],
    [{ code: 'request.invalid', path: guidOf('z') }, null],
  ])('%j is fixed at %j', (problem, location) => {
    const predefinedFields = [aPredefinedField(1001, { dataType: 1, value: 'Roads' })];

    expect(locationOfProblem(problem, { ...editor('a').form, predefinedFields })).toEqual(location);
  });
});
