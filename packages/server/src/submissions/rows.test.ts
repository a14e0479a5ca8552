import { answerKey, type AnswerKey, type Field, type SavedForm } from '@form-portal/domain';
import { aField, aForm, aGroup, guidOf } from '@form-portal/domain/testing';
import { extractText } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { readWorkbook } from '../tables/testing/read-workbook.ts';
import { describePortal } from '../testing/app-under-test.ts';
import type { TestClient } from '../testing/test-client.ts';
import { until } from '../testing/until.ts';
import { aSubmission, post, publish } from './testing/posts.ts';

const club = aField('text', { guid: guidOf('club'), label: { fi: 'Seura' } });
const giver = aField('text', { guid: guidOf('giver'), label: { fi: 'Myöntäjä' } });
const sum = aField('number', { guid: guidOf('sum'), label: { fi: 'Summa' }, decimals: 2 });
const reason = aField('longtext', {
  guid: guidOf('reason'),
  label: { fi: 'Syy' },
  showWhen: {
    kind: 'field',
    field: sum.guid,
    operator: 'more',
    operand: { kind: 'literal', value: 1000 },
  },
});
const total = aField('number', {
  guid: guidOf('total'),
  label: { fi: 'Yhteensä' },
  formula: `sum({field:${sum.guid}})`,
});
const [first, last] = [
  { guid: guidOf('page1'), name: { fi: 'Hakijan tiedot' } },
  { guid: guidOf('page2'), name: { fi: 'Talousarvio' } },
];

function grantForm(changes: Partial<SavedForm> = {}, lines?: number): SavedForm {
  const rowFields = [giver, sum, reason];
  const grants = {
    ...aGroup('G', rowFields),
    name: { fi: 'Muut avustukset' },
    repeat: {
      min: 0,
      max: 50,
      rowName: { fi: 'Avustus' },
      ...(lines !== undefined && { linesProperty: lines }),
    },
  };
  return aForm({
    guid: guidOf('grants'),
    name: { fi: 'Avustushakemus' },
    revision: 0,
    class: 0,
    fields: [club, ...rowFields, total],
    groups: [grants],
    pages: [first, last],
    layout: [
      { kind: 'field', guid: club.guid, page: first.guid },
      { kind: 'group', guid: grants.guid, page: last.guid },
      { kind: 'field', guid: total.guid, page: last.guid },
    ],
    ...changes,
  });
}

type Row = readonly (readonly [field: Field, value: unknown])[];

/** A submission with rows of the group, sent as clients send them. */
function withRows(form: SavedForm, rows: readonly Row[]): Record<string, unknown> {
  return aSubmission(
    form,
    {},
    {
      Fields: [
        { GUID: club.guid, Value: 'Soutajat' },
        ...rows.flatMap((row, index) =>
          row.map(([{ guid }, Value]) => ({ GUID: guid, ...(index > 0 && { Row: index + 1 }), Value })),
        ),
      ],
    },
  );
}

const twoGrants: readonly Row[] = [
  [
    [giver, 'Säätiö, 210281-9988'],
    [sum, '100'],
  ],
  [
    [giver, 'Aino, 131052-308T'],
    [sum, '1 500,50'],
    [reason, 'Uudet\nairot'],
  ],
];

