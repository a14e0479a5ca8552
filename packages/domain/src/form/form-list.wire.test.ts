import { describe, expect, it } from 'vitest';
import { guidOf } from '../testing/guids.ts';
import { formListItemFromWire, formListSchema, formListToWire } from './form-list.wire.ts';

const items = [{ guid: guidOf('a'), name: { gb: 'Contact', fi: 'Yhteydenotto' }, suomiFiEnabled: true }];

describe('the form list on the wire', () => {
  it('carries the GUID, the name and whether identification is required', () => {
    expect(formListToWire(items)).toEqual([
      { GUID: guidOf('a'), Name: { gb: 'Contact', fi: 'Yhteydenotto' }, SuomiFiEnabled: true },
    ]);
  });

  it('reads back what it writes', () => {
    expect(formListSchema.parse(formListToWire(items)).map(formListItemFromWire)).toEqual(items);
  });
});
