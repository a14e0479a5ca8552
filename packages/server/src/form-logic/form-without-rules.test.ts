import { formControlNames } from '@form-portal/domain';
import { aForm, guidOf } from '@form-portal/domain/testing';
import { expect, it } from 'vitest';
import { describePortalOnSqlite } from '../testing/app-under-test.ts';
import { pageDataOf } from '../testing/page-data.ts';
import { aSubmission, post } from '../submissions/testing/posts.ts';

const [form, name, count, group, predefined] = ['form', 'name', 'count', 'group', 'predef'].map(guidOf);

const unbound = (GUID: unknown, Type: string) => ({
  GUID,
  Type,
  Name: { gb: 'Question' },
  Description: {},
  Required: true,
  Width: 'wide',
  Options: [],
  MFilesPropertyDef: -1,
  DataType: 0,
  MinValue: -2147483648,
  MaxValue: 2147483647,
  MultiSelect: false,
});
const setByVault = { GUID: predefined, MFilesPropertyDef: 1001, DataType: 1, Value: 'Roads' };
const personal = ['Henkilotunniste', 'Sukunimi', 'Etunimet', 'Syntymaaika', 'Kotikunta'];
const addresses = ['KotimainenKatuosoite', 'KotimainenPostinumero', 'KotimainenPostitoimipaikka'];
const others = ['UlkomainenKatuosoite', 'UlkomainenPaikkakuntaValtio', 'Sahkoposti', 'SuomenKansalaisuus'];

/** A form as portals without rules store and return it, byte for byte. */
const document = (changes: { readonly PredefinedFields: readonly unknown[] }): string =>
  JSON.stringify({
    SchemaVersion: 1,
    GUID: form,
    Name: { gb: 'Application' },
    FormDescription: { gb: '' },
    Enabled: true,
    ShowInFormPortal: true,
    ObjectType: 0,
    Class: 0,
    FormTemplate: [
      { GUID: name, Type: 'field', FieldGUIDs: [] },
      { GUID: group, Type: 'group', FieldGUIDs: [count] },
    ],
    Fields: [unbound(name, 'text'), unbound(count, 'number')],
    Groups: [{ GUID: group, GroupName: { gb: 'Group' }, FieldGUIDs: [count] }],
    ...changes,
    SuomiFi: Object.fromEntries(
      ['Enabled', ...personal, ...addresses, ...others].map((flag) => [flag, false]),
    ),
    AttachmentOptions: { MaxFileSize: 10, AllowedFileTypes: ['img'], CustomFileTypes: [] },
    CheckAnswers: false,
    SummaryPdf: true,
    TitleTemplate: null,
    Revision: 1,
    UpdatedAt: '2026-11-20T12:00:00.000Z',
  });

describePortalOnSqlite('a form without rules', (given) => {
  it('is returned with the same bytes as it was sent', async () => {
    const admin = await given().admin();
    const whole = document({ PredefinedFields: [setByVault] });
    const sent = JSON.parse(whole) as Record<string, unknown>;
    const saved = await admin.post('/api/forms?force=true', { json: { ...sent, Revision: 0 } });

    expect(saved.statusCode, saved.body).toBe(200);
    expect((await admin.get(`/api/admin/forms/${form}`)).body).toBe(whole);
    expect((await given().client().get(`/api/forms/${form}`)).body).toBe(document({ PredefinedFields: [] }));
    expect((await given().client().get('/api/forms')).json()).toContainEqual({
      GUID: form,
      Name: { gb: 'Application' },
      SuomiFiEnabled: false,
    });
  });

  it('has a page without any trace of rules', async () => {
    const opened = await given().client().get(`/form/${form}`);
    const { page } = pageDataOf(opened);

    expect(Object.keys(page)).toEqual(
      expect.not.arrayContaining(['logic', 'closesAt', 'confirmation', 'newQuestions']),
    );
    expect(opened.body).not.toContain(`name="${formControlNames.asked}"`);
    expect(opened.body).not.toMatch(/showWhen|requireWhen|formula|checks|resolve-form/);
  });

  it('is refused with the same bytes as before', async () => {
    const refused = await post(given().client(), aSubmission(aForm({ guid: form! }), { [name ?? '']: '' }));

    expect(refused.statusCode).toBe(400);
    expect(JSON.stringify(refused.json().fields)).toBe(
      JSON.stringify(
        [name, count].map((GUID) => ({
          GUID,
          code: 'submission.required-missing',
          error: 'Enter Question',
        })),
      ),
    );
  });
});
