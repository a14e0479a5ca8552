import type { Catalogue } from '@form-portal/domain';
import { bundledCatalogue } from '@form-portal/domain/texts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { composePortal } from '../compose.ts';
import { startPortal, testAdmin } from '../testing/app-under-test.ts';
import { testClient } from '../testing/test-client.ts';
import { testSystemDeps } from '../testing/test-system-deps.ts';

const older: Catalogue = bundledCatalogue;
const newer: Catalogue = {
  ...bundledCatalogue,
  'x-new': { name: 'Eesti', translationId: -1, texts: { send: 'Saada' } },
};

// On one database: the documents that hold the languages are tested on both.
describe('a bundled language that an upgrade brings', () => {
  async function started() {
    const portal = await startPortal('sqlite', {}, { ...testSystemDeps(), bundledLanguages: older });
    onTestFinished(() => portal.close());
    return portal;
  }

  async function upgraded({ config }: Awaited<ReturnType<typeof started>>) {
    const portal = await composePortal(config, { ...testSystemDeps(), bundledLanguages: newer });
    onTestFinished(() => portal.stop());
    const admin = testClient(portal.app);
    await admin.post('/api/session', { json: testAdmin });
    return admin;
  }

  it('is added with its texts, hidden from visitors, after the stored languages and their changes', async () => {
    const portal = await started();
    const admin = await portal.admin();
    const stored = (await admin.get('/api/translations')).json();
    const { se: _, ...kept } = { ...stored, gb: { ...stored.gb, send: 'Submit' } };
    expect((await admin.post('/api/translations', { json: kept })).statusCode).toBe(200);

    const after = (await (await upgraded(portal)).get('/api/translations')).json();

    expect(Object.keys(after)).toEqual([...Object.keys(kept), 'x-new']);
    expect(after['x-new']).toMatchObject({ name: 'Eesti', send: 'Saada', shownToVisitors: false });
    expect(after.gb.send).toBe('Submit');
  });

  it('stays deleted when an administrator deletes it', async () => {
    const portal = await started();
    const admin = await upgraded(portal);
    const { 'x-new': _, ...others } = (await admin.get('/api/translations')).json();
    expect((await admin.post('/api/translations', { json: others })).statusCode).toBe(200);

    const again = await upgraded(portal);

    expect(Object.keys((await again.get('/api/translations')).json())).toEqual(Object.keys(others));
  });

  it('does not replace a language that an administrator added under its code', async () => {
    const portal = await started();
    const admin = await portal.admin();
    const stored = (await admin.get('/api/translations')).json();
    const own = { name: 'Meie eesti', translationID: -1, send: 'Edasta' };
    await admin.post('/api/translations', { json: { ...stored, 'x-new': own } });

    const after = (await (await upgraded(portal)).get('/api/translations')).json();

    expect(after['x-new']).toMatchObject(own);
  });
});
