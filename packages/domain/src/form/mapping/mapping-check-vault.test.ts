import { describe, expect, it } from 'vitest';
import type { Condition } from '../../logic/conditions/condition.ts';
import { aGroup, aPredefinedField } from '../../testing/builders.ts';
import { guidOf } from '../../testing/guids.ts';
import {
  structure,
  districts,
  everywhere,
  mappingContext,
  question,
  subject,
  whole,
  asking,
  findings,
} from '../../testing/mapping-findings.ts';
import { testFieldTypes } from '../../testing/test-field-types.ts';
import type { Form } from '../form.ts';
import { checkMapping } from './mapping-check.ts';
import type { MappingContext } from './mapping-context.ts';

describe('object type and class', () => {
  it.each<[string, Partial<Form>, string]>([
    ['no class is chosen', { class: null }, 'error class-missing at settings.vault'],
    ['the class is gone', { class: 77 }, 'error class-gone at settings.vault'],
    ['the class belongs to another type', { class: 6 }, 'error class-gone at settings.vault'],
    ['the object type is gone', { objectType: 120 }, 'error object-type-gone at settings.vault'],
    ['forms may not choose the object type', { objectType: 9 }, 'error object-type-gone at settings.vault'],
  ])('are reported when %s', (_what, changes, found) => {
    expect(findings({ ...whole, ...changes })).toEqual([found]);
  });
});

