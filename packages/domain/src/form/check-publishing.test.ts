import { describe, expect, it } from 'vitest';
import { aField, aForm } from '../testing/builders.ts';
import { guidOf } from '../testing/guids.ts';
import { checkPublishing } from './check-publishing.ts';

const nameless = aField('number', { label: { gb: ' ', fi: '' } });
const fields = [aField('text'), nameless, aField('date', { guid: guidOf('last'), label: {} })];

describe('checkPublishing', () => {
  it('wants a label on every field of a form that is enabled, and names the first one without', () => {
    expect(checkPublishing(aForm({ fields }))).toEqual([{ code: 'form.label-missing', path: nameless.guid }]);
  });

  it('is content with a label in any language', () => {
    expect(checkPublishing(aForm({ fields: [aField('text', { label: { gb: '', se: 'Namn' } })] }))).toEqual(
      [],
    );
  });

  it('wants nothing of a form that is not enabled', () => {
    expect(checkPublishing(aForm({ fields, enabled: false }))).toEqual([]);
  });
});
