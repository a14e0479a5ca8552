import {
  formControlNames,
  goAgain,
  type Condition,
  type FormCheck,
  type PublicPage,
} from '@form-portal/domain';
import { aField, aForm, guidOf } from '@form-portal/domain/testing';
import { formToWire } from '@form-portal/domain/wire';
import type { LightMyRequestResponse } from 'fastify';
import { extractText } from 'unpdf';
import { expect, it } from 'vitest';
import type { SubmissionTables } from '../../db/submission-tables.ts';
import { describePortal } from '../../testing/app-under-test.ts';
import { until } from '../../testing/until.ts';
import { pageDataOf } from '../../testing/page-data.ts';
import { aSubmission, multipart, post } from '../testing/posts.ts';

const kind = aField('dropdown', {
  guid: guidOf('kind'),
  label: { gb: 'Applicant' },
  dataType: 9,
  options: [
    { id: 1, name: { gb: 'Person' } },
    { id: 2, name: { gb: 'Association' } },
  ],
});
const isAssociation: Condition = {
  kind: 'field',
  field: kind.guid,
  operator: 'any-of',
  operand: { kind: 'options', ids: [2] },
};
const register = aField('text', {
  guid: guidOf('register'),
  label: { gb: 'Register number' },
  showWhen: isAssociation,
  requireWhen: 'shown',
});
const rent = aField('number', { guid: guidOf('rent'), label: { gb: 'Rent' }, decimals: 2 });
const wages = aField('number', { guid: guidOf('wages'), label: { gb: 'Wages' }, decimals: 2 });
const total = aField('number', {
  guid: guidOf('total'),
  label: { gb: 'Total' },
  dataType: 3,
  formula: `sum({field:${rent.guid}}; {field:${wages.guid}})`,
});
const nonProfit = aField('boolean', {
  guid: guidOf('non-profit'),
  label: { gb: 'Non-profit' },
  showWhen: isAssociation,
});
const founded = aField('date', {
  guid: guidOf('founded'),
  label: { gb: 'Founded' },
  dataType: 5,
  showWhen: isAssociation,
});
const affordable: FormCheck = {
  guid: guidOf('check'),
  must: { kind: 'field', field: total.guid, operator: 'at-most', operand: { kind: 'literal', value: 1000 } },
  message: { gb: 'At most 1,000 euros', fi: 'Enintään 1 000 euroa' },
  at: wages.guid,
  kind: 'error',
};

const form = aForm({
  guid: guidOf('logic'),
  revision: 0,
  class: 0,
  fields: [kind, register, nonProfit, founded, rent, wages, total],
  titleTemplate: `{field:${register.guid}} {field:${nonProfit.guid}} {field:${founded.guid}} {field:${total.guid}}`,
  checks: [affordable],
});

function formPageOf(response: LightMyRequestResponse): Extract<PublicPage, { readonly kind: 'form' }> {
  const { page } = pageDataOf(response);
  if (page.kind !== 'form') throw new Error(page.kind);
  return page;
}

async function textOf(pdf: LightMyRequestResponse): Promise<string> {
  return (await extractText(new Uint8Array(pdf.rawPayload), { mergePages: true })).text;
}

