import { findTranslation, translateWith } from '@form-portal/domain';
import { bundledCatalogue } from '@form-portal/domain/texts';
import { guidOf } from '@form-portal/domain/testing';
import { describe, expect, it } from 'vitest';
import { announcementOf, dragCancelledMessage, pickedUpMessage } from './announcements.ts';
import { setLanguageCommand } from '../commands/window/navigate.ts';
import { moveUpCommand } from '../commands/layout/move-element.ts';
import { formatMessage } from './message.ts';
import { anEnv, editor, inEnglish, announced } from '../testing/editor-notation.ts';

const naming = { language: 'gb', defaultLanguage: 'gb' };

describe('announcements', () => {
  it('of dragging include the next keys and the outcome', () => {
    const { form } = editor('a G(b)');

    expect(inEnglish(pickedUpMessage(form, guidOf('b'), naming))).toBe(
      'Picked up b. Use arrow keys, Space drops, Esc cancels.',
    );
    expect(inEnglish(dragCancelledMessage(form, guidOf('G'), naming))).toBe('Moving G was cancelled.');
  });

  it('name unnamed elements', () => {
    const bare = editor('a [b]');
    const nameless = {
      ...bare,
      form: { ...bare.form, fields: bare.form.fields.map((field) => ({ ...field, label: {} })) },
    };

    expect(announced(nameless, moveUpCommand)).toBe(
      'Moved field without a label up, now 1 of 2 in the form.',
    );
  });

  it('are omitted for changes with their own alert', () => {
    const state = editor('[a]');

    expect(announcementOf(state, { kind: 'pause' })).toBeNull();
    expect(announcementOf(state, { kind: 'save', newer: 'refuse', target: 'draft' })).toBeNull();
    expect(
      announcementOf(state, { kind: 'save-failed', cause: 'offline', problems: [], error: '' }),
    ).toBeNull();
    expect(announcementOf(state, { kind: 'undo' })).toBeNull();
  });

  it('are written in the language of the reader, names in the language of the texts', () => {
    const finnish = translateWith(bundledCatalogue.fi.texts, 'fi');
    const transaction = setLanguageCommand('se')(editor('a'), anEnv());
    const announcement = transaction && announcementOf(editor('a'), transaction);

    expect(announcement && formatMessage(announcement, finnish)).toBe(
      'Muokkauskieli: Svenska. 2 tekstiä puuttuu.',
    );
    expect(findTranslation(bundledCatalogue, 'admin.newField', 'fi', 'gb')).toBe('uusi kenttä');
  });
});
