import { describe, expect, it } from 'vitest';
import { guidOf } from '../testing/guids.ts';
import { formListFromWire, formListToWire } from './form-list.wire.ts';

const items = [{ guid: guidOf('a'), name: { gb: 'Contact', fi: 'Yhteydenotto' }, suomiFiEnabled: true }];

describe('the form list on the wire', () => {
  it('carries the GUID, the name and whether identification is required', () => {
    expect(formListToWire(items)).toEqual([
      { GUID: guidOf('a'), Name: { gb: 'Contact', fi: 'Yhteydenotto' }, SuomiFiEnabled: true },
    ]);
  });

  it('reads back what it writes', () => {
    expect(formListFromWire(formListToWire(items))).toEqual({ ok: true, value: items });
  });

  it('reports the path of each fault', () => {
    const result = formListFromWire([{ GUID: 'x', Name: {}, SuomiFiEnabled: false }]);

    expect(result).toMatchObject({ ok: false, problems: [{ code: 'request.invalid', path: '[0].GUID' }] });
  });
});
