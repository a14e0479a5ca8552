import { demoClasses } from '@form-portal/vault';
import { beforeAll, describe, expect, it } from 'vitest';
import { describePortal } from '../../testing/app-under-test.ts';
import { loggedIn, type MfwsClient } from '../testing/mfws-client.ts';
import { aDocument, lookup, text, value } from '../testing/objects.ts';

const enc = encodeURIComponent;

describePortal(
  'search through the M-Files API',
  (given) => {
    let client: MfwsClient;
    let items: readonly number[];
    const titles = async (query: string) =>
      (await client.call('GET', `objects?${query}`)).Items.map(
        ({ Title }: { Title: string }) => Title,
      ).toSorted();

    beforeAll(async () => {
      client = await loggedIn(given());
      const list = await client.call('GET', 'valuelists/118/items');
      items = list.Items.map(({ ID }: { ID: number }) => ID);
      const objects = [
        aDocument('Lasku 100 %', [text(1038, 'Sähkö'), value(1054, 2, 10), value(1048, 3, 1.5)]),
        aDocument('Lasku_toinen', [
          text(1038, '3f2504e0-4f89-41d3-9a0c-0305e82c3301'),
          value(1054, 2, 20),
          value(1055, 8, true),
          lookup(1051, items[0] ?? 0, 10),
        ]),
        aDocument('Tarjous', [
          value(1049, 5, '2026-11-20'),
          value(1061, 7, '2026-11-20T10:30:00Z'),
          value(1056, 6, '14:30:00'),
          {
            PropertyDef: 1051,
            TypedValue: { DataType: 10, Lookups: items.slice(0, 2).map((Item) => ({ Item })) },
          },
        ]),
      ];
      for (const object of objects) await client.call('POST', 'objects/0', object);
    });

    const [bill, second, offer] = ['Lasku 100 %', 'Lasku_toinen', 'Tarjous'];

    describe('finds objects by a condition', () => {
      it.each<[query: string, found: readonly (string | undefined)[]]>([
        ['p0=Tarjous', [offer]],
        ['p0=tarjous', [offer]],
        [`p0=${enc(bill)}`, [bill]],
        ['p0*=ASKU', [bill, second]],
        ['p0%2A%3Dasku', [bill, second]],
        ['p0^=Lasku', [bill, second]],
        ['p0%5E=Lasku', [bill, second]],
        ['p0**=L*oinen', [second]],
        ['p0**=Lasku?toinen', [second]],
        ['p0*=%25', [bill]],
        ['p0*=_', [second]],
        ['p0!=Tarjous', [bill, second]],
        ['p0!*=lasku', [offer]],
        ['p1038=3F2504E0-4F89-41D3-9A0C-0305E82C3301', [second]],
        ['p1038=%00', [offer]],
        ['p1038!=%00', [bill, second]],
        ['p1038=sähkö', [bill]],
        ['p1038!=Sähkö', [second, offer]],
        ['p1054=10', [bill]],
        ['p1054>>=10', [second]],
        ['p1054%3E%3E=10', [second]],
        ['p1054>=10', [bill, second]],
        ['p1054<<=20', [bill]],
        ['p1054<=20', [bill, second]],
        ['p1054!=10', [second, offer]],
        ['p1048=1.5', [bill]],
        ['p1055=true', [second]],
        ['p1049=2026-11-20', [offer]],
        ['p1049=2026-11-20T00:00:00Z', [offer]],
        ['p1049>>=2026-11-19', [offer]],
        ['p1061=2026-11-20T10:30:00Z', [offer]],
        ['p1061>=2026-11-20', [offer]],
        ['p1049*=2026-11', [offer]],
        ['p1056=14:30:00', [offer]],
        ['p1056=14:30', [offer]],
        ['p1056<=14:30:00', [offer]],
        ['p1056<<=14:30:00', []],
        ['p100=3', [bill, second, offer]],
        ['p100=3&p1054=10', [bill]],
        ['p20>=2026-11-20', [bill, second, offer]],
        ['p-102>>=1&p-102<<=3', [second]],
        ['o=0&q=lasku', [bill, second]],
        ['q=LASKU+toinen', [second]],
        ['q=sähkö', [bill]],
        ['o=101', []],
        ['p0=nothing&offset=5&iconClues=1&page=2', []],
      ])('%s', async (query, found) => {
        expect(await titles(query)).toEqual([...found].toSorted());
      });

      it('finds an item, one of several items, and an item in any property', async () => {
        const [first, other] = items;

        expect(await titles(`p1051=${first}`)).toEqual([second, offer]);
        expect(await titles(`p1051=${other}`)).toEqual([offer]);
        expect(await titles(`p1051=${other},${first}`)).toEqual([second, offer]);
        expect(await titles(`vl118=${other}`)).toEqual([offer]);
        expect(await titles(`vl1=${demoClasses.informationRequest}`)).toEqual([bill, second, offer]);
        expect(await titles(`vl1=${demoClasses.contactRequest}`)).toEqual([]);
        expect(await titles('vl6=1')).toEqual([bill, second, offer]);
      });
    });

    it('distinguishes texts with the same beginning, whatever their length', async () => {
      const start = '€'.repeat(3000);
      const long = async (end: string) =>
        (await client.call('POST', 'objects/0', aDocument('Pitkä', [value(1039, 13, `${start}${end}`)])))
          .ObjVer.ID;
      const [one, other] = [await long('yksi'), await long('toinen')];

      const found = await client.call('GET', `objects?p1039=${enc(`${start}YKSI`)}`);

      expect(found.Items.map(({ ObjVer }: { ObjVer: { ID: number } }) => ObjVer.ID)).toEqual([one]);
      const admin = await loggedIn(given());
      for (const id of [one, other]) await admin.call('DELETE', `objects/0/${id}/latest?allVersions=true`);
    });

    it('reports when there are more results than the limit, newest first', async () => {
      const cut = await client.call('GET', 'objects/0?limit=2');
      const all = await client.call('GET', 'objects/0?limit=0');

      expect([cut.Items.length, cut.MoreResults]).toEqual([2, true]);
      expect([all.Items.length, all.MoreResults]).toEqual([3, false]);
      expect(cut.Items).toEqual(all.Items.slice(0, 2));
    });

    it.each([
      ['p1054=ten', 400],
      ['p1051=first', 400],
      ['vl118=first', 400],
      ['p1055=perhaps', 400],
      ['p1049=2026-02-30', 400],
      ['p1049>>=yesterday', 400],
      ['p1056=25:00', 400],
      ['p1061=noon', 400],
      ['p20>=long+ago', 400],
      ['p1054*=1%', 400],
      ['limit=many', 400],
      ['p100=1.5', 400],
      ['p100!=99999999999', 400],
      ['p-102=99999999999', 400],
      ['p-102<<=-2147483649', 400],
      ['p22=0.5', 400],
      ['p23=1.5', 400],
      ['p1051=1.5', 400],
      ['p1054=99999999999', 400],
      ['vl1=1.5', 400],
      ['vl118=99999999999', 400],
      ['o=99999999999', 400],
      ['p999999=1', 404],
    ])('refuses %s', async (query, status) => {
      expect((await client.send('GET', `objects?${query}`)).statusCode).toBe(status);
    });
  },
  { PORTAL_MFWS: 'true', PORTAL_SIGN_IN_LIMIT: 'off' },
);
