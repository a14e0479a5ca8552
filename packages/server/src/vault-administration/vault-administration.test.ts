import { minuteMs } from '@form-portal/domain';
import { guidOf } from '@form-portal/domain/testing';
import { formToWire } from '@form-portal/domain/wire';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { aSubmission, fields, post, publish, sentForm } from '../submissions/testing/posts.ts';
import { describePortal, testAdmin } from '../testing/app-under-test.ts';
import type { TestClient } from '../testing/test-client.ts';

const base = '/api/admin/vault';

/** After this time the next request renews its session, which happens at most once a minute. */
const pastRenewalMs = 2 * minuteMs;

describePortal(
  'administering the vault over HTTP',
  (given) => {
    let admin: TestClient;
    const put = (path: string, json: unknown) => admin.send('PUT', `${base}/${path}`, { json });
    const add = async (path: string, json: unknown) => {
      const response = await admin.post(`${base}/${path}`, { json });
      return { status: response.statusCode, ...response.json() };
    };
    const read = async (path: string) => (await admin.get(`${base}/${path}`)).json();
    const remove = (path: string) => admin.delete(`${base}/${path}`);

    beforeAll(async () => {
      admin = await given().admin();
    });

    it('creates, changes and deletes every kind of structure element', async () => {
      const Translations = { 3: 'In English' };
      const type = await add('object-types', { Name: 'Hakemus', Translations });
      const list = await add('value-lists', { Name: 'Värit' });
      const item = await add(`value-lists/${list.ID}/items`, { Name: 'Punainen', Translations });
      const property = await add('properties', { Name: 'Väri', DataType: 9, ValueList: list.ID });
      const Properties = [{ ID: property.ID, Required: true }];
      const ofType = await add('classes', { Name: 'Auto', ObjectType: type.ID, Properties });

      const names = { 1: 'Hakemus', ...Translations };
      expect(type).toEqual({
        status: 201,
        ID: type.ID,
        Name: 'Hakemus',
        Translations: names,
        BuiltIn: false,
      });
      expect(item).toMatchObject({ status: 201, ID: 1, Name: 'Punainen', Order: 1, Owner: null });
      expect(property).toMatchObject({ status: 201, DataType: 9, ValueList: list.ID });
      expect(property.ID).toBeGreaterThanOrEqual(1000);
      expect(ofType).toMatchObject({ status: 201, ObjectType: type.ID, Properties, Workflow: null });
      const structure = (await admin.get('/api/structure')).json();
      expect(structure.properties).toContainEqual({
        ID: property.ID,
        Name: 'Väri',
        DataType: 9,
        ValueList: list.ID,
      });
      expect(structure.translations.ValueListItems[list.ID]).toEqual({
        1: { 1: 'Punainen', ...Translations },
      });
      expect(structure.translations.ObjectTypes[type.ID]).toEqual(names);
      expect(structure.translations.Properties[property.ID]).toEqual({ 1: 'Väri' });
      expect(structure.translations.Classes[ofType.ID]).toEqual({ 1: 'Auto' });
      expect((await read('structure')).ValueLists).toContainEqual({
        ID: list.ID,
        Name: 'Värit',
        Translations: { 1: 'Värit' },
        BuiltIn: false,
        ItemCount: 1,
      });

      const changed = [
        await put(`object-types/${type.ID}`, { Name: 'Anomus' }),
        await put(`value-lists/${list.ID}`, { Name: 'Sävyt' }),
        await put(`value-lists/${list.ID}/items/1`, { Name: 'Oranssi' }),
        await put(`properties/${property.ID}`, { Name: 'Sävy', DataType: 9, ValueList: list.ID }),
        await put(`classes/${ofType.ID}`, { Name: 'Ajoneuvo', ObjectType: type.ID, Properties: [] }),
      ];
      expect(changed.map((response) => [response.statusCode, response.json().Name])).toEqual(
        ['Anomus', 'Sävyt', 'Oranssi', 'Sävy', 'Ajoneuvo'].map((name) => [200, name]),
      );

      const deleted = [
        await remove(`classes/${ofType.ID}`),
        await remove(`properties/${property.ID}`),
        await remove(`value-lists/${list.ID}/items/1`),
        await remove(`value-lists/${list.ID}`),
        await remove(`object-types/${type.ID}`),
      ];
      expect(deleted.map(({ statusCode }) => statusCode)).toEqual(deleted.map(() => 204));
      expect((await remove(`object-types/${type.ID}`)).statusCode).toBe(404);
    });

    it('creates a property with its value list in one call, completely or not at all', async () => {
      const property = { Name: 'Laituri', DataType: 9 };
      const lists = async () =>
        (await read('structure')).ValueLists.filter(({ Name }: { Name: string }) => Name === 'Laituri');

      const refused = await add('properties', { ...property, Items: ['A', 'x'.repeat(101)] });
      expect([refused.status, refused.members]).toEqual([
        400,
        [{ path: 'Items[1]', code: 'vault.name-invalid' }],
      ]);
      expect(await lists()).toEqual([]);

      const { status, ValueList } = await add('properties', { ...property, Items: ['A', 'B'] });
      expect(status).toBe(201);
      expect(await lists()).toMatchObject([{ ID: ValueList, ItemCount: 2 }]);
      const { read: database } = given().portal.storage.database;
      const events = database.selectFrom('audit_events').select(['event', 'actor']);
      expect(await events.where('subject', '=', `value-list ${ValueList}`).execute()).toEqual([
        { event: 'vault.saved', actor: 'admin' },
      ]);
    });

    it.each([
      ['properties', { Name: '', DataType: 1 }, 400, 'vault.name-invalid', 'Name'],
      ['properties', { Name: 'x', DataType: 4 }, 400, 'request.invalid', 'DataType'],
      [
        'properties',
        { Name: 'x', DataType: 9, ValueList: 9999 },
        400,
        'vault.reference-unknown',
        'ValueList',
      ],
      [
        'classes',
        { Name: 'x', ObjectType: 9999, Properties: [] },
        400,
        'vault.reference-unknown',
        'ObjectType',
      ],
      ['value-lists', { Name: 'x'.repeat(101) }, 400, 'vault.name-invalid', 'Name'],
      ['object-types', {}, 400, 'request.invalid', 'Name'],
      ['languages', { Name: 'suomi', Tag: 'fi' }, 409, 'vault.taken', 'Tag'],
      [
        'users',
        { Username: 'x', Name: 'x', Admin: false, Password: 'short' },
        400,
        'vault.password-invalid',
        'Password',
      ],
      [
        'users',
        { Username: 'ADMIN', Name: 'x', Admin: false, Password: 'viisi venettä laiturissa' },
        409,
        'vault.taken',
        'Username',
      ],
    ])('in %s refuses %j and names the member', async (path, json, status, code, member) => {
      const response = await add(path, json);

      expect([response.status, response.code]).toEqual([status, code]);
      expect(response.error).toContain(member);
      expect(response.members).toEqual([{ path: member, code }]);
    });

    describe('an element in use', () => {
      const bound = { ...fields.count, property: 1007, dataType: 2 } as const;
      const form = sentForm({ guid: guidOf('käytössä'), fields: [bound], class: 1 });

      beforeAll(async () => {
        given().portal.submissions.start();
        await publish(given(), form);
        await post(given().client(), aSubmission(form, { [bound.guid]: '42' }));
        await vi.waitFor(async () => {
          const { Items } = await read('objects?class=1');
          expect(Items).toHaveLength(1);
        }, 15_000);
      });

      it.each([
        ['properties/1007', ['form', 'objects']],
        ['classes/1', ['form', 'objects']],
      ])('is not deleted at %s, and the response lists its uses', async (path, kinds) => {
        const response = await remove(path);
        const { code, UsedBy } = response.json();

        expect([response.statusCode, code]).toEqual([409, 'vault.in-use']);
        const listed = UsedBy.map(({ Kind }: { Kind: string }) => Kind);
        expect(listed).toEqual(expect.arrayContaining(kinds));
        expect(UsedBy).toContainEqual({ Kind: 'form', GUID: form.guid, Name: form.name });
        expect(UsedBy).toContainEqual({ Kind: 'objects', Count: 1 });
        const [kind = '', id = ''] = path.split('/');
        const uses = await read(`uses?kind=${kind === 'classes' ? 'class' : 'property'}&id=${id}`);
        expect(uses).toEqual(UsedBy);
      });

      it('keeps its data type and its object type', async () => {
        const property = await put('properties/1007', { Name: 'x', DataType: 1 });
        const ofClass = await put('classes/1', { Name: 'x', ObjectType: 101, Properties: [] });

        expect([property.statusCode, property.json().code]).toEqual([409, 'vault.member-in-use']);
        expect([ofClass.statusCode, ofClass.json().code]).toEqual([409, 'vault.member-in-use']);
      });
    });

    it('keeps what only the draft of a form uses', async () => {
      const property = await add('properties', { Name: 'Luonnoksessa', DataType: 1 });
      const field = { ...fields.name, property: property.ID, dataType: 1 } as const;
      const draft = sentForm({ guid: guidOf('luonnos'), fields: [field] });
      const saved = await admin.put(`/api/admin/forms/${draft.guid}/draft`, { json: formToWire(draft) });
      expect(saved.statusCode, saved.body).toBe(200);

      const removed = await remove(`properties/${property.ID}`);
      const retyped = await put(`properties/${property.ID}`, { Name: 'x', DataType: 2 });

      expect(removed.json().UsedBy).toEqual([{ Kind: 'form', GUID: draft.guid, Name: draft.name }]);
      expect(retyped.json().code).toBe('vault.member-in-use');
    });

    it('keeps a property of the identity mapping and a language of the portal', async () => {
      const property = await add('properties', { Name: 'Etunimet', DataType: 1 });
      const settings = (await admin.get('/api/settings')).json();
      const suomifi = { ...settings.suomifi, etunimet: property.ID };
      await admin.post('/api/settings', { json: { ...settings, suomifi } });

      const [mapped, language] = [await remove(`properties/${property.ID}`), await remove('languages/2')];

      expect(mapped.json()).toMatchObject({ UsedBy: [{ Kind: 'identity-mapping' }] });
      expect(language.json().UsedBy).toMatchObject([{ Kind: 'portal-language', Code: 'se' }]);
    });

    it('refuses a password derived from the site’s name', async () => {
      const settings = (await admin.get('/api/settings')).json();
      await admin.post('/api/settings', { json: { ...settings, siteName: 'Rantakaupungin lomakkeet' } });

      const user = { Username: 'x', Name: 'x', Admin: false, Password: 'Rantakaupungin1' };

      expect(await add('users', user)).toMatchObject({ status: 400, code: 'vault.password-guessable' });
    });

    it('renames an option in published forms at once', async () => {
      const list = await add('value-lists', { Name: 'Koot' });
      await add(`value-lists/${list.ID}/items`, { Name: 'Pieni' });
      const property = await add('properties', { Name: 'Koko', DataType: 9, ValueList: list.ID });
      const choice = { ...fields.choice, property: property.ID, dataType: 9 } as const;
      const form = sentForm({ guid: guidOf('koot'), fields: [choice] });
      await publish(given(), form);

      await put(`value-lists/${list.ID}/items/1`, { Name: 'Pikkuinen', Translations: { 3: 'Tiny' } });

      const published = (await given().client().get(`/api/forms/${form.guid}`)).json();
      expect(published.Fields[0].Options).toMatchObject([
        { ID: 1, Name: { gb: 'Tiny', fi: 'Pikkuinen', se: 'Pikkuinen' } },
      ]);
    });

    it.each([
      ['is disabled', { Enabled: false }],
      ['gets a new password', { Password: 'tyyni lahti 5' }],
    ])('ends the sessions of an account that %s', async (_, change) => {
      await admin.post('/api/session/confirmation', { json: { Password: testAdmin.password } });
      const account = { Username: 'aino', Password: 'soutu vene 4', Name: 'Aino', Admin: true };
      const { ID, ...made } = await add('users', account);
      expect(made).toEqual({ status: 201, Username: 'aino', Name: 'Aino', Admin: true, Enabled: true });
      const aino = given().client();
      await aino.post('/api/session', { json: { username: 'aino', password: account.Password } });
      given().system.clock.advance(pastRenewalMs);
      expect((await aino.get(`${base}/users`)).statusCode).toBe(200);

      await put(`users/${ID}`, { Username: 'aino', Name: 'Aino', Admin: true, ...change });

      expect((await aino.get(`${base}/users`)).statusCode).toBe(401);
      expect((await remove(`users/${ID}`)).statusCode).toBe(204);
    });

    it('keeps the last administrator', async () => {
      const [{ ID }] = await read('users');

      const demoted = await put(`users/${ID}`, { Username: 'admin', Name: 'admin', Admin: false });

      expect([demoted.statusCode, demoted.json().code]).toEqual([409, 'vault.last-admin']);
      expect((await remove(`users/${ID}`)).json().code).toBe('vault.last-admin');
    });

    it('records who changed what', async () => {
      const { ID } = await add('value-lists', { Name: 'Kirjattu' });
      await remove(`value-lists/${ID}`);

      const { read: database } = given().portal.storage.database;
      const events = await database
        .selectFrom('audit_events')
        .select(['event', 'actor', 'subject'])
        .where('subject', '=', `value-list ${ID}`)
        .execute();
      expect(new Set(events.map(({ event, actor }) => `${event} ${actor}`))).toEqual(
        new Set(['vault.saved admin', 'vault.removed admin']),
      );
    });
  },
  { PORTAL_SUBMISSION_LIMIT: 'off' },
);