describePortal('rows of a repeatable group', (given) => {
  let admin: TestClient;

  beforeAll(async () => {
    admin = await given().admin();
    given().portal.submissions.start();
  });

  async function delivered(submission: Record<string, unknown>): Promise<string> {
    const received = await post(given().client(), submission);
    expect(received.statusCode, received.body).toBe(201);
    const path = `/api/admin/submissions/${String(submission['GUID'])}`;
    await until(async () => (await admin.get(path)).json().Status === 'delivered');
    return path;
  }

  async function propertiesOf(path: string): Promise<Readonly<Record<number, unknown>>> {
    const { Object: object } = (await admin.get(path)).json();
    const { Properties } = (await admin.get(`/api/admin/vault/objects/${object.Type}/${object.ID}`)).json();
    return Object.fromEntries(
      Properties.map(({ PropertyDef, Value }: { PropertyDef: number; Value: unknown }) => [
        PropertyDef,
        Value,
      ]),
    );
  }

  it('reach the vault by the rules of several fields of one property, or as lines of one text', async () => {
    const bound = { ...giver, property: 1002, dataType: 1 } as const;
    const joined = { ...reason, property: 1017, dataType: 13 } as const;
    const fields = [club, bound, sum, joined, total];
    const rows: readonly Row[] = [
      ...twoGrants,
      [
        [sum, '2000'],
        [reason, 'Valot'],
      ],
    ];

    const plain = await propertiesOf(
      await delivered(withRows(await publish(given(), grantForm({ guid: guidOf('plain'), fields })), rows)),
    );
    const lines = await propertiesOf(
      await delivered(
        withRows(await publish(given(), grantForm({ guid: guidOf('lines'), fields }, 1017)), rows),
      ),
    );

    expect([plain[1002], plain[1017]]).toEqual(['Säätiö, 210281-****', 'Uudet\nairot\nValot']);
    expect([lines[1002], lines[1017]]).toEqual([
      undefined,
      'Säätiö, 210281-****; 100\nAino, 131052-****; 1 500,50; Uudet airot\n2 000; Valot',
    ]);
  });

  describe('when they are stored', () => {
    let path: string;
    let form: SavedForm;

    beforeAll(async () => {
      form = await publish(given(), grantForm());
      path = await delivered(withRows(form, twoGrants));
    });

    it('are parts of their own in the summary, under the headings of their pages', async () => {
      const pdf = await admin.get(`${path}/pdf`);

      const { text } = await extractText(new Uint8Array(pdf.rawPayload), { mergePages: true });
      const words = ['Hakijan tiedot', 'Seura', 'Talousarvio', 'Avustus 1', 'Avustus 2', 'Syy', 'Yhteensä'];
      const positions = words.map((word) => text.indexOf(word));
      expect(positions).not.toContain(-1);
      expect(positions).toEqual(positions.toSorted((one, other) => one - other));
      expect(text).toContain('131052-****');
      expect(text).not.toContain('308T');
    });

    it('are read with what was asked in each, and an identity code in a row is shown on request', async () => {
      const detail = (await admin.get(path)).json();

      const keyOf = ({ GUID, Row = 1 }: { GUID: never; Row?: number }) => answerKey(GUID, Row);
      const inRow2 = (field: Field) => answerKey(field.guid, 2);
      expect(detail.Asked.map(keyOf)).toEqual([
        club.guid,
        giver.guid,
        sum.guid,
        inRow2(giver),
        inRow2(sum),
        inRow2(reason),
        total.guid,
      ]);
      expect(
        detail.Sections.map(
          ({
            Heading,
            Level,
            Questions,
          }: {
            Heading: { fi: string };
            Level: number;
            Questions: unknown[];
          }) => [Level, Heading?.fi ?? null, Questions.length],
        ),
      ).toEqual([
        [1, 'Hakijan tiedot', 1],
        [1, 'Talousarvio', 0],
        [2, 'Avustus 1', 2],
        [2, 'Avustus 2', 3],
        [2, null, 1],
      ]);
      const answer = (key: AnswerKey) =>
        detail.Fields.find((field: { GUID: never; Row?: number }) => keyOf(field) === key);
      expect(answer(reason.guid)).toMatchObject({ Value: null });
      expect(answer(total.guid)).toMatchObject({ Value: 1600.5, Computed: true });
      expect(answer(inRow2(giver))).toMatchObject({ Row: 2, Value: 'Aino, 131052-****', Masked: true });
      const shown = await admin.post(`${path}/values/${inRow2(giver)}/show`);
      expect([shown.statusCode, shown.json().Value]).toEqual([200, 'Aino, 131052-308T']);
      expect((await admin.post(`${path}/values/${answerKey(giver.guid, 3)}/show`)).statusCode).toBe(404);
    });

    it('are found by the words in them', async () => {
      const { Items } = (await admin.get('/api/admin/submissions?q=airot%20uudet')).json();

      expect(Items.filter(({ FormGUID }: { FormGUID: string }) => FormGUID === form.guid)).toMatchObject([
        { Hit: { Kind: 'answer', Label: { fi: 'Syy' }, Text: 'Uudet airot' } },
      ]);
    });

    it('are on a sheet of their own in a workbook, and in a table of their own', async () => {
      const exported = `/api/admin/forms/${form.guid}/submissions`;
      const workbook = (await admin.get(`${exported}?format=xlsx`)).rawPayload;
      const main = readWorkbook(workbook).rows.map((row) => row.map(({ value }) => value));
      const rows = readWorkbook(workbook, 'Muut avustukset').rows.map((row) => row.map(({ value }) => value));
      const csv = (await admin.get(`${exported}?format=csv&group=${guidOf('G')}`)).body;

      expect(main[0]?.slice(8)).toEqual(['Seura', 'Yhteensä']);
      const reference = main[1]?.[0];
      expect(rows).toEqual([
        ['Viitetunnus', 'Rivi', 'Myöntäjä', 'Summa', 'Syy'],
        [reference, 1, 'Säätiö, 210281-****', 100, ''],
        [reference, 2, 'Aino, 131052-****', 1500.5, 'Uudet\nairot'],
      ]);
      expect(csv.slice(1).split('\r\n').slice(0, 2)).toEqual([
        'Viitetunnus,Rivi,Myöntäjä,Summa,Syy',
        `${reference},1,"Säätiö, 210281-****",100,`,
      ]);
      expect((await admin.get(`${exported}?format=csv&group=${guidOf('none')}`)).statusCode).toBe(404);
    });

    it('make a repeat only when they are the same', async () => {
      const sent = withRows(form, twoGrants);
      const statuses = [];
      for (const rows of [twoGrants, twoGrants, twoGrants.toReversed()])
        statuses.push(
          (await post(given().client(), { ...withRows(form, rows), GUID: sent['GUID'] })).statusCode,
        );

      expect(statuses).toEqual([201, 200, 409]);
    });
  });

  it('reach the vault by the mapping of a newer revision after a failed delivery', async () => {
    const wrong = grantForm({ guid: guidOf('fixed'), objectType: 101 }, 1017);
    await publish(given(), wrong);
    const submission = withRows(wrong, twoGrants);
    await post(given().client(), submission);
    const path = `/api/admin/submissions/${String(submission['GUID'])}`;
    await until(async () => (await admin.get(path)).json().Status === 'failed');
    const fixed = grantForm({
      guid: wrong.guid,
      fields: [
        club,
        giver,
        sum,
        { ...reason, property: 1017, dataType: 13, label: { fi: 'Perustelu' } },
        total,
      ],
    });
    await publish(given(), fixed);

    await admin.post(`${path}/deliver`);

    await until(async () => (await admin.get(path)).json().Status === 'delivered');
    expect((await propertiesOf(path))[1017]).toBe('Uudet\nairot');
  });

  it('are accepted up to the maximum of their group, and refused beyond it and outside such groups', async () => {
    const form = await publish(given(), grantForm({ guid: guidOf('limits') }));
    const rows = (count: number): readonly Row[] => Array.from({ length: count }, () => [[sum, '1']]);
    const few = {
      ...form,
      guid: guidOf('few'),
      groups: form.groups.map((group) => ({ ...group, repeat: { min: 0, max: 2 } })),
    };
    await publish(given(), few);
    const sent = (submission: unknown) => post(given().client(), submission);
    const field = (GUID: string, Row: number, Value: unknown) => ({ GUID, Row, Value });

    expect((await sent(withRows(form, rows(50)))).statusCode).toBe(201);
    const tooMany = await sent(withRows(few, rows(3)));
    expect([tooMany.statusCode, tooMany.json().code]).toEqual([400, 'submission.too-many-rows']);
    const forged = await sent(aSubmission(form, {}, { Fields: [field(club.guid, 2, 'forged')] }));
    expect([forged.statusCode, forged.json().code]).toEqual([400, 'submission.unknown-field']);
    const wrong = await sent(
      aSubmission(form, {}, { Fields: [field(sum.guid, 1, '1'), field(sum.guid, 2, 'x')] }),
    );
    expect([wrong.statusCode, wrong.json().fields]).toMatchObject([400, [{ GUID: sum.guid, Row: 2 }]]);
  });
});
