import { aField, aForm, guidOf } from '@form-portal/domain/testing';
import { act } from 'react';
import { expect, it } from 'vitest';
import { changeTrialCommand } from '../model/commands/window/trial.ts';
import { editorOf } from '../model/testing/editor-notation.ts';
import { drawEditor } from '../testing/draw-editor.tsx';
import { useTrial } from './use-trial.ts';
import type { TrialResolution } from '../model/logic/trial-resolution.ts';

const guests = aField('number', { guid: guidOf('guests'), dataType: 3 });

it('resolves the form once for all parts of the screen that read the trial, and again after an answer', () => {
  const read = new Map<string, TrialResolution>();
  function Reader({ name }: { readonly name: string }): null {
    const found = useTrial();
    read.set(name, found);
    return null;
  }
  const { store } = drawEditor(
    <>
      <Reader name="canvas" />
      <Reader name="panel" />
    </>,
    editorOf(aForm({ fields: [guests] })),
  );
  const first = read.get('canvas');
  expect(read.get('panel')).toBe(first);

  act(() => store.run(changeTrialCommand({ answers: { [guests.guid]: 5 } })));

  expect(read.get('canvas')?.resolution.answers).toEqual({ [guests.guid]: 5 });
  expect(read.get('panel')).toBe(read.get('canvas'));
});