describe('a mandatory property of the class', () => {
  const loose = question('free', 'text');
  const bare = asking(loose);

  it('is reported when no field and no predefined field sets it', () => {
    const [found] = checkMapping(bare, mappingContext);

    expect(found).toMatchObject({ code: 'class-property-missing', params: { property: 'Subject' } });
  });

  it('is reported when the field that sets it is optional', () => {
    const optional = asking({ ...subject, required: false });

    expect(findings(optional)).toEqual(['error class-property-optional at subj.required']);
  });

  it('must be asked of everybody', () => {
    const showWhen = { kind: 'person', identified: true } as const;
    const sometimes = asking({ ...subject, required: false, requireWhen: 'shown', showWhen });

    expect(findings(sometimes)).toContain('error class-property-not-asked at subj.required');
  });

  it.each(['page', 'group'] as const)(
    'must be asked of everybody: not on a condition of its %s',
    (around) => {
      const showWhen = { kind: 'person', identified: true } as const;
      const isOnPage = around === 'page';
      const pages = [{ guid: guidOf('P'), name: everywhere('P'), ...(isOnPage && { showWhen }) }];
      const group = { ...aGroup('G', [subject]), ...(!isOnPage && { showWhen }) };
      const layout = [{ kind: 'group', guid: group.guid, page: guidOf('P') }] as const;

      expect(findings({ ...whole, pages, groups: [group], layout })).toContain(
        'error class-property-not-asked at subj.required',
      );
    },
  );

  it('may be predefined on a condition only where the property is set otherwise', () => {
    const kind = question('kind', 'select', {
      property: 1009,
      dataType: 9,
      required: true,
      options: districts,
    });
    const north = {
      kind: 'field',
      field: kind.guid,
      operator: 'any-of',
      operand: { kind: 'options', ids: [1] },
    } as const;
    const elsewhere = { ...north, operator: 'none-of' } as const;
    const value = aPredefinedField(1001, { dataType: 1, value: 'Roads' });
    const onCondition = (when: Condition): Form['predefinedFields'] => [{ ...value, when }];
    const askedInNorth = { ...subject, showWhen: north };
    const sometimes = 'warning class-property-sometimes at settings.predefined.p1001';

    expect(findings({ ...asking(kind), predefinedFields: onCondition(north) })).toEqual([sometimes]);
    expect(findings({ ...asking(kind, askedInNorth), predefinedFields: onCondition(north) })).toEqual([
      sometimes,
    ]);
    expect(findings({ ...asking(kind, askedInNorth), predefinedFields: onCondition(elsewhere) })).toEqual([]);
    const otherwise = { kind: 'not', of: north } as const;
    expect(findings({ ...asking(kind, askedInNorth), predefinedFields: onCondition(otherwise) })).toEqual([]);
    // Neither condition holds for a visitor who leaves the question open.
    const open = { ...kind, required: false };
    expect(findings({ ...asking(open, askedInNorth), predefinedFields: onCondition(elsewhere) })).toEqual([
      sometimes,
    ]);
  });

  it('may be set by rows, where there is at least one', () => {
    const rows = (min: number, linesProperty?: number): Form => ({
      ...whole,
      groups: [
        {
          ...aGroup('G', [subject]),
          repeat: { min, max: 5, ...(linesProperty !== undefined && { linesProperty }) },
        },
      ],
      layout: [{ kind: 'group', guid: guidOf('G') }],
    });
    const ofClass = (id: number): Partial<MappingContext> => {
      const classes = structure.classes.map((one) => ({ ...one, properties: [{ id, required: true }] }));
      return { structure: { ...structure, classes } };
    };
    const ofVault = (form: Form, context?: Partial<MappingContext>): string[] =>
      findings(form, context).filter((one) => one.includes('class-property'));

    expect(ofVault(rows(1))).toEqual([]);
    expect(ofVault(rows(0))).toEqual(['error class-property-no-rows at G.repeat']);
    expect(ofVault(rows(1, 1013))).toEqual(['error class-property-in-lines at G.lines']);
    expect(ofVault(rows(1, 1013), ofClass(1013))).toEqual([]);
    expect(ofVault(rows(0, 1013), ofClass(1013))).toEqual(['error class-property-no-rows at G.repeat']);
    const optional = { ...rows(1, 1013), fields: [{ ...subject, required: false }] };
    expect(ofVault(optional, ofClass(1013))).toEqual(['error class-property-optional at subj.required']);
  });

  it('may be computed, with a warning that the formula has to give a value', () => {
    const sum = question('sum', 'number', { property: 1001, dataType: 1, formula: '1 + 1' });
    const showWhen = { kind: 'person', identified: true } as const;

    expect(findings(asking(sum))).toEqual(['warning class-property-computed at sum.formula']);
    expect(findings(asking({ ...sum, required: true, showWhen }))).toContain(
      'error class-property-not-asked at sum.formula',
    );
  });

  it('may be predefined, or come from the identity', () => {
    const predefined = aPredefinedField(1001, { dataType: 1, value: 'Roads' });

    expect(findings({ ...bare, predefinedFields: [predefined] })).toEqual([]);
    expect(findings({ ...bare, identity: { enabled: true, attributes: ['email'] } })).toEqual([]);
  });

  it('may be set by an optional checkbox, which is false when untouched', () => {
    const agreed = question('agree', 'boolean', { property: 1008, dataType: 8 });
    const classes = structure.classes.map((one) =>
      one.id === 5 ? { ...one, properties: [{ id: 1008, required: true }] } : one,
    );
    const tick = { ...testFieldTypes.get('boolean'), isEmpty: () => true };
    const fieldTypes = { ...testFieldTypes, get: () => tick };

    expect(findings(asking(agreed), { structure: { ...structure, classes }, fieldTypes })).toEqual([]);
  });

  it('is not reported when the vault sets it itself', () => {
    const classes = structure.classes.map((one) => ({ ...one, properties: [{ id: 0, required: true }] }));

    expect(findings(bare, { structure: { ...structure, classes } })).toEqual([]);
  });
});

describe('predefined fields', () => {
  const predefined = aPredefinedField(1009, { dataType: 9, value: 1 });

  it.each<[string, Partial<typeof predefined>, string]>([
    [
      'no property is chosen',
      { property: -1, dataType: 0, value: undefined },
      'warning predefined-not-chosen',
    ],
    ['the property is gone', { property: 4711 }, 'error predefined-gone'],
    ['the property has another data type', { property: 1003 }, 'error predefined-type-changed'],
    ['there is no value', { value: undefined }, 'warning predefined-empty'],
    ['the chosen item is gone', { value: { dataType: 9, value: 3 } }, 'error predefined-item-gone'],
  ])('are reported when %s', (_what, changes, found) => {
    const form = { ...whole, predefinedFields: [{ ...predefined, ...changes }] };

    expect(findings(form)).toEqual([`${found} at settings.predefined.p1009`]);
  });
});
