import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryForm } from '../testing/arbitrary-form.ts';
import { aField, aForm, aGroup, aPredefinedField, someOptions } from '../testing/builders.ts';
import { guidOf } from '../testing/guids.ts';
import type { SavedForm } from './form.ts';
import { sameForm } from './same-form.ts';

const field = aField('text');
const form = aForm({ fields: [field], groups: [aGroup('G')] });

describe('sameForm', () => {
  it('treats a copy as the same form', () => {
    fc.assert(
      fc.property(arbitraryForm, (any) => void expect(sameForm(any, structuredClone(any))).toBe(true)),
    );
  });

  it.each<[string, Partial<SavedForm>]>([
    ['its name', { name: { gb: 'Other' } }],
    ['being enabled', { enabled: false }],
    ['a field', { fields: [field, aField('number')] }],
    ['a field’s width', { fields: [{ ...field, width: 'narrow' }] }],
    ['a field’s options', { fields: [{ ...field, options: someOptions('one') }] }],
    ['its layout', { layout: [] }],
    ['a group’s fields', { groups: [aGroup('G', [field])] }],
    ['its class', { class: null }],
    ['its identity request', { identity: { enabled: true, attributes: [] } }],
    ['its attachments', { attachments: { ...form.attachments, categories: ['img'] } }],
    ['a predefined value', { predefinedFields: [aPredefinedField(1000, { dataType: 8, value: true })] }],
    ['its GUID', { guid: guidOf('copy') }],
  ])('distinguishes forms by %s', (_name, changes) => {
    expect(sameForm(form, { ...form, ...changes })).toBe(false);
    expect(sameForm({ ...form, ...changes }, form)).toBe(false);
  });

  it('ignores what the server sets on saving', () => {
    expect(sameForm(form, { ...form, revision: 9, updatedAt: null })).toBe(true);
  });

  it('treats a text that was written and deleted as one that was never written', () => {
    expect(sameForm(form, { ...form, description: { fi: '' } })).toBe(true);
    expect(sameForm({ ...form, description: { fi: '' } }, form)).toBe(true);
  });
});
