import { describe, expect, it } from 'vitest';
import { aField, aForm } from '../../testing/builders.ts';
import { guidOf } from '../../testing/guids.ts';
import { testFieldTypes } from '../../testing/test-field-types.ts';
import { checkIdentification, checkPublishing, checkRules } from './check-publishing.ts';

const nameless = aField('number', { label: { gb: ' ', fi: '' } });
const fields = [aField('text'), nameless, aField('date', { guid: guidOf('last'), label: {} })];

describe('checkPublishing', () => {
  it('requires a label on every field of an enabled form and names the first field without one', () => {
    expect(checkPublishing(aForm({ fields }))).toEqual([{ code: 'form.label-missing', path: nameless.guid }]);
  });

  it('accepts a label in any language', () => {
    expect(checkPublishing(aForm({ fields: [aField('text', { label: { gb: '', se: 'Namn' } })] }))).toEqual(
      [],
    );
  });

  it('requires nothing of a form that is not enabled', () => {
    expect(checkPublishing(aForm({ fields, enabled: false }))).toEqual([]);
  });
});

describe('checkIdentification', () => {
  const identity = { enabled: true, attributes: [] };

  it('requires Suomi.fi on the server for an enabled form that requests identity', () => {
    expect(checkIdentification(aForm({ identity }), 'unavailable')).toEqual([
      { code: 'form.identity-unavailable' },
    ]);
    expect(checkIdentification(aForm({ identity }), 'available')).toEqual([]);
  });

  it('requires nothing of a form that is not enabled or requests no identity', () => {
    expect(checkIdentification(aForm({ identity, enabled: false }), 'unavailable')).toEqual([]);
    expect(checkIdentification(aForm(), 'unavailable')).toEqual([]);
  });
});

describe('checkRules', () => {
  const found = (...[form]: [Parameters<typeof checkRules>[0]]) => checkRules(form, testFieldTypes, 'fi');
  const identified = { kind: 'person', identified: true } as const;
  const answered = (name: string) =>
    ({ kind: 'field', field: guidOf(name), operator: 'answered', operand: null }) as const;
  const broken = [{ code: 'form.rules-broken' }];

  it('accepts a form without rules, and rules that work', () => {
    const check = {
      guid: guidOf('c'),
      must: identified,
      message: { fi: 'Ei' },
      at: null,
      kind: 'stop',
    } as const;

    expect(found(aForm({ fields }))).toEqual([]);
    expect(found(aForm({ fields: [aField('text', { showWhen: identified })], checks: [check] }))).toEqual([]);
  });

  it('refuses a rule that refers to nothing, a formula that does not parse, and a check without a message', () => {
    const check = {
      guid: guidOf('c'),
      must: identified,
      message: { gb: 'No' },
      at: null,
      kind: 'stop',
    } as const;

    expect(found(aForm({ fields: [aField('text', { showWhen: answered('gone') })] }))).toEqual(broken);
    expect(found(aForm({ fields: [aField('number', { formula: '1 +' })] }))).toEqual(broken);
    expect(found(aForm({ checks: [check] }))).toEqual(broken);
  });

  it('refuses a formula whose result its type or property does not take', () => {
    const bound = { formula: '1 + 1', property: 1005, dataType: 5 } as const;

    expect(found(aForm({ fields: [aField('number', bound)] }))).toEqual(broken);
    expect(found(aForm({ fields: [aField('text', { formula: '1 + 1' })] }))).toEqual(broken);
    expect(found(aForm({ fields: [aField('number', { ...bound, dataType: 2 })] }))).toEqual([]);
  });
});
