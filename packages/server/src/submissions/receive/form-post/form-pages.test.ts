import { formControlNames, type Condition, type FormCheck, type PublicPage } from '@form-portal/domain';
import { aField, aForm, guidOf } from '@form-portal/domain/testing';
import { formToWire } from '@form-portal/domain/wire';
import type { LightMyRequestResponse } from 'fastify';
import { expect, it } from 'vitest';
import type { SubmissionTables } from '../../../db/submission-tables.ts';
import { describePortalOnSqlite } from '../../../testing/app-under-test.ts';
import { pageDataOf } from '../../../testing/page-data.ts';
import { multipart } from '../../testing/posts.ts';

const applicant = aField('text', { guid: guidOf('applic'), label: { gb: 'Applicant' }, required: true });
const isAssociation: Condition = {
  kind: 'field',
  field: applicant.guid,
  operator: 'equals',
  operand: { kind: 'literal', value: 'association' },
};
const conditional = { showWhen: isAssociation, requireWhen: 'shown' } as const;
const nickname = aField('text', {
  guid: guidOf('nickna'),
  label: { gb: 'Nickname' },
  showWhen: isAssociation,
});
const register = aField('text', { guid: guidOf('regist'), label: { gb: 'Register number' }, ...conditional });
const rent = aField('number', { guid: guidOf('rent'), label: { gb: 'Rent' }, required: true });
const [who, association, costs] = [guidOf('pageap'), guidOf('pageas'), guidOf('pageco')];
const affordable: FormCheck = {
  guid: guidOf('check'),
  must: { kind: 'field', field: rent.guid, operator: 'at-most', operand: { kind: 'literal', value: 1000 } },
  message: { gb: 'At most 1,000 euros' },
  at: null,
  kind: 'error',
};

const form = aForm({
  guid: guidOf('paged'),
  revision: 0,
  class: 0,
  fields: [applicant, nickname, register, rent],
  pages: [who, association, costs].map((guid, index) => ({
    guid,
    name: { gb: `Page ${String(index + 1)}` },
  })),
  layout: [
    { kind: 'field', guid: applicant.guid, page: who },
    { kind: 'field', guid: nickname.guid, page: who },
    { kind: 'field', guid: register.guid, page: association },
    { kind: 'field', guid: rent.guid, page: costs },
  ],
  checks: [affordable],
  checkAnswers: true,
});

type Values = Readonly<Record<string, string>>;

/** What was returned: the status, and the page in front of the sender with its problems. */
function shownBy(response: LightMyRequestResponse) {
  const { page } = pageDataOf(response);
  if (page.kind !== 'form') throw new Error(page.kind);
  const { returned, logic }: Extract<PublicPage, { readonly kind: 'form' }> = page;
  return {
    status: response.statusCode,
    page: returned?.progress?.page,
    stage: returned?.progress?.stage,
    problems: returned?.problems.map(({ code, path }) => [code, path]),
    newQuestions: returned?.newQuestions,
    next: {
      [formControlNames.trap]: '',
      [formControlNames.page]: returned?.progress?.page ?? '',
      [formControlNames.visited]: returned?.progress?.visited.join(',') ?? '',
      [formControlNames.stage]: returned?.progress?.stage ?? '',
      [formControlNames.asked]: logic?.asked.join(',') ?? '',
    },
  };
}

const missing = (guid: string) => ['submission.required-missing', guid];

describePortalOnSqlite('a form with pages, posted without script,', (given) => {
  async function publishForm(): Promise<void> {
    const admin = await given().admin();
    const saved = await admin.post('/api/forms?force=true', { json: formToWire(form) });
    expect(saved.statusCode, saved.body).toBe(200);
  }

  async function storedCount(): Promise<number> {
    const { read } = given().portal.storage.database.withTables<SubmissionTables>();
    return (await read.selectFrom('submissions').select('guid').execute()).length;
  }

  const press = async (go: string, values: Values, { next = {} }: { readonly next?: Values } = {}) =>
    given()
      .client()
      .post(
        `/form/${form.guid}`,
        multipart(
          Object.entries({ [formControlNames.trap]: '', ...next, ...values, [formControlNames.go]: go }),
        ),
      );

  it('goes from page to page, to the review, and is sent; nothing is stored before', async () => {
    await publishForm();
    const person = { [applicant.guid]: 'person' };

    const refused = shownBy(await press('next', {}));
    expect([refused.status, refused.page, refused.problems]).toEqual([400, who, [missing(applicant.guid)]]);
    const second = shownBy(await press('next', person, refused));
    expect([second.status, second.page, second.problems]).toEqual([200, costs, []]);
    const back = shownBy(await press('back', { ...person, [rent.guid]: 'x' }, second));
    expect([back.page, back.problems]).toEqual([who, []]);
    const again = shownBy(await press(`page:${costs}`, person, back));
    expect(again.page).toBe(costs);
    const answers = { ...person, [rent.guid]: '500' };
    const review = shownBy(await press('check', answers, again));
    expect([review.status, review.stage, review.problems]).toEqual([200, 'reviewing', []]);
    expect(await storedCount()).toBe(0);
    const sent = await press('', { ...answers, [formControlNames.checked]: 'yes' }, review);
    expect([sent.statusCode, sent.headers.location]).toEqual([303, expect.stringContaining('/receipt?')]);
    expect(await storedCount()).toBe(1);
  });

  it('shows a page again on which an answer revealed a question, and then the page that the answer asks for', async () => {
    const answers = { [applicant.guid]: 'association', [nickname.guid]: '' };
    const opened = { [formControlNames.asked]: [applicant, rent].map(({ guid }) => guid).join(',') };

    const stays = shownBy(await press('next', answers, { next: opened }));
    expect([stays.status, stays.page, stays.newQuestions]).toEqual([200, who, [nickname.guid]]);
    const next = shownBy(await press('next', answers, stays));
    expect([next.page, next.newQuestions]).toEqual([association, undefined]);
  });

  it('does not go to a page that was not visited', async () => {
    const shown = shownBy(await press(`page:${costs}`, { [applicant.guid]: 'person' }));
    expect(shown.page).toBe(who);
  });

  it('is returned from the end to the first page with a problem, and from then on shows the problems of every page', async () => {
    const progress = { [formControlNames.page]: costs, [formControlNames.visited]: `${who},${costs}` };

    const refused = shownBy(
      await press('check', { [applicant.guid]: 'association', [rent.guid]: '2000' }, { next: progress }),
    );
    expect([refused.status, refused.page, refused.stage]).toEqual([400, association, 'correcting']);
    expect(refused.problems).toEqual([missing(register.guid), ['submission.check-failed', undefined]]);
    const corrected = { [applicant.guid]: 'association', [register.guid]: '1', [rent.guid]: '2000' };
    const next = shownBy(await press('next', corrected, refused));
    expect([next.status, next.page, next.problems]).toEqual([
      200,
      costs,
      [['submission.check-failed', undefined]],
    ]);
  });
});
