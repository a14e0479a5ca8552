import { aField, aForm } from '@form-portal/domain/testing';
import { newForm } from '@form-portal/domain';
import { describe, expect, it } from 'vitest';
import { addGroupCommand } from '../commands/layout/add-element.ts';
import { setPublishingCommand } from '../commands/settings/publishing.ts';
import { redoCommand, undoCommand } from '../commands/window/undo-redo.ts';
import { announcementOf } from '../messages/announcements.ts';
import { isFormDirty } from '../editor-state.ts';
import { canPublish, publishCommand, saveAgainCommand, saveCommand } from './save.ts';
import { publishingProblems } from './saving-problems.ts';
import { draftDiscardedTransaction } from './version-commands.ts';
import { applied, dirty, saved, saving, stored, typing } from '../testing/saves.ts';
import { after, afterAll, anEnv, editor, editorOf, inEnglish } from '../testing/editor-notation.ts';

describe('publishing', () => {
  const publishing = after(dirty, publishCommand);

  it('sends the form as the one that visitors get', () => {
    expect(publishing.save).toMatchObject({ phase: 'saving', sent: dirty.form, newer: 'refuse' });
    expect(publishing.saveTarget).toBe('published');
    const form = stored(dirty.form);
    const next = applied(publishing, saved(publishing, form));
    expect(next.versions).toEqual({ published: form, draft: null });
    expect([canPublish(next), isFormDirty(next)]).toEqual([false, false]);
    expect(inEnglish(announcementOf(publishing, saved(publishing, form))!)).toBe('Published.');
  });

  it('is available for a saved draft that differs from the published form, not without a difference', () => {
    const withDraft = applied(saving, saved(saving, stored(dirty.form)));

    expect([canPublish(withDraft), isFormDirty(withDraft)]).toEqual([true, false]);
    expect(canPublish(editor('a'))).toBe(false);
    expect(publishCommand(editor('a'), anEnv())).toBeNull();
    expect(publishCommand(publishing, anEnv())).toBeNull();
  });

  it('enables a form that visitors cannot open, and undo leaves it enabled', () => {
    const off = { ...editor('a').form, enabled: false };
    const edited = after(editorOf(off), typing('Permit'));
    const sent = after(edited, publishCommand);

    expect(sent.save).toMatchObject({ sent: { enabled: true } });
    const next = applied(sent, saved(sent, stored(sent.form)));
    expect(after(next, undoCommand).form.enabled).toBe(true);
  });

  it('closes a form to visitors when it is disabled in the settings', () => {
    const off = after(editor('a'), setPublishingCommand({ enabled: false }));

    expect(after(off, publishCommand).save).toMatchObject({ sent: { enabled: false } });
  });

  it('is refused when visitors would meet a field without a label, which a draft may have', () => {
    const state = after(editorOf(aForm({ fields: [aField('text', { label: {} })] })), typing('Permit'));

    expect(after(state, publishCommand).save).toMatchObject({
      phase: 'refused',
      by: 'check',
      problems: [{ code: 'form.label-missing' }],
    });
    expect(after(state, saveCommand).save.phase).toBe('saving');
  });

  it('is refused when the form requests an identity that is not mapped, which a draft may', () => {
    const env = anEnv({ mapping: { enabled: false, properties: {} } });
    const identity = { enabled: true, attributes: [] };
    const state = after(editorOf({ ...editor('a').form, identity }), typing('Permit'));

    expect(publishingProblems(state, env)).toEqual([{ code: 'form.identity-not-mapped' }]);
    expect(after(state, saveCommand, env).save.phase).toBe('saving');
  });

  it('that failed is repeated by trying again', () => {
    const failed = applied(publishing, { kind: 'save-failed', cause: 'offline', problems: [], error: '' });

    expect(after(failed, saveAgainCommand)).toMatchObject({ saveTarget: 'published' });
  });
});

describe('the draft of a form that was never published', () => {
  it('is disabled by the server, and stays so with undo and redo', () => {
    const fresh = after(editorOf(newForm()), addGroupCommand({ index: 0 }));
    const edited = after(fresh, typing('Permit'));
    const sent = applied(edited, { kind: 'save', newer: 'refuse', target: 'draft' });
    const next = applied(sent, saved(sent, { ...stored(edited.form), revision: 0, enabled: false }));

    expect([next.form.enabled, isFormDirty(next)]).toEqual([false, false]);
    expect(isFormDirty(afterAll(next, [undoCommand, redoCommand]))).toBe(false);
  });
});

describe('a discarded draft', () => {
  it('leaves the published form, and undo brings its changes back', () => {
    const published = editor('a').form;
    const withDraft = applied(saving, saved(saving, stored(dirty.form)));
    const discarded = applied(withDraft, draftDiscardedTransaction(published));

    expect([discarded.form, discarded.versions]).toEqual([published, { published, draft: null }]);
    expect([isFormDirty(discarded), canPublish(discarded)]).toEqual([false, false]);
    expect(after(discarded, undoCommand).form.name['gb']).toBe('Permit');
  });
});
