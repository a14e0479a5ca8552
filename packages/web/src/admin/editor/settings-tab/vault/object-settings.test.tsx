import { aField, aForm, guidOf } from '@form-portal/domain/testing';
import { click, one, press } from '@form-portal/ui/testing';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { labelled, named, typeOver } from '../../testing/draw-editor.tsx';
import { formOf, option, settingsOf } from '../../testing/draw-settings.tsx';

describe('the object', () => {
  it('gets a title from a template, with placeholders at the cursor', () => {
    const drawn = settingsOf(aForm({ fields: [aField('text')], titleTemplate: 'From ' }));
    const control = labelled('Object title');
    act(() => control.setSelectionRange(5, 5));
    click(one('[aria-label="Answer to a field"]'));
    press('ArrowDown');
    click(option('text'));
    typeOver(control, `${control.value} on `);
    act(() => control.setSelectionRange(control.value.length, control.value.length));
    click(named('Date'));

    expect(formOf(drawn).titleTemplate).toBe(`From {field:${guidOf('text')}} on {date}`);
  });

  it('gets several placeholders in a row, each after the one before', () => {
    const drawn = settingsOf(aForm({ titleTemplate: 'From to' }));
    act(() => labelled('Object title').setSelectionRange(4, 4));
    click(named('Date'));
    click(named('Reference'));

    expect(formOf(drawn).titleTemplate).toBe('From{date}{reference} to');
  });

  it('carries the summary or not', () => {
    const drawn = settingsOf(aForm());
    click(labelled('Attach a summary PDF'));

    expect(formOf(drawn).summaryPdf).toBe(false);
  });
});
