import { describe, expect, it } from 'vitest';
import { guidOf } from '../../testing/guids.ts';
import { formListItemFromWire, formListSchema, formListToWire } from './form-list.wire.ts';

const items = [{ guid: guidOf('a'), name: { gb: 'Contact', fi: 'Yhteydenotto' }, suomiFiEnabled: true }];

describe('the form list on the wire', () => {
  it('carries the GUID, the name and whether identification is required', () => {
    expect(formListToWire(items)).toEqual([
      { GUID: guidOf('a'), Name: { gb: 'Contact', fi: 'Yhteydenotto' }, SuomiFiEnabled: true },
    ]);
  });

  it('carries the description in the list of a form that has one', () => {
    const described = items.map((item) => ({ ...item, listDescription: { fi: 'Kirjoita meille' } }));

    expect(formListToWire(described)[0]).toMatchObject({ ListDescription: { fi: 'Kirjoita meille' } });
    expect(formListSchema.parse(formListToWire(described)).map(formListItemFromWire)).toEqual(described);
  });

  it('reads back what it writes', () => {
    expect(formListSchema.parse(formListToWire(items)).map(formListItemFromWire)).toEqual(items);
  });
});
