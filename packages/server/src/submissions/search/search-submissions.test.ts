import { defaultSettings, hourMs, type NationalUser } from '@form-portal/domain';
import { guidOf } from '@form-portal/domain/testing';
import { settingsToWire } from '@form-portal/domain/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SubmissionTables } from '../../db/submission-tables.ts';
import { describePortalWithSuomiFi } from '../../identity/suomi-fi/testing/suomi-fi-under-test.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { aSubmission, fields, post, publish, sentForm } from '../testing/posts.ts';
import { sampleFiles } from '../testing/sample-files.ts';

const { name, story } = fields;
const code = '210281-9988';

describePortalWithSuomiFi('the search for submissions', (given) => {
  const form = sentForm({
    guid: guidOf('form'),
    fields: [name, story],
    identity: { enabled: true, attributes: ['personalIdentityCode', 'lastName', 'firstNames'] },
  });
  const open = sentForm({ guid: guidOf('open'), fields: [name, story] });
  let admin: TestClient;

  const tables = () => given().portal.storage.database.withTables<SubmissionTables>();

  async function send(
    answers: Readonly<Record<string, string>>,
    ...files: readonly string[]
  ): Promise<string> {
    const sent = await post(
      given().client(),
      aSubmission(open, answers),
      ...files.map((file) => [file, sampleFiles['kuva.png']] as const),
    );
    expect(sent.statusCode, sent.body).toBe(201);
    return sent.json().GUID;
  }

  async function sendIdentified(
    personalIdentityCode: string,
    lastName: string,
    answers: Readonly<Record<string, string>> = { [name.guid]: 'x' },
  ): Promise<string> {
    const attributes = { personalIdentityCode, lastName, firstNames: 'Åke' };
    const person: NationalUser = { type: 'saml', name: lastName, admin: false, attributes };
    const sent = await post(await given().signedIn(person), aSubmission(form, answers));
    expect(sent.statusCode, sent.body).toBe(201);
    return sent.json().GUID;
  }

  const list = async (query: Readonly<Record<string, string>>) =>
    admin.get(`/api/admin/submissions?${new URLSearchParams(query).toString()}`);
  const found = async (query: Readonly<Record<string, string>>): Promise<readonly string[]> => {
    const page = await list(query);
    expect(page.statusCode, page.body).toBe(200);
    return page.json().Items.map((item: { GUID: string }) => item.GUID);
  };
  const personKey = async (typed: string) =>
    (await admin.post('/api/admin/person-keys', { json: { PersonalIdentityCode: typed } })).json().Person;

  beforeAll(async () => {
    admin = await given().admin();
    const properties = { personalIdentityCode: 1018, lastName: 1010, firstNames: 1000 };
    await admin.post('/api/settings', {
      json: settingsToWire({ ...defaultSettings, suomifi: { enabled: true, properties } }),
    });
    await publish(given(), form);
    await publish(given(), open);
  });

  it('finds answers, file names, names and references, whatever their case', async () => {
    const answered = await send({ [name.guid]: 'Kuusilahden Soutajat ry', [story.guid]: 'Älä unohda' });
    const withFile = await send({ [name.guid]: 'Nimetön' }, 'ÄÄNESTYS-kuva.png');
    const identified = await sendIdentified('131052-308T', 'Öhman');
    const { Reference } = (await admin.get(`/api/admin/submissions/${answered}`)).json();

    expect(await found({ q: 'SOUTAJAT' })).toEqual([answered]);
    expect(await found({ q: 'utaja' })).toEqual([answered]);
    expect(await found({ q: 'äLÄ soutajat' })).toEqual([answered]);
    expect(await found({ q: 'soutajat nimetön' })).toEqual([]);
    expect(await found({ q: 'äänestys' })).toEqual([withFile]);
    expect(await found({ q: 'öhman åke' })).toEqual([identified]);
    expect(await found({ q: String(Reference).toLowerCase() })).toEqual([answered]);
    expect(await found({ q: `${String(Reference).slice(0, 9)}` })).toEqual([answered]);
    expect(await found({ q: answered })).toEqual([answered]);
  });

  it.each(['ö', '%', '’'])(
    'does not take letters before %s for the beginning of a reference',
    async (other) => {
      const sent = await send({ [name.guid]: 'Vanamo' });
      const { Reference } = (await admin.get(`/api/admin/submissions/${sent}`)).json();

      expect(await found({ q: `${String(Reference).slice(0, 3)}${other}` })).toEqual([]);
    },
  );

  it('shows where an answer or a file name contains the words', async () => {
    await send(
      { [name.guid]: 'x', [story.guid]: `${'alku '.repeat(20)}Venepaikka\nlaiturilla` },
      'venepaikka.png',
    );
    await send({ [name.guid]: 'y' }, 'venepaikan-kartta.png');

    const hits = (await list({ q: 'venepaik' })).json().Items.map((item: { Hit: unknown }) => item.Hit);

    expect(hits).toHaveLength(2);
    expect(hits).toEqual(
      expect.arrayContaining([
        { Kind: 'file', Label: {}, Text: 'venepaikan-kartta.png' },
        { Kind: 'answer', Label: story.label, Text: '…alku alku alku Venepaikka laiturilla' },
      ]),
    );
  });

  it('shows the hit of the words that the sender’s name does not contain', async () => {
    await sendIdentified('131052-308T', 'Kivelä', { [name.guid]: 'Kivelä', [story.guid]: 'Rantatontti' });
    const hitOf = async (q: string) => (await list({ q })).json().Items[0].Hit;

    expect(await hitOf('kivelä rantatontti')).toMatchObject({ Label: story.label, Text: 'Rantatontti' });
    expect(await hitOf('kivelä')).toBeNull();
  });

  it('takes percent signs, underscores and exclamation marks literally', async () => {
    const odd = await send({ [name.guid]: '50%_alennus!' });
    await send({ [name.guid]: '500 alennus' });

    for (const q of ['50%', '%_a', 's!']) expect(await found({ q })).toEqual([odd]);
  });

  it('finds the submissions of a person by the whole identity code, sent or written in an answer', async () => {
    const own = await sendIdentified(code, 'Ek');
    const written = await send({ [name.guid]: `Hakija 210281-9988` });
    await sendIdentified('131052-308T', 'Ek');

    const person = await personKey(` ${code.toLowerCase()} `);

    expect(new Set(await found({ person }))).toEqual(new Set([own, written]));
    expect(await found({ person, q: 'hakija' })).toEqual([written]);
    expect(await found({ person: await personKey('010190-908P') })).toEqual([]);
  });

  it('keeps identity codes out of the index, the addresses and the audit log', async () => {
    // Unlike digits alone, its end cannot occur by chance in an id or a checksum.
    const code = '131052-308T';
    await send({ [name.guid]: `Hakija ${code}` }, `${code}.png`);
    await list({});
    const person = await personKey(code);
    expect(person).not.toContain(code);

    const index = await tables().read.selectFrom('submission_search').selectAll().execute();
    const audit = await tables().read.selectFrom('audit_events').selectAll().execute();

    expect(index.some(({ codes }) => codes.includes(person))).toBe(true);
    expect(JSON.stringify([index, audit])).not.toMatch(/-308T/i);
  });

  it('by identity code is recorded with the name of the person who searched, but without the code or its key', async () => {
    const recorded = () =>
      tables()
        .read.selectFrom('audit_events')
        .select(['actor', 'subject', 'detail'])
        .where('event', '=', 'submissions.person-searched')
        .execute();
    const before = await recorded();

    await personKey(code);

    expect((await recorded()).slice(before.length)).toEqual([{ actor: 'admin', subject: '', detail: '' }]);
  });

  it.each(['210281-9988', 'Aino 210281-99'])('refuses %s in an address', async (q) => {
    const refused = await list({ q });

    expect([refused.statusCode, refused.json().code]).toEqual([400, 'request.invalid']);
    expect(refused.body).not.toContain('2102');
  });

  it('refuses to make a key of a text that is not an identity code', async () => {
    const refused = await admin.post('/api/admin/person-keys', { json: { PersonalIdentityCode: 'Aino' } });

    expect(refused.statusCode).toBe(400);
  });

  it('counts what meets the filter by status, and exports exactly that', async () => {
    const guid = await send({ [name.guid]: 'Ainutlaatuinen' });
    await send({ [name.guid]: 'Muu' });
    const { Reference } = (await admin.get(`/api/admin/submissions/${guid}`)).json();

    const counts = await admin.get('/api/admin/submission-status-counts?q=ainutlaat');
    const { body } = await admin.get('/api/admin/submission-export?format=csv&q=ainutlaat');

    expect(counts.json()).toEqual({ Waiting: 1, Failed: 0, Delivered: 0 });
    const lines = body.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(Reference);
  });

  it('counts days in the site’s time zone', async () => {
    const { clock } = given().system;
    // 22:30 in UTC, and 00:30 of the next day in Helsinki.
    clock.advance(10.5 * hourMs);
    await send({ [name.guid]: 'Päivällinen' });
    clock.advance(-10.5 * hourMs);
    const q = 'päivällinen';

    expect(await found({ q, from: '2026-11-21', to: '2026-11-21' })).toHaveLength(1);
    expect(await found({ q, to: '2026-11-20' })).toEqual([]);
    expect(await found({ q, from: '2026-11-22' })).toEqual([]);
  });

  it('sorts by the sender in the order of the alphabet, those without a name last', async () => {
    for (const lastName of ['Österman', 'Ärling', 'Ågren', 'Zander']) await sendIdentified(code, lastName);
    await list({});

    const { Items } = (await list({ sort: 'sender', direction: 'asc', limit: '200' })).json();

    const names = Items.map(({ Sender }: { Sender: string | null }) => Sender);
    expect(names.filter((one: string | null) => /Zander|Ågren|Ärling|Österman/.test(one ?? ''))).toEqual([
      'Åke Zander',
      'Åke Ågren',
      'Åke Ärling',
      'Åke Österman',
    ]);
    expect(names.indexOf(null)).toBe(names.filter((one: string | null) => one !== null).length);
  });

  describe('after a submission was removed', () => {
    it('holds nothing of it any more', async () => {
      const guid = await send({ [name.guid]: 'Poistettava' });
      expect(await found({ q: 'poistettava' })).toEqual([guid]);
      await tables().write((transaction) =>
        transaction.updateTable('submissions').set({ status: 'failed' }).where('guid', '=', guid).execute(),
      );

      expect((await admin.delete(`/api/admin/submissions/${guid}`)).statusCode).toBe(204);

      expect(await found({ q: 'poistettava' })).toEqual([]);
      const rows = await tables().read.selectFrom('submission_search').select('submission').execute();
      expect(rows.map(({ submission }) => submission)).not.toContain(guid);
    });
  });
});
