import { beforeAll, expect, it } from 'vitest';
import { describePortal } from '../../testing/app-under-test.ts';
import { addOrdinaryUser, loggedIn, ordinaryUser, tokenOf } from '../testing/mfws-client.ts';
import { aDocument, text } from '../testing/objects.ts';

interface Row {
  readonly Event: string;
  readonly Actor: string;
  readonly Subject: string;
  readonly Detail: string;
}

describePortal(
  'the audit log of the M-Files API',
  (given) => {
    let rows: readonly Row[];
    let id: number;

    beforeAll(async () => {
      await addOrdinaryUser(given());
      const client = await loggedIn(given(), ordinaryUser, { SessionID: 'nightly' });
      const admin = await loggedIn(given());
      const made = await client.call('POST', 'objects/0', aDocument('Salainen asia'));
      id = Number(made.ObjVer.ID);
      const path = `objects/0/${String(id)}`;
      await client.call('POST', `${path}/properties`, [text(0, 'Salaisempi asia')]);
      await client.call('PUT', `${path}/deleted`, { Value: true });
      await client.call('PUT', `${path}/deleted`, { Value: false });
      await client.send('DELETE', `${path}/latest?allVersions=true`);
      await admin.call('DELETE', `${path}/latest?allVersions=true`);
      await client.call('POST', 'session?_method=DELETE');
      await tokenOf(given(), { ...ordinaryUser, password: 'airot' });
      rows = (await (await given().admin()).get('/api/admin/audit?limit=200')).json().Items;
    });

    it('records who created, changed, deleted, restored and destroyed which object, and nothing of its content', () => {
      expect(
        rows
          .filter(({ Event }) => Event.startsWith('vault.object'))
          .map(({ Event, Actor }) => [Event, Actor]),
      ).toEqual(
        expect.arrayContaining([
          ['vault.object-created', 'Aino Korhonen'],
          ['vault.object-changed', 'Aino Korhonen'],
          ['vault.object-removed', 'Aino Korhonen'],
          ['vault.object-restored', 'Aino Korhonen'],
          ['vault.object-destroyed', 'admin'],
        ]),
      );
      const ofObjects = rows.filter(({ Event }) => Event.startsWith('vault.object'));
      expect(ofObjects).toHaveLength(5);
      expect(new Set(ofObjects.map(({ Subject }) => Subject))).toEqual(new Set([`0/${String(id)}`]));
      expect(JSON.stringify(rows)).not.toMatch(/asia|airot/);
    });

    it('records sign-ins, sign-outs and refusals', () => {
      const through = rows.filter(({ Detail }) => Detail === '/REST');

      expect(through.filter(({ Event }) => Event === 'session.signed-in').length).toBeGreaterThanOrEqual(2);
      expect(through.find(({ Event }) => Event === 'session.signed-out')?.Actor).toBe('Aino Korhonen');
      expect(rows.filter(({ Event }) => Event === 'session.refused')).toHaveLength(1);
    });
  },
  { PORTAL_MFWS: 'true' },
);
