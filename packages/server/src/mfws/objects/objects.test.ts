import { demoClasses, demoObjectTypes } from '@form-portal/vault';
import { beforeAll, describe, expect, it } from 'vitest';
import { describePortal } from '../../testing/app-under-test.ts';
import { addOrdinaryUser, loggedIn, ordinaryUser, type MfwsClient } from '../testing/mfws-client.ts';
import { aDocument, lookup, propertiesOf, text, value } from '../testing/objects.ts';

describePortal(
  'objects through the M-Files API',
  (given) => {
    let admin: MfwsClient;
    let ordinary: MfwsClient;
    let [item, otherItem] = [0, 0];

    beforeAll(async () => {
      await addOrdinaryUser(given());
      admin = await loggedIn(given());
      ordinary = await loggedIn(given(), ordinaryUser);
      const { Items } = await admin.call('GET', 'valuelists/118/items');
      [item, otherItem] = [Items[0].ID, Items[1].ID];
    });

    it('are created from a class and values, checked in, and returned with every member', async () => {
      const made = await admin.call('POST', 'objects/0?checkIn=true', aDocument('Tietopyyntö 1'));

      expect(made).toEqual({
        Title: 'Tietopyyntö 1',
        EscapedTitleWithID: `Tietopyyntö 1 (ID ${made.DisplayID})`,
        DisplayID: String(made.ObjVer.ID),
        ObjVer: { Type: 0, ID: expect.any(Number), Version: 1, VersionType: 4 },
        ObjectGUID: expect.stringMatching(/^\{[0-9A-F-]{36}\}$/),
        Class: demoClasses.informationRequest,
        CreatedUtc: '2026-11-20T12:00:00Z',
        Created: '2026-11-20T12:00:00Z',
        CreatedDisplayValue: expect.any(String),
        LastModifiedUtc: '2026-11-20T12:00:00Z',
        LastModified: '2026-11-20T12:00:00Z',
        LastModifiedDisplayValue: expect.any(String),
        CheckedOutAtUtc: '1601-01-01T00:00:00Z',
        CheckedOutAt: '1601-01-01T00:00:00Z',
        CheckedOutAtDisplayValue: expect.any(String),
        CheckedOutTo: 0,
        CheckedOutToUserName: '',
        ObjectCheckedOut: false,
        ObjectCheckedOutToThisUser: false,
        SingleFile: false,
        Files: [],
        Deleted: false,
        IsStub: false,
        HasAssignments: false,
        HasRelationshipsFrom: false,
        HasRelationshipsTo: false,
        HasRelationshipsFromThis: false,
        HasRelationshipsToThis: false,
        ThisVersionLatestToThisUser: true,
        VisibleAfterOperation: true,
        LatestCheckedInVersion: 1,
        PathInIDView: `0\\1-1000\\${made.DisplayID}\\S\\v1`,
        ObjectVersionFlags: 0,
        ObjectFlags: 68,
        ObjectCapabilityFlags: -1,
        Score: 0,
        LastAccessedByMe: expect.any(String),
        AccessedByMeUtc: expect.any(String),
        AccessedByMe: expect.any(String),
        propertyID: 0,
        BaseProperties: [],
      });
    });

    describe('store and return a value', () => {
      it.each<[what: string, property: number, dataType: number, sent: unknown, returned: unknown]>([
        ['of a text', 1038, 1, `Ä & "å" 🚣`, `Ä & "å" 🚣`],
        ['of several lines', 1039, 13, 'yksi\nkaksi', 'yksi\nkaksi'],
        ['of an integer', 1054, 2, 123, 123],
        ['of an integer sent as text', 1054, 2, '123', 123],
        ['of a fraction', 1048, 3, 12.5, 12.5],
        ['of a day', 1049, 5, '2026-11-20', '2026-11-20T00:00:00Z'],
        ['of a day with a time', 1049, 5, '2026-11-20T00:00:00Z', '2026-11-20T00:00:00Z'],
        ['of a time', 1056, 6, '14:30:00', '14:30:00'],
        ['of an instant', 1061, 7, '2026-11-20T10:30:00Z', '2026-11-20T10:30:00Z'],
        ['of an instant in summer', 1061, 7, '2026-07-20T10:30:00Z', '2026-07-20T10:30:00Z'],
        ['of an instant with an offset', 1061, 7, '2026-11-20T12:30:00+02:00', '2026-11-20T10:30:00Z'],
        ['of a local date and time', 1061, 7, '2026-11-20 12:30', '2026-11-20T10:30:00Z'],
        ['true', 1055, 8, true, true],
        ['false', 1055, 8, false, false],
      ])('%s', async (_what, property, dataType, sent, returned) => {
        const made = await admin.call(
          'POST',
          'objects/0',
          aDocument('Arvot', [value(property, dataType, sent)]),
        );

        const found = (await propertiesOf(admin, made.ObjVer.ID)).get(property);

        expect(found?.TypedValue).toMatchObject({ DataType: dataType, HasValue: true, Value: returned });
        expect(found?.Value).toEqual(found?.TypedValue);
      });
    });

    it('return items without a plain value, and accept them in all forms that clients send', async () => {
      const several = { Lookups: [{ Item: otherItem, Version: -1 }, { Item: item }] };
      const one = { Lookup: { Item: String(item) } };
      const made = await admin.call(
        'POST',
        'objects/0',
        aDocument('Kohderyhmät', [{ PropertyDef: 1051, TypedValue: { DataType: 10, ...several } }]),
      );
      const single = await admin.call(
        'POST',
        'objects/0',
        aDocument('Yksi', [{ PropertyDef: 1051, TypedValue: { DataType: 10, HasValue: false, ...one } }]),
      );

      const typed = (await propertiesOf(admin, made.ObjVer.ID)).get(1051)?.TypedValue;
      expect(typed).not.toHaveProperty('Value');
      expect(typed?.SerializedValue).toBe(`${otherItem},${item}`);
      expect(typed?.Lookups).toEqual([
        expect.objectContaining({ Item: otherItem, Version: -1, ObjectType: 118, Deleted: false }),
        expect.objectContaining({ Item: item, DisplayValue: expect.stringMatching(/\w/) }),
      ]);
      expect(typed?.DisplayValue).toBe(typed?.Lookups?.map(({ DisplayValue }) => DisplayValue).join('; '));
      const other = (await propertiesOf(admin, single.ObjVer.ID)).get(1051);
      expect(other?.TypedValue.Lookups).toHaveLength(1);
    });

    it('include title, class, times and authors in their properties', async () => {
      const made = await ordinary.call('POST', 'objects/0', aDocument('Omani'));
      const extended = await ordinary.call('GET', `objects/0/${made.ObjVer.ID}?include=properties`);
      const { UserID } = await ordinary.call('GET', 'session');

      expect(extended.ObjVer).toEqual(made.ObjVer);
      const typed = new Map(
        extended.Properties.map((one: { PropertyDef: number; TypedValue: object }) => [
          one.PropertyDef,
          one.TypedValue,
        ]),
      );
      expect(typed.get(0)).toMatchObject({ DataType: 1, Value: 'Omani' });
      expect(typed.get(20)).toMatchObject({ DataType: 7, Value: '2026-11-20T12:00:00Z' });
      expect(typed.get(22)).toMatchObject({ DataType: 8, Value: false, SerializedValue: 'False' });
      expect(typed.get(25)).toMatchObject({ Lookup: { Item: UserID, DisplayValue: 'Aino Korhonen' } });
      expect(typed.get(100)).toMatchObject({ Lookup: { Item: demoClasses.informationRequest } });
    });

    it('include properties of their class that have no value, without a value key', async () => {
      const made = await admin.call('POST', 'objects/0', aDocument('Tyhjä'));

      const properties = await propertiesOf(admin, made.ObjVer.ID);
      const { AssociatedPropertyDefs } = await admin.call('GET', 'structure/classes/3');
      for (const { PropertyDef } of AssociatedPropertyDefs)
        expect([...properties.keys()]).toContain(PropertyDef);
      expect(properties.get(1039)?.TypedValue.HasValue).toBe(true);
      const none = {
        DataType: 1,
        HasValue: false,
        DisplayValue: '',
        SortingKey: '',
        SerializedValue: '',
        IsNumberSorting: false,
        HasAutomaticPermission: false,
      };
      expect(properties.get(1038)).toMatchObject({ PropertyDef: 1038, TypedValue: none, Value: none });
      expect(properties.get(1038)?.TypedValue).toEqual(none);
    });

    it('start in the workflow of their class', async () => {
      const feedback = {
        PropertyValues: [
          lookup(100, demoClasses.contactRequest),
          text(0, 'Yhteydenotto'),
          value(1039, 13, 'Hei'),
        ],
      };
      const made = await admin.call('POST', `objects/${demoObjectTypes.case}`, feedback);

      const path = `objects/${demoObjectTypes.case}/${made.ObjVer.ID}/latest/properties/38`;
      expect((await admin.call('GET', path)).TypedValue).toMatchObject({ Lookup: { Item: 102 } });
      expect(made.EscapedTitleWithID).toBe(`Yhteydenotto (ID 101-${made.ObjVer.ID})`);
    });

    describe('are refused with the vault’s own words', () => {
      it.each<[what: string, words: RegExp, body: object, type?: number]>([
        ['a class', /100/, { PropertyValues: [text(0, 'x')] }],
        ['a title', /0/, { PropertyValues: [lookup(100, 0)] }],
        ['a mandatory value', /1039/, { PropertyValues: [lookup(100, 3), text(0, 'x')] }],
        ['an object type that exists', /999/, aDocument('x'), 999],
        ['a short enough text', /1038/, aDocument('x', [text(1038, 'x'.repeat(101))])],
        ['an item of the list', /1051/, aDocument('x', [lookup(1051, 99_999, 10)])],
        ['a real day', /1049/, aDocument('x', [value(1049, 5, '2027-02-29')])],
        ['a value of the property’s type', /1054/, aDocument('x', [text(1054, 'viisi')])],
        ['a property that exists', /888888/, aDocument('x', [text(888_888, 'x')])],
        [
          'a property that the vault does not set itself',
          /20/,
          aDocument('x', [value(20, 7, '2026-11-20T10:30:00Z')]),
        ],
      ])('without %s', async (_what, words, body, type = 0) => {
        const response = await admin.send('POST', `objects/${type}`, body);

        expect(response.statusCode).toBe(500);
        expect(response.json()).toMatchObject({
          Status: 500,
          IsLoggedToVault: true,
          Message: expect.stringMatching(words),
        });
      });
    });

    it('are visible to administrators and their creator only', async () => {
      const own = await ordinary.call('POST', 'objects/0', aDocument('Näkyvä kahdelle'));
      const foreign = await admin.call('POST', 'objects/0', aDocument('Näkyvä kahdelle'));
      const search = 'objects/0?p0=' + encodeURIComponent('Näkyvä kahdelle');

      expect((await ordinary.call('GET', search)).Items).toHaveLength(1);
      expect((await admin.call('GET', search)).Items).toHaveLength(2);
      expect((await admin.send('GET', `objects/0/${own.ObjVer.ID}`)).statusCode).toBe(200);
      for (const [method, path] of [
        ['GET', ''],
        ['GET', '/properties'],
        ['GET', '/history'],
        ['GET', '/files'],
        ['POST', '/properties'],
        ['DELETE', '/latest'],
        ['DELETE', '/latest?allVersions=true'],
      ] as const) {
        const body = method === 'POST' ? [] : undefined;
        const response = await ordinary.send(method, `objects/0/${foreign.ObjVer.ID}${path}`, body);
        expect([path, response.statusCode]).toEqual([path, 404]);
      }
    });
  },
  { PORTAL_MFWS: 'true', PORTAL_SIGN_IN_LIMIT: 'off' },
);