describePortal('a submission of a form with rules', (given) => {
  const sent = (values: Readonly<Record<string, unknown>>) => aSubmission(form, values);

  async function publishForm(): Promise<void> {
    const admin = await given().admin();
    const saved = await admin.post('/api/forms?force=true', { json: formToWire(form) });
    expect(saved.statusCode, saved.body).toBe(200);
  }

  it('drops what was not asked and computes again, in store, vault, receipt and export', async () => {
    await publishForm();
    given().portal.submissions.start();
    const submission = sent({
      [kind.guid]: '1',
      [register.guid]: 'forged',
      [founded.guid]: '1987-06-05',
      [rent.guid]: '0,1',
      [wages.guid]: '0,2',
      [total.guid]: '998877665544',
    });

    const received = await post(given().client(), submission);

    expect(received.statusCode, received.body).toBe(201);
    const admin = await given().admin();
    const path = `/api/admin/submissions/${String(submission['GUID'])}`;
    await until(async () => (await admin.get(path)).json().Status === 'delivered');
    const detail = (await admin.get(path)).json();
    expect(detail.Asked).toEqual([kind, rent, wages, total].map(({ guid }) => ({ GUID: guid })));
    expect(detail.Fields.find(({ GUID }: { GUID: string }) => GUID === total.guid).Value).toBe(0.3);
    const stored = await given()
      .portal.storage.database.withTables<SubmissionTables>()
      .read.selectFrom('submissions')
      .selectAll()
      .execute();
    const csv = await admin.get(`/api/admin/forms/${form.guid}/submissions?format=csv`);
    const object = await admin.get(
      `/api/admin/vault/objects/${String(detail.Object.Type)}/${String(detail.Object.ID)}`,
    );
    expect(object.statusCode, object.body).toBe(200);
    const pdf = await admin.get(`${path}/pdf`);
    const pdfText = await textOf(pdf);
    const receiptText = await textOf(await given().client().get(received.json().ReceiptURL));
    for (const text of [pdfText, receiptText]) {
      expect(text).toContain('Rent');
      expect(text).not.toMatch(/Register number|Founded/);
    }
    for (const text of [
      pdfText,
      receiptText,
      JSON.stringify(stored),
      JSON.stringify(detail),
      csv.body,
      object.body,
      received.body,
    ]) {
      expect(text).not.toContain('forged');
      expect(text).not.toContain('998877665544');
      expect(text).not.toContain('1987');
    }
    expect(csv.body).toContain(',Person,,,,0.1,0.2,0.3');
    expect(object.json().Title).toBe('0,30');
    for (const text of [pdfText, JSON.stringify(detail)]) expect(text).not.toMatch(/\bEi\b/);
  });

  it('is refused without an answer that its other answers require, and when a check fails', async () => {
    const association = { [kind.guid]: '2', [rent.guid]: '800', [wages.guid]: '201' };

    const refused = await post(given().client(), sent(association));

    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      [
        { GUID: register.guid, code: 'submission.required-missing', error: 'Enter Register number' },
        {
          GUID: wages.guid,
          code: 'submission.check-failed',
          error: 'Enintään 1 000 euroa',
          Check: affordable.guid,
        },
      ],
    ]);
  });

  it('is returned without script when its answers reveal questions that the page did not show', async () => {
    const opened = await given().client().get(`/form/${form.guid}`);
    const { asked } = formPageOf(opened).logic ?? { asked: [] };
    const controls = (values: Readonly<Record<string, string>>) =>
      multipart(Object.entries({ [formControlNames.trap]: '', ...values }));
    const answers = { [kind.guid]: '2', [register.guid]: '' };

    const posted = await given()
      .client()
      .post(`/form/${form.guid}`, controls({ ...answers, [formControlNames.asked]: asked.join(',') }));
    const { returned, logic } = formPageOf(posted);

    expect(asked).toEqual([kind, rent, wages, total].map(({ guid }) => guid));
    expect([posted.statusCode, returned?.newQuestions]).toEqual([
      200,
      [register.guid, nonProfit.guid, founded.guid],
    ]);
    expect(logic?.asked).toContain(register.guid);
    const completed = await given()
      .client()
      .post(
        `/form/${form.guid}`,
        controls({
          ...answers,
          [register.guid]: '123.456',
          [formControlNames.asked]: logic?.asked.join(',') ?? '',
        }),
      );
    expect(completed.statusCode).toBe(303);
  });

  it('is returned without what a stop leaves out, with nothing else to correct, until other answers lift it', async () => {
    const name = aField('text', { guid: guidOf('name'), required: true });
    const stopped = aForm({
      guid: guidOf('stopped'),
      revision: 0,
      class: 0,
      fields: [rent, name],
      checks: [
        {
          ...affordable,
          at: null,
          kind: 'stop',
          must: {
            kind: 'field',
            field: rent.guid,
            operator: 'at-most',
            operand: { kind: 'literal', value: 1000 },
          },
        },
      ],
    });
    const admin = await given().admin();
    await admin.post('/api/forms?force=true', { json: formToWire(stopped) });
    const send = async (value: string, go?: string) =>
      given()
        .client()
        .post(
          `/form/${stopped.guid}`,
          multipart(
            Object.entries({
              [formControlNames.trap]: '',
              [rent.guid]: value,
              [name.guid]: '',
              ...(go !== undefined && { [formControlNames.go]: go }),
              [formControlNames.asked]: rent.guid,
            }),
          ),
        );

    const refused = await send('2000');
    const { returned, logic } = formPageOf(refused);
    expect([refused.statusCode, returned?.problems.map(({ code }) => code), logic?.asked]).toEqual([
      400,
      ['submission.check-failed'],
      [rent.guid],
    ]);
    const [still, lifted] = [await send('1001', goAgain), await send('1000', goAgain)];
    expect([still.statusCode, formPageOf(still).logic?.asked]).toEqual([200, [rent.guid]]);
    expect(lifted.statusCode).toBe(200);
    expect(formPageOf(lifted).logic).toMatchObject({ asked: [rent.guid, name.guid], stops: [] });
    expect(formPageOf(lifted).returned).toMatchObject({ problems: [], answers: { [rent.guid]: 1000 } });
  });

  it('is refused by the first of its stops alone when that leaves out the question of the other, without script too', async () => {
    const stopAt = (guid: string, field: typeof rent): FormCheck => ({
      guid: guidOf(guid),
      message: { gb: guid },
      at: null,
      kind: 'stop',
      must: {
        kind: 'field',
        field: field.guid,
        operator: 'at-most',
        operand: { kind: 'literal', value: 1000 },
      },
    });
    const stopped = aForm({
      guid: guidOf('two stops'),
      revision: 0,
      class: 0,
      fields: [rent, wages],
      checks: [stopAt('later', wages), stopAt('first', rent)],
    });
    const admin = await given().admin();
    await admin.post('/api/forms?force=true', { json: formToWire(stopped) });
    const answers = { [rent.guid]: '2000', [wages.guid]: '2000' };
    const controls = { ...answers, [formControlNames.trap]: '', [formControlNames.asked]: rent.guid };

    const refused = await post(given().client(), aSubmission(stopped, answers));
    const posted = await given()
      .client()
      .post(`/form/${stopped.guid}`, multipart(Object.entries(controls)));

    expect([refused.statusCode, posted.statusCode]).toEqual([400, 400]);
    expect([refused.body.includes('first'), refused.body.includes('later')]).toEqual([true, false]);
    expect(formPageOf(posted).returned?.problems).toMatchObject([{ params: { check: guidOf('first') } }]);
    expect(formPageOf(posted).logic?.stops).toEqual([guidOf('first')]);
  });

  it('is the same when it is repeated, also on a later day', async () => {
    const submission = sent({ [kind.guid]: '2', [register.guid]: '123.456', [total.guid]: '1' });
    const first = await post(given().client(), submission);
    given().system.clock.advance(86_400_000);

    const repeated = await post(given().client(), submission);

    expect([first.statusCode, repeated.statusCode]).toEqual([201, 200]);
    expect(repeated.json()).toEqual(first.json());
  });
});
