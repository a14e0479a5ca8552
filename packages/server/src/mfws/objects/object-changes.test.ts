import { beforeAll, expect, it } from 'vitest';
import { describePortal } from '../../testing/app-under-test.ts';
import { addOrdinaryUser, loggedIn, ordinaryUser, type MfwsClient } from '../testing/mfws-client.ts';
import { aDocument, propertiesOf, text, value } from '../testing/objects.ts';

const checkedOutToMe = { Value: 2 };

describePortal(
  'objects that change through the M-Files API',
  (given) => {
    let admin: MfwsClient;
    let ordinary: MfwsClient;

    beforeAll(async () => {
      await addOrdinaryUser(given());
      admin = await loggedIn(given());
      ordinary = await loggedIn(given(), ordinaryUser);
    });

    it('get a new version with each change, and the previous one stays unchanged', async () => {
      const { ObjVer } = await admin.call('POST', 'objects/0', aDocument('Ensin', [text(1038, 'aihe')]));
      const path = `objects/0/${ObjVer.ID}`;

      const changed = await admin.call('POST', `${path}/latest/properties`, [text(0, 'Sitten')]);
      const replaced = await admin.call('PUT', `${path}/properties`, [value(1039, 13, 'vain tämä')]);

      expect(changed).toMatchObject({ Title: 'Sitten', ObjVer: { Version: 2 }, ObjectCheckedOut: false });
      expect((await propertiesOf(admin, ObjVer.ID, '/2')).get(1038)?.TypedValue.Value).toBe('aihe');
      expect(replaced).toMatchObject({ Title: 'Sitten', ObjVer: { Version: 3 } });
      expect((await propertiesOf(admin, ObjVer.ID)).get(1038)?.TypedValue.HasValue).toBe(false);
      expect(await admin.call('GET', `${path}/1`)).toMatchObject({
        Title: 'Ensin',
        ThisVersionLatestToThisUser: false,
      });
      const history = await admin.call('GET', `${path}/history`);
      expect(history.map((one: typeof ObjVer) => one.ObjVer.Version)).toEqual([3, 2, 1]);
    });

    it('lose a value that is set to null, and a single property can be read, set and removed', async () => {
      const { ObjVer } = await admin.call('POST', 'objects/0', aDocument('Arvo', [text(1038, 'aihe')]));
      const path = `objects/0/${ObjVer.ID}/latest/properties/1038`;

      await admin.call('PUT', path, text(1038, 'toinen'));
      expect((await admin.call('GET', path)).TypedValue.Value).toBe('toinen');
      await admin.call('POST', `${path}?_method=DELETE`);
      expect((await admin.call('GET', path)).TypedValue).toMatchObject({ HasValue: false });
      await admin.call('PUT', path, text(1038, 'kolmas'));
      await admin.call('POST', `objects/0/${ObjVer.ID}/properties`, [value(1038, 1, null)]);
      expect((await admin.call('GET', path)).TypedValue).not.toHaveProperty('Value');
    });

    it('have only the properties of their class and those with a value', async () => {
      const { ObjVer } = await admin.call('POST', 'objects/0', aDocument('Muu', [value(1054, 2, 3)]));
      const path = `objects/0/${ObjVer.ID}/latest/properties/1054`;

      expect((await admin.call('GET', path)).TypedValue.Value).toBe(3);
      await admin.call('DELETE', path);
      expect((await admin.send('GET', path)).statusCode).toBe(404);
    });

    it('accept everything that they return about themselves', async () => {
      const { ObjVer } = await admin.call(
        'POST',
        'objects/0',
        aDocument('Edestakaisin', [text(1038, 'aihe')]),
      );
      const path = `objects/0/${ObjVer.ID}/latest/properties`;
      const stored: readonly { readonly PropertyDef: number }[] = await admin.call('GET', path);

      await admin.call('PUT', path, stored);

      const values = (all: typeof stored) => all.filter(({ PropertyDef }) => ![20, 21].includes(PropertyDef));
      expect(values(await admin.call('GET', path))).toEqual(values(stored));
    });

    it('are checked out to a working copy that only its owner sees, until it is checked in', async () => {
      const { ObjVer } = await ordinary.call('POST', 'objects/0', aDocument('Alku'));
      const path = `objects/0/${ObjVer.ID}`;

      const out = await ordinary.call('PUT', `${path}/latest/checkedout`, { Value: '2' });
      await ordinary.call('POST', `${path}/properties`, [text(0, 'Luonnos')]);

      expect(out).toMatchObject({
        ObjVer: { Version: 2 },
        ObjectCheckedOutToThisUser: true,
        LatestCheckedInVersion: 1,
      });
      expect(await ordinary.call('GET', path)).toMatchObject({ Title: 'Luonnos', ObjVer: { Version: 2 } });
      expect(await admin.call('GET', path)).toMatchObject({
        Title: 'Alku',
        ObjVer: { Version: 1 },
        ObjectCheckedOut: true,
        ObjectCheckedOutToThisUser: false,
        CheckedOutToUserName: 'Aino Korhonen',
      });
      expect((await admin.send('GET', `${path}/2`)).statusCode).toBe(404);
      expect(await admin.call('GET', `${path}/checkedout`)).toEqual({ Value: 1 });
      expect(await ordinary.call('GET', `${path}/checkedout`)).toEqual(checkedOutToMe);
      expect((await admin.send('POST', `${path}/properties`, [text(0, 'Muu')])).statusCode).toBe(409);

      const back = await ordinary.call('POST', `${path}/latest/checkedout?_method=PUT`, { Value: 0 });
      expect(back).toMatchObject({ Title: 'Luonnos', ObjVer: { Version: 2 }, ObjectCheckedOut: false });
      expect(await admin.call('GET', path)).toMatchObject({ Title: 'Luonnos' });
    });

    it('discard the working copy when the check-out is undone', async () => {
      const { ObjVer } = await admin.call('POST', 'objects/0', aDocument('Pysyy'));
      const path = `objects/0/${ObjVer.ID}`;
      await admin.call('PUT', `${path}/checkedout`, checkedOutToMe);
      await admin.call('POST', `${path}/properties`, [text(0, 'Katoaa')]);

      const undone = await admin.call('DELETE', `${path}/latest?force=true`);

      expect(undone).toMatchObject({ Title: 'Pysyy', ObjVer: { Version: 1 }, ObjectCheckedOut: false });
    });

    it('are deleted, found only on request, and restored', async () => {
      const { ObjVer } = await admin.call('POST', 'objects/0', aDocument('Poistettava'));
      const path = `objects/0/${ObjVer.ID}`;
      const found = async (deleted: string) =>
        (await admin.call('GET', `objects?p0=Poistettava${deleted}`)).Items.length;

      expect(await admin.call('PUT', `${path}/deleted`)).toMatchObject({ Deleted: true });
      expect([await found(''), await found('&d=include'), await found('&d=true')]).toEqual([0, 1, 1]);
      expect((await (await given().admin()).get(`/api/admin/vault/objects/0/${ObjVer.ID}`)).statusCode).toBe(
        404,
      );
      expect(await admin.call('PUT', `${path}/deleted`, { Value: false })).toMatchObject({ Deleted: false });
      expect([await found(''), await found('&d=true')]).toEqual([1, 0]);
    });

    it('are destroyed, with 200 and a body, only by administrators', async () => {
      const { ObjVer } = await ordinary.call('POST', 'objects/0', aDocument('Tuhottava'));
      const path = `objects/0/${ObjVer.ID}/latest?allVersions=true`;

      expect((await ordinary.send('DELETE', path)).json()).toMatchObject({
        Status: 403,
        IsLoggedToVault: true,
      });
      expect(await admin.call('DELETE', path)).toEqual({ Value: true });
      expect((await admin.send('GET', `objects/0/${ObjVer.ID}`)).statusCode).toBe(404);
    });
  },
  { PORTAL_MFWS: 'true', PORTAL_SIGN_IN_LIMIT: 'off' },
);
