import { formLimits } from '@form-portal/domain/edit';
import { aField, aForm, guidOf, someOptions } from '@form-portal/domain/testing';
import { fieldTypes } from '@form-portal/field-types';
import { VaultError, type VaultTables } from '@form-portal/vault';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describePortal, type PortalUnderTest } from '../testing/app-under-test.ts';
import { prepareForStorage } from './prepare-form.ts';
import { refreshOptions, type RefreshOptionsDeps } from './refresh-options.ts';

interface WireField {
  readonly GUID: string;
  readonly MFilesPropertyDef: number;
  readonly Options: readonly { readonly ID: number; readonly Name: Readonly<Record<string, string>> }[];
}

interface WireForm {
  readonly GUID: string;
  readonly Revision: number;
  readonly Fields: readonly WireField[];
}

describePortal(
  'options of published forms',
  (given) => {
    async function formWithOptions(portal: PortalUnderTest): Promise<{ form: WireForm; field: WireField }> {
      const visitor = portal.client();
      const list: readonly { readonly GUID: string }[] = (await visitor.get('/api/forms')).json();
      for (const { GUID } of list) {
        const form: WireForm = (await visitor.get(`/api/forms/${GUID}`)).json();
        const field = form.Fields.find(({ Options }) => Options.length > 0);
        if (field !== undefined) return { form, field };
      }
      throw new Error('No sample form has a field with options');
    }

    async function renameItems(name: string): Promise<void> {
      const { database } = given().portal.storage;
      await database.withTables<VaultTables>().write(async (transaction) => {
        await transaction.updateTable('vault_names').set({ name }).where('kind', '=', 'item').execute();
      });
    }

    const refresh = (structure: RefreshOptionsDeps['structure'] = given().portal.site.structure) => {
      const { portal, system } = given();
      system.clock.advance(60_000);
      const { site, storage } = portal;
      return refreshOptions({ ...site, database: storage.database, fieldTypes, structure });
    };

    async function allForms(): Promise<string> {
      const visitor = given().client();
      const list: readonly { readonly GUID: string }[] = (await visitor.get('/api/forms')).json();
      const forms = await Promise.all(list.map(({ GUID }) => visitor.get(`/api/forms/${GUID}`)));
      return forms.map(({ body }) => body).join();
    }

    it('come from the vault’s value list, in every language it has', async () => {
      const { field } = await formWithOptions(given());

      expect(field.Options[0]).toMatchObject({
        ID: expect.any(Number),
        Name: { fi: expect.any(String), se: expect.any(String), gb: expect.any(String) },
      });
      expect(field.Options[0]!.Name['fi']).not.toBe(field.Options[0]!.Name['gb']);
    });

    it('follow the value list, while the previous revision keeps the old ones', async () => {
      const before = await formWithOptions(given());
      await refresh();
      expect((await formWithOptions(given())).form.Revision).toBe(before.form.Revision);

      await renameItems('Renamed');
      const changed = await refresh();

      const after = await formWithOptions(given());
      expect(changed).toBeGreaterThan(0);
      expect(after.form.Revision).toBe(before.form.Revision + 1);
      expect(JSON.stringify(after.field.Options)).toContain('Renamed');
      const admin = await given().admin();
      const path = `/api/admin/forms/${before.form.GUID}/revisions/${before.form.Revision}`;
      const old: WireForm = (await admin.get(path)).json();
      expect(old.Fields.find(({ GUID }) => GUID === before.field.GUID)).toEqual(before.field);
    });

    it('do not count as somebody else’s save', async () => {
      const admin = await given().admin();
      const { form } = await formWithOptions(given());
      const mine = (await admin.get(`/api/admin/forms/${form.GUID}`)).json();
      await renameItems('Renamed again');
      expect(await refresh()).toBeGreaterThan(0);

      const saved = await admin.post('/api/forms', { json: { ...mine, Name: { fi: 'Oma' } } });

      expect(saved.statusCode).toBe(200);
      expect(saved.json().form).toMatchObject({ Revision: mine.Revision + 2, Name: { fi: 'Oma' } });
      expect(JSON.stringify(saved.json().form.Fields)).toContain('Renamed again');
    });

    it('do not count as an edit when the portal refreshes them', async () => {
      const admin = await given().admin();
      const { form } = await formWithOptions(given());
      const before = (await admin.get(`/api/admin/forms/${form.GUID}`)).json();
      await renameItems('Renamed once more');
      expect(await refresh()).toBeGreaterThan(0);

      const after = (await admin.get(`/api/admin/forms/${form.GUID}`)).json();
      const [newest] = (await admin.get(`/api/admin/forms/${form.GUID}/revisions`)).json();

      expect(after).toMatchObject({ Revision: before.Revision + 1, UpdatedAt: before.UpdatedAt });
      expect(newest.Reason).toBe('options');
      expect(newest.UpdatedAt > before.UpdatedAt).toBe(true);
    });

    it('belong to the vault, whatever an administrator sends', async () => {
      const admin = await given().admin();
      const { form, field } = await formWithOptions(given());
      const mine = (await admin.get(`/api/admin/forms/${form.GUID}`)).json();
      const Fields = mine.Fields.map((one: WireField) =>
        one.GUID === field.GUID
          ? { ...one, DataType: 1, Options: [{ ID: 424242, Name: { gb: 'Mine' } }] }
          : one,
      );

      const saved = (await admin.post('/api/forms', { json: { ...mine, Fields } })).json().form;

      expect(saved.Fields).toEqual(mine.Fields);
    });

    it.each(['form', 'draft'])('are not stored in a %s that could not be read again', async (kind) => {
      const { site, storage } = given().portal;
      const guid = guidOf(`unreadable ${kind}`);
      const names = Array.from({ length: formLimits.list + 1 }, (_, at) => `Option ${at}`);
      const options = someOptions(...names);
      const form = aForm({ guid, fields: [aField('select', { options })] });

      const saving = storage.database.write<unknown>((transaction) =>
        kind === 'form'
          ? site.forms.save(transaction, form, { savedBy: '', reason: 'options' })
          : site.formDrafts.save(transaction, form, ''),
      );

      await expect(saving).rejects.toThrow('cannot be read');
      expect(await site.forms.find(guid)).toBeUndefined();
      expect(await site.formDrafts.find(guid)).toBeUndefined();
    });

    describe.each(['forbidden', 'unexpected-response'] as const)(
      'of a list for which the vault returns %s',
      (code) => {
        const without = (property: number) => {
          const { structure } = given().portal.site;
          return {
            readStructure: structure.readStructure,
            listValueListItems: (id: number) =>
              id === property ? Promise.reject(new VaultError(code, 'No')) : structure.listValueListItems(id),
          };
        };

        it('stay as they are, while other forms follow the vault', async () => {
          const before = await formWithOptions(given());
          const name = `Renamed despite ${code}`;
          await renameItems(name);

          await expect(refresh(without(before.field.MFilesPropertyDef))).rejects.toThrow('No');

          const after = await formWithOptions(given());
          expect(after.field).toEqual(before.field);
          expect(await allForms()).toContain(name);
        });
      },
    );

    it('prevent saving the form when the vault refuses their list, and the problem names the field', async () => {
      const { site } = given().portal;
      const { field } = await formWithOptions(given());
      const one = aField('select', { property: field.MFilesPropertyDef, dataType: 9 });
      const { readStructure } = site.structure;
      const listValueListItems = () => Promise.reject(new VaultError('forbidden', 'No'));
      const deps = {
        ...site,
        ...given().system,
        fieldTypes,
        structure: { readStructure, listValueListItems },
      };

      const prepared = await prepareForStorage(deps, aForm({ fields: [one] }), () => []);

      expect(prepared).toMatchObject({
        ok: false,
        problems: [{ code: 'request.invalid', path: one.guid, params: { property: one.property } }],
      });
    });

    describe('of a list with more items than a form holds', () => {
      const extra = Array.from({ length: formLimits.list }, (_, at) => 100_000 + at);

      async function lengthenList(property: number): Promise<void> {
        const { storage } = given().portal;
        const { value_list: list } = await storage.database
          .withTables<VaultTables>()
          .read.selectFrom('vault_properties')
          .select('value_list')
          .where('id', '=', property)
          .executeTakeFirstOrThrow();
        await storage.database.withTables<VaultTables>().write(async (transaction) => {
          for (let at = 0; at < extra.length; at += 1000) {
            const rows = extra
              .slice(at, at + 1000)
              .map((id) => ({ list: list!, id, name: 'Added', position: id, owner: null }));
            await transaction.insertInto('vault_items').values(rows).execute();
          }
        });
      }

      beforeAll(async () => {
        const { field } = await formWithOptions(given());
        await lengthenList(field.MFilesPropertyDef);
      });

      afterAll(async () => {
        const { database } = given().portal.storage;
        await database
          .withTables<VaultTables>()
          .write((transaction) =>
            transaction.deleteFrom('vault_items').where('id', '>=', extra[0]!).execute(),
          );
      });

      it('stay as they are, while other forms follow the vault', async () => {
        const before = await formWithOptions(given());
        await renameItems('Renamed beside a long list');

        await expect(refresh()).rejects.toThrow('5000');

        const after = await formWithOptions(given());
        expect(after.field).toEqual(before.field);
        expect((await given().client().get('/')).statusCode).toBe(200);
        expect(await allForms()).toContain('Renamed beside a long list');
      });

      it.each(['POST /api/forms', 'PUT draft'])(
        'prevent saving the form by %s, and the problem names the field',
        async (call) => {
          const admin = await given().admin();
          const { form, field } = await formWithOptions(given());
          const mine = (await admin.get(`/api/admin/forms/${form.GUID}`)).json();

          const saved =
            call === 'PUT draft'
              ? await admin.send('PUT', `/api/admin/forms/${form.GUID}/draft`, { json: mine })
              : await admin.post('/api/forms', { json: mine });

          expect(saved.statusCode, saved.body).toBe(400);
          expect(saved.json()).toMatchObject({
            code: 'request.invalid',
            fields: [{ GUID: field.GUID, code: 'request.invalid' }],
          });
        },
      );
    });
  },
  { PORTAL_SAMPLE_FORMS: 'true' },
);
