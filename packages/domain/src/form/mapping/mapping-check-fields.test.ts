import { describe, expect, it } from 'vitest';
import { aPredefinedField, someOptions } from '../../testing/builders.ts';
import { guidOf } from '../../testing/guids.ts';
import {
  everywhere,
  mappingContext,
  districts,
  question,
  whole,
  withFields,
  findings,
} from '../../testing/mapping-findings.ts';
import type { Field, Form } from '../form.ts';
import { checkMapping } from './mapping-check.ts';

describe('properties of fields', () => {
  it.each<[string, Partial<Field>, string]>([
    ['is gone', { property: 4711, dataType: 1 }, 'error property-gone at b.property'],
    [
      'is of another data type now',
      { type: 'number', property: 1002, dataType: 3 },
      'warning property-type-changed at b.property',
    ],
    [
      'is of a data type that the field type does not take',
      { type: 'number', property: 1005, dataType: 2 },
      'error property-not-offered at b.property',
    ],
    [
      'is a date and the field is computed',
      { type: 'number', formula: '1 + 1', property: 1005, dataType: 5 },
      'error formula-property-wrong at b.property',
    ],
    [
      'may not be set by forms and the field is computed',
      { type: 'number', formula: '1 + 1', property: 0, dataType: 1 },
      'error property-not-offered at b.property',
    ],
    [
      'became a date after the field was computed',
      { type: 'number', formula: '1 + 1', property: 1005, dataType: 2 },
      'error property-not-offered at b.property',
    ],
    [
      'is set by another field already',
      { property: 1001, dataType: 1 },
      'warning property-shared at b.property',
    ],
  ])('are reported when a property %s', (_what, changes, found) => {
    expect(findings(withFields(question('b', 'text', changes)))).toEqual([found]);
  });

  it('are not reported when a computed number is stored as text', () => {
    const sum = question('b', 'number', { formula: '1 + 1', property: 1013, dataType: 13 });

    expect(findings(withFields(sum))).toEqual([]);
  });

  it('are not reported when fields share a property that combines their answers', () => {
    const lists = ['b', 'c'].map((name) =>
      question(name, 'select', { property: 1010, dataType: 10, options: someOptions('x') }),
    );

    expect(findings(withFields(...lists))).toEqual([]);
  });

  it('are reported when an answer is not stored anywhere: no property and no summary', () => {
    const form = { ...withFields(question('b', 'text')), summaryPdf: false };

    expect(findings(form)).toEqual(['error answer-not-kept at b.property']);
  });

  it('are reported when a predefined value overrides an answer', () => {
    const predefined = aPredefinedField(1001, { dataType: 1, value: 'Roads' });

    expect(findings({ ...whole, predefinedFields: [predefined] })).toEqual([
      'warning property-overridden at subj.property',
    ]);
    const when = { kind: 'field', field: guidOf('subj'), operator: 'unanswered', operand: null } as const;
    expect(findings({ ...whole, predefinedFields: [{ ...predefined, when }] })).toEqual([]);
  });

  it('are reported for an unknown field type', () => {
    expect(findings(withFields(question('b', 'hologram')))).toEqual(['error type-unknown at b.type']);
  });
});

describe('options', () => {
  const choice = (changes: Partial<Field>): Form =>
    withFields(question('b', 'select', { property: 1009, dataType: 9, options: districts, ...changes }));

  it('that were never loaded are reported', () => {
    expect(findings(choice({ options: [] }))).toEqual(['error options-missing at b.options']);
  });

  it('that differ from the value list are counted', () => {
    const form = choice({ options: [districts[0]!, { id: 7, name: everywhere('Gone') }] });
    const [found] = checkMapping(form, mappingContext);

    expect(found).toMatchObject({
      code: 'options-drift',
      severity: 'warning',
      params: { name: 'b', added: 1, removed: 1 },
    });
  });

  it('that were only renamed differ too', () => {
    const renamed = districts.map((option) => ({ ...option, name: everywhere('x') }));

    expect(findings(choice({ options: renamed }))).toEqual(['warning options-drift at b.options']);
  });

  it('of a value list that is not loaded are not checked', () => {
    expect(findings(choice({ options: someOptions('x') }), { items: new Map() })).toEqual([]);
  });
});
