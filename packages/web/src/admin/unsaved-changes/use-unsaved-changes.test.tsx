import { sameContent } from '@form-portal/domain';
import { mount } from '@form-portal/ui/testing';
import { act, useState, type ReactElement } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useUnsavedChanges, type EditedValue } from './use-unsaved-changes.ts';

const rules = { isSame: sameContent, rebase: (current: string) => current };

let edited: EditedValue<string>;
let reload: (stored: string) => void;

function Editor(): ReactElement {
  const [stored, setStored] = useState('a');
  const now = useUnsavedChanges<string>({ stored, rules });
  return <Expose now={now} onReload={setStored} />;
}

function Expose(props: { readonly now: EditedValue<string>; readonly onReload: typeof reload }): null {
  edited = props.now;
  reload = props.onReload;
  return null;
}

const write = (text: string) => act(() => Promise.resolve(edited.change(() => text)));

beforeEach(async () => {
  await act(() => Promise.resolve(mount(<Editor />)));
});

describe('edited values', () => {
  it('follow the stored version of a query until something is changed', async () => {
    await act(() => Promise.resolve(reload('b')));
    expect([edited.current, edited.isDirty]).toEqual(['b', false]);

    await write('bc');
    await act(() => Promise.resolve(reload('d')));
    expect([edited.baseline, edited.current, edited.isDirty]).toEqual(['d', 'bc', true]);
  });

  it('keep edits made during a save', async () => {
    await write('ab');
    let respond: (stored: string) => void = () => undefined;
    const response = new Promise<string>((resolve) => (respond = resolve));
    let saving: Promise<unknown> = Promise.resolve();
    await act(() => {
      saving = edited.saveWith(async () => ({ kind: 'saved', stored: await response }));
      return Promise.resolve();
    });
    expect(edited.save).toEqual({ phase: 'saving', sent: 'ab', newer: 'refuse' });

    await write('abc');
    await act(async () => {
      respond('ab');
      await saving;
    });
    expect([edited.baseline, edited.current, edited.save.phase]).toEqual(['ab', 'abc', 'idle']);
  });

  it('have a failure until the next attempt, or until its message is closed', async () => {
    await act(() => Promise.resolve(edited.refuse([{ code: 'form.no-fields' }])));
    expect(edited.failure).toMatchObject({ phase: 'refused', by: 'check' });

    await act(() => Promise.resolve(edited.dismissFailure()));
    expect(edited.failure).toBeNull();
  });
});
