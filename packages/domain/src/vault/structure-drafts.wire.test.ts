import { describe, expect, it } from 'vitest';
import {
  classDraftFromWire,
  classDraftToWire,
  itemDraftFromWire,
  itemDraftToWire,
  languageDraftFromWire,
  languageDraftToWire,
  propertyDraftFromWire,
  propertyDraftToWire,
  structureElementDraftFromWire,
  structureElementDraftToWire,
  userDraftFromWire,
  userDraftToWire,
} from './structure-drafts.wire.ts';

const named = { name: 'Aihe', names: { 3: 'Subject' } };
const properties = [{ id: 1000, required: true }];

function sent(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

describe('structure input from administrators', () => {
  it('reads back what it writes, with and without optional members', () => {
    const element = { name: 'Aihe', names: undefined };
    const ofClass = { ...named, objectType: 0, workflow: null, properties };
    const property = { ...named, dataType: 9, valueList: 110 } as const;
    const item = { ...named, order: 2, owner: 101 };
    const user = { username: 'aino', password: 'soutu vene 4', name: 'Aino', admin: false, enabled: true };

    expect(structureElementDraftFromWire(sent(structureElementDraftToWire(named)))).toEqual({
      ok: true,
      value: named,
    });
    expect(structureElementDraftFromWire(sent(structureElementDraftToWire(element)))).toEqual({
      ok: true,
      value: element,
    });
    expect(classDraftFromWire(sent(classDraftToWire(ofClass)))).toEqual({ ok: true, value: ofClass });
    expect(propertyDraftFromWire(sent(propertyDraftToWire(property)))).toEqual({ ok: true, value: property });
    const withList = { ...named, dataType: 9, valueList: null, items: ['Yksi', 'Kaksi'] } as const;
    expect(propertyDraftFromWire(sent(propertyDraftToWire(withList)))).toEqual({ ok: true, value: withList });
    expect(itemDraftFromWire(sent(itemDraftToWire(item)))).toEqual({ ok: true, value: item });
    expect(userDraftFromWire(sent(userDraftToWire(user)))).toEqual({ ok: true, value: user });
    expect(languageDraftFromWire(languageDraftToWire({ name: 'eesti', tag: 'et' }))).toEqual({
      ok: true,
      value: { name: 'eesti', tag: 'et' },
    });
  });

  it.each([
    [structureElementDraftFromWire, {}, 'Name'],
    [structureElementDraftFromWire, { Name: 'x', Translations: { fi: 'x' } }, 'Translations.fi'],
    [classDraftFromWire, { Name: 'x', Properties: [] }, 'ObjectType'],
    [classDraftFromWire, { Name: 'x', ObjectType: 0, Properties: [{ ID: 1 }] }, 'Properties[0].Required'],
    [propertyDraftFromWire, { Name: 'x', DataType: 4 }, 'DataType'],
    [propertyDraftFromWire, { Name: 'x', DataType: 9, ValueList: '1' }, 'ValueList'],
    [itemDraftFromWire, { Name: 'x', Order: 0 }, 'Order'],
    [languageDraftFromWire, { Name: 'x' }, 'Tag'],
    [userDraftFromWire, { Username: 'x', Name: 'x' }, 'Admin'],
    [userDraftFromWire, { Username: 'x'.repeat(1001), Name: 'x', Admin: true }, 'Username'],
  ])('is refused by %o as %j', (read, value, path) => {
    expect(read(value)).toMatchObject({ ok: false, problems: [{ code: 'request.invalid', path }] });
  });
});
