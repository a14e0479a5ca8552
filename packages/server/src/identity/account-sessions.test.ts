import { beforeAll, describe, expect, it } from 'vitest';
import { loggedIn } from '../mfws/testing/mfws-client.ts';
import { describePortal } from '../testing/app-under-test.ts';
import { addAino, aino, isSignedIn, listAt, signedInAsAino } from './testing/account-of-aino.ts';

describePortal(
  'an account',
  (given) => {
    let ainoId: number;
    const signedIn = (address?: string) => signedInAsAino(given(), address);

    beforeAll(async () => {
      ainoId = await addAino(given());
    });

    describe('its sessions', () => {
      it('are listed for their owner, the current one marked, and ended one by one', async () => {
        const [here, there] = [await signedIn('192.0.2.71'), await signedIn('192.0.2.72')];

        const listed = await listAt(here);
        expect(listed).toEqual(
          expect.arrayContaining([
            expect.objectContaining({
              Kind: 'browser',
              User: 'Aino Korhonen',
              UserAgent: 'Firefox/140',
              Address: '192.0.2.71',
              Current: true,
            }),
            expect.objectContaining({ Address: '192.0.2.72', Current: false }),
          ]),
        );

        const other = listed.find(({ Address }) => Address === '192.0.2.72');
        expect((await here.delete(`/api/account/sessions/${other?.ID}`)).statusCode).toBe(204);
        expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
      });

      it('cannot be seen or ended by anybody else', async () => {
        const [browser, admin] = [await signedIn(), await given().admin()];
        const ofAdmin = (await listAt(admin)).find(({ Current }) => Current);

        expect((await listAt(browser)).filter(({ User }) => User !== 'Aino Korhonen')).toEqual([]);
        expect((await browser.delete(`/api/account/sessions/${ofAdmin?.ID}`)).statusCode).toBe(404);
        expect((await browser.get('/api/admin/sessions')).statusCode).toBe(403);
        expect((await browser.delete('/api/admin/sessions')).statusCode).toBe(403);
        expect(await isSignedIn(admin)).toBe(true);
      });

      it('can all be ended except the current one, including programs and known devices', async () => {
        const [here, there] = [await signedIn(), await signedIn()];
        const program = await loggedIn(given(), aino);
        expect((await listAt(here)).map(({ Kind }) => Kind)).toContain('program');

        await here.delete('/api/account/sessions');

        expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
        expect((await program.send('GET', 'session')).statusCode).toBe(403);
        expect(await listAt(here)).toHaveLength(1);
        const sources = given().portal.storage.database.read.selectFrom('sign_in_sources').selectAll();
        expect(await sources.where('account', '=', String(ainoId)).execute()).toEqual([]);
      });

      it('are listed and ended by an administrator, for one account and for everybody', async () => {
        const [browser, other, admin] = [await signedIn(), await signedIn(), await given().admin()];
        const citizen = await given().signedIn({ type: 'saml', name: 'Tessa', admin: false, attributes: {} });
        const listed = await listAt(admin, `/api/admin/sessions?account=${ainoId}`);
        expect(new Set(listed.map(({ User }) => User))).toEqual(new Set(['Aino Korhonen']));
        expect((await listAt(admin, '/api/admin/sessions')).map(({ User }) => User)).not.toContain('Tessa');

        await admin.delete(`/api/admin/sessions?account=${ainoId}`);
        expect([await isSignedIn(browser), await isSignedIn(other)]).toEqual([false, false]);
        expect([await isSignedIn(citizen), await isSignedIn(admin)]).toEqual([true, true]);

        await admin.delete(`/api/admin/sessions?account=${ainoId}`);
        const { Items } = (await admin.get('/api/admin/audit?group=sign-in&limit=200')).json();
        const whose = Items.flatMap((one: { Event: string; Subject: string }) =>
          one.Event === 'session.ended' ? one.Subject : [],
        );
        // An empty subject would mean that the sessions of everybody were ended.
        expect(whose).not.toContain('');

        const again = await signedIn();
        await admin.delete('/api/admin/sessions');
        expect([await isSignedIn(again), await isSignedIn(citizen)]).toEqual([false, false]);
        expect(await isSignedIn(admin)).toBe(true);
      });
    });
  },
  { PORTAL_MFWS: 'true' },
);
