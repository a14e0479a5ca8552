import { failed as failure, ok, sameContent } from '@form-portal/domain';
import { describe, expect, it } from 'vitest';
import {
  afterEvent,
  failureOf,
  isDirty,
  unsavedChanges,
  type ChangeEvent,
  type ChangeRules,
  type SaveState,
} from './unsaved-changes.ts';

interface Note {
  readonly text: string;
  readonly revision: number;
}

const rules: ChangeRules<Note> = {
  isSame: (one, other) => sameContent(one.text, other.text),
  rebase: ({ text }, { revision }) => ({ text, revision }),
};
const merging: ChangeRules<Note> = {
  ...rules,
  merge: ({ baseline, current }, theirs) =>
    ok({ ...theirs, text: `${theirs.text}${current.text.slice(baseline.text.length)}` }),
};
const unmergeable: ChangeRules<Note> = { ...rules, merge: () => failure({ code: 'request.invalid' }) };

const loaded: Note = { text: 'a', revision: 1 };
const write = (text: string): ChangeEvent<Note> => ({
  kind: 'changed',
  change: (note) => ({ ...note, text }),
});
const send: ChangeEvent<Note> = { kind: 'save', newer: 'refuse' };
const saved = (text: string): ChangeEvent<Note> => ({ kind: 'saved', stored: { text, revision: 2 } });
const theirs: Note = { text: 'A', revision: 2 };
const conflict: ChangeEvent<Note> = { kind: 'save-conflict', stored: theirs };
const failed: ChangeEvent<Note> = { kind: 'save-failed', cause: 'server', problems: [], error: 'Down' };
const refused: ChangeEvent<Note> = { kind: 'save-refused', by: 'server', problems: [], error: 'No' };

/** Baseline, current, phase and whether it is dirty, after a series of events. */
function after(events: readonly ChangeEvent<Note>[], by = rules) {
  const changes = events.reduce((state, event) => afterEvent(state, event, by), unsavedChanges(loaded));
  const written = ({ text, revision }: Note): string => `${text}${String(revision)}`;
  return [
    written(changes.baseline),
    written(changes.current),
    changes.save.phase,
    isDirty(changes, by) ? 'dirty' : 'clean',
  ].join(' ');
}

describe('unsaved changes', () => {
  it.each<[string, readonly ChangeEvent<Note>[], string]>([
    ['begin clean', [], 'a1 a1 idle clean'],
    ['are dirty once something differs', [write('ab')], 'a1 ab1 idle dirty'],
    ['are clean again once it is undone', [write('ab'), write('a')], 'a1 a1 idle clean'],
    ['report no failure once it is undone', [write('ab'), send, refused, write('a')], 'a1 a1 idle clean'],
    ['stay during a save', [write('ab'), send], 'a1 ab1 saving dirty'],
    ['are cleared after a save', [write('ab'), send, saved('ab')], 'ab2 ab2 idle clean'],
    ['take over what the server made of them', [write('ab '), send, saved('ab')], 'ab2 ab2 idle clean'],
    ['made during a save stay', [write('ab'), send, write('abc'), saved('ab')], 'ab2 abc2 idle dirty'],
    ['stay when a save is refused', [write('ab'), send, refused], 'a1 ab1 refused dirty'],
    ['stay when a save fails', [write('ab'), send, failed], 'a1 ab1 failed dirty'],
    ['can be saved after a failure', [write('ab'), send, failed, send, saved('ab')], 'ab2 ab2 idle clean'],
    [
      'stay when the message is closed',
      [write('ab'), send, failed, { kind: 'save-note-closed' }],
      'a1 ab1 idle dirty',
    ],
    ['wait for a decision in a conflict', [write('ab'), send, conflict], 'a1 ab1 conflict dirty'],
    [
      'are saved over the newer version when a person decides so',
      [write('ab'), send, conflict, { kind: 'save', newer: 'overwrite' }, saved('ab')],
      'ab2 ab2 idle clean',
    ],
    [
      'are discarded for the stored version',
      [write('ab'), send, conflict, { kind: 'replaced', stored: theirs }],
      'A2 A2 idle clean',
    ],
    [
      'stay when the stored version is read again',
      [write('ab'), { kind: 'reloaded', stored: theirs }],
      'A2 ab1 idle dirty',
    ],
  ])('%s', (_what, events, state) => {
    expect(after(events)).toBe(state);
  });

  it('follow the stored version while there are none', () => {
    expect(after([{ kind: 'reloaded', stored: theirs }])).toBe('A2 A2 idle clean');
  });

  it('are merged with somebody else’s version by the rules, including edits made during the save', () => {
    expect(after([write('ab'), send, write('abc'), conflict], merging)).toBe('A2 Abc2 merged dirty');
  });

  it.each<[string, readonly ChangeEvent<Note>[]]>([
    ['a conflict', [write('ab'), send, conflict]],
    ['a reload', [write('ab'), { kind: 'reloaded', stored: theirs }]],
  ])('stay on the old baseline, with the reason, when they cannot be merged after %s', (_what, events) => {
    expect(after(events, unmergeable)).toBe('a1 ab1 refused dirty');
  });

  it('of deleted content are never merged', () => {
    const deleted: ChangeEvent<Note> = { kind: 'save-conflict', stored: null };
    expect(after([write('ab'), send, deleted], merging)).toBe('a1 ab1 conflict dirty');
  });

  it.each<[SaveState<Note>['phase'], readonly ChangeEvent<Note>[], boolean]>([
    ['idle', [], false],
    ['saving', [send], false],
    ['conflict', [send, conflict], false],
    ['refused', [send, refused], true],
    ['failed', [send, failed], true],
  ])('in the phase %s have a failure: %o', (phase, events, isFailure) => {
    const { save } = events.reduce((state, event) => afterEvent(state, event, rules), unsavedChanges(loaded));
    expect([save.phase, failureOf(save)]).toEqual([phase, isFailure ? save : null]);
  });
});
