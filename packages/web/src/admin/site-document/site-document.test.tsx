import { defaultSettings } from '@form-portal/domain';
import { settingsToWire } from '@form-portal/domain/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { afterEvent, unsavedChanges } from '../unsaved-changes/unsaved-changes.ts';
import { findKeptEdits, keepEdits } from './kept-edits.ts';
import { documentRules, openDocument, settingsDocument, takeMember } from './site-document.ts';
import type { Settings } from '@form-portal/domain';
import type { DocumentVersion } from './site-document.ts';

const version = (value: Settings, number: string): DocumentVersion<Settings> => ({
  value,
  version: number,
  clashes: [],
});
const baseline = version(defaultSettings, '1');
const theirs = version({ ...defaultSettings, feedbackAddress: 'help@town.example' }, '2');
const tooLong = { gb: 'x'.repeat(20_001) };
const mine: Settings = { ...defaultSettings, siteName: 'City', helpText: tooLong };
const both: Settings = { ...mine, feedbackAddress: 'help@town.example' };
const { toWire } = settingsDocument;

beforeEach(() => sessionStorage.clear());

describe('changes of a document that somebody else saved in the meantime', () => {
  it('are all kept when one of them exceeds a limit', () => {
    const changes = unsavedChanges(baseline, { ...baseline, value: mine });
    const conflict = { kind: 'save-conflict', stored: theirs } as const;
    const merged = afterEvent(changes, conflict, documentRules(settingsDocument));

    expect([merged.save.phase, merged.current.version]).toEqual(['merged', '2']);
    expect(toWire(merged.current.value)).toEqual(toWire(both));
  });

  it('are all kept when somebody else’s value is taken', () => {
    const clash = { path: ['siteName'], mine: 'City', theirs: 'Village' };
    const other = { path: ['feedbackAddress'], mine: 'a@town.example', theirs: 'b@town.example' };
    const edited = { ...version(mine, '2'), clashes: [clash, other] };

    expect(takeMember(settingsDocument, edited, clash)).toEqual({
      ok: true,
      value: { ...version({ ...mine, siteName: 'Village' }, '2'), clashes: [other] },
    });
  });
});

describe('edits that were kept during a sign-in', () => {
  it('are restored when the document is opened again, and then forgotten', () => {
    keepEdits('settings', { before: toWire(defaultSettings), mine: toWire(mine) });
    const opened = openDocument(settingsDocument, theirs);

    expect([opened.stored, toWire(opened.initial.value), opened.problems]).toEqual([
      theirs,
      toWire(both),
      [],
    ]);
    expect(findKeptEdits('settings')).toBeNull();
  });

  it('remain kept, with the reason, when they can’t be applied', () => {
    const edits = { before: toWire(defaultSettings), mine: { ...settingsToWire(mine), siteName: 7 } };
    keepEdits('settings', edits);

    expect(openDocument(settingsDocument, theirs)).toMatchObject({
      initial: theirs,
      problems: [{ code: 'request.invalid', path: 'siteName' }],
    });
    expect(findKeptEdits('settings')).toEqual(edits);
  });
});
