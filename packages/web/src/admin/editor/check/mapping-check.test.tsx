import { aField, aForm, guidOf } from '@form-portal/domain/testing';
import { click, one } from '@form-portal/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { editorOf } from '../model/testing/editor-notation.ts';
import { drawEditor, queriesSettled } from '../testing/draw-editor.tsx';
import { MappingCheck } from './mapping-check.tsx';
import type { DrawOptions } from '../testing/draw-editor.tsx';
import type { Form } from '@form-portal/domain';

const guid = guidOf('a');
const everywhere = (text: string) => ({ gb: text, fi: text, se: text });
const whole = {
  name: everywhere('Application'),
  class: 0,
  fields: [aField('text', { guid, label: everywhere('Subject'), property: 1001, dataType: 1 })],
};

function checkOf(form: Form, options?: DrawOptions) {
  const onGo = vi.fn();
  const drawn = drawEditor(<MappingCheck onGo={onGo} />, editorOf(form), options);
  const listed = (): readonly string[] =>
    [...document.querySelectorAll('li')].map((finding) => finding.textContent);
  return { ...drawn, onGo, listed };
}

describe('the mapping check', () => {
  it('says when there is nothing to correct', () => {
    const { listed } = checkOf(aForm(whole));

    expect(listed()).toEqual([]);
    expect(document.body.textContent).toBe('Nothing to correct was found.');
  });

  it('lists errors before warnings, and how many there are of each', () => {
    const { listed } = checkOf(aForm({ ...whole, name: { gb: 'Application' }, class: null }));

    expect(listed()).toEqual([
      'Error: No class is chosen for the form.',
      'Warning: 1 text is missing in Suomi.',
      'Warning: 1 text is missing in Svenska.',
    ]);
    expect(one('p').textContent).toBe('1 error, 2 warnings');
  });

  it('leads to the location where a finding is fixed', () => {
    const { store, onGo } = checkOf(aForm({ ...whole, class: null }));
    click(one('li button'));

    expect(onGo).toHaveBeenCalledOnce();
    expect(store.state()).toMatchObject({ tab: 'settings', focus: { in: 'settings', section: 'vault' } });
  });

  it('finds that a value list has changed, once its items have loaded', async () => {
    const district = aField('select', {
      guid,
      label: everywhere('District'),
      property: 1009,
      dataType: 9,
      options: [{ id: 5, name: everywhere('Old') }],
    });
    const items = 'GET /api/structure/properties/1009/valuelist/items';
    const { listed } = checkOf(aForm({ ...whole, fields: [district] }), {
      responses: { [items]: [{ ID: 2, Name: 'New' }] },
    });
    expect(listed()).toEqual([]);
    await queriesSettled();

    expect(listed()).toEqual([
      'Warning: The value list of the field District has changed: 1 new, 1 gone. Reload the options.',
    ]);
  });

  it('says that nothing is known about the vault while it is not loaded', () => {
    checkOf(aForm(whole), { env: { structure: null } });

    expect(document.body.textContent).toContain('The vault is not loaded');
  });
});
