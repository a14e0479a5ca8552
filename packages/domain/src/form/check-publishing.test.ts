import { describe, expect, it } from 'vitest';
import { aField, aForm } from '../testing/builders.ts';
import { guidOf } from '../testing/guids.ts';
import { checkIdentification, checkPublishing } from './check-publishing.ts';

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
