import { fieldTypes } from '@form-portal/field-types';
import { parseGuid, type Guid, type SavedForm } from '@form-portal/domain';
import { aField, guidOf } from '@form-portal/domain/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { SubmissionTables } from '../db/submission-tables.ts';
import { createSubmissionStore } from '../submissions/store/submissions.store.ts';
import { aSubmission, fields, post, publish, sentForm } from '../submissions/testing/posts.ts';
import { describePortal } from '../testing/app-under-test.ts';
import { createKeptReceiptStore } from './kept-receipts.store.ts';
import { createReceiptRenderer, type ReceiptRenderer } from './receipt-renderer.ts';
import { createReceipts, maxWaiting } from './receipts.ts';
import { aPng } from './testing/a-png.ts';

describePortal('receipts', (given) => {
  let form: SavedForm;
  let renderer: ReceiptRenderer;
  let receipts: ReturnType<typeof createReceipts>;
  /** The titles of rendered documents, in order, and their answers. */
  let rendered: string[];
  let answers: (readonly string[])[];
  /** The paths of the logos on them. */
  let logos: (string | null)[];
  /** The site's logo. */
  let light: string;
  /** Rendering waits for this promise. */
  let mayRender: Promise<void>;
  /** The submissions whose stored receipt was looked up; those without one then wait for their turn to be rendered. */
  let looked: Set<Guid>;
  const waiting = () => new AbortController().signal;

  beforeAll(async () => {
    renderer = createReceiptRenderer();
    form = await publish(given(), sentForm({ guid: guidOf('receipts') }));
  });

  beforeEach(() => {
    const { storage, site } = given().portal;
    const database = storage.database.withTables<SubmissionTables>();
    rendered = [];
    logos = [];
    light = '';
    mayRender = Promise.resolve();
    looked = new Set();
    const kept = createKeptReceiptStore({ database, blobs: storage.blobs });
    answers = [];
    receipts = createReceipts({
      ...site,
      fieldTypes,
      timeZone: 'Europe/Helsinki',
      readSettings: async () => ({ ...(await site.readSettings()), logo: { light, dark: '' } }),
      findLogo: () => Promise.resolve(aPng()),
      findSubmission: (guid) => createSubmissionStore(database).find(guid),
      findFormRevision: (guid, revision) => site.forms.findRevision(guid, revision),
      kept: {
        ...kept,
        async find(guid) {
          const found = await kept.find(guid);
          looked.add(guid);
          return found;
        },
      },
      renderer: {
        async render(document, logo) {
          logos.push(logo?.path ?? null);
          rendered.push(document.title);
          answers.push(document.sections.flatMap((section) => section.answers.map(({ answer }) => answer)));
          await mayRender;
          return renderer.render(document, logo);
        },
      },
    });
  });
  afterAll(() => renderer.close());

  async function send(): Promise<Guid> {
    const response = await post(given().client(), aSubmission(form));
    return parseGuid(response.json().GUID)!;
  }

  async function stored(guid: Guid) {
    const database = given().portal.storage.database.withTables<SubmissionTables>();
    return (await createSubmissionStore(database).find(guid))!;
  }

  /** Holds what is rendered next until the returned function is called. */
  function holdRendering(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    mayRender = promise;
    return resolve;
  }

  const send10 = () => Promise.all(Array.from({ length: 10 }, send));

  it('are rendered once for simultaneous visitors, later ones and the delivery', async () => {
    const guid = await send();

    const [one, other] = await Promise.all([receipts.find(guid, waiting()), receipts.find(guid, waiting())]);
    const later = await receipts.find(guid, waiting());
    const delivered = await receipts.renderSummary(await stored(guid));

    expect(rendered).toHaveLength(1);
    expect([other?.bytes, later?.bytes, delivered]).toEqual([one?.bytes, one?.bytes, one?.bytes]);
  });

  it('have the site’s logo where it is a PNG', async () => {
    for (light of ['/logos/drawn.png', '/logos/drawn.svg', ''])
      await receipts.renderSummary(await stored(await send()));

    expect(logos).toEqual(['/logos/drawn.png', null, null]);
  });

  it('mask sensitive answers for the visitor, and not for the vault', async () => {
    const code = aField('text', { guid: guidOf('code'), property: -1, settings: { format: 'hetu' } });
    const asking = await publish(given(), sentForm({ guid: guidOf('asking'), fields: [code] }));
    const sent = await post(given().client(), aSubmission(asking, { [code.guid]: '131052-308t' }));
    const guid = parseGuid(sent.json().GUID)!;

    await receipts.renderSummary(await stored(guid));
    await receipts.find(guid, waiting());

    expect(answers).toEqual([['131052-308T'], ['131052-****']]);
  });

  it('leave out what is computed for staff, which their file and the vault’s hold', async () => {
    const grant = aField('number', {
      guid: guidOf('grant'),
      label: { gb: 'Grant' },
      formula: '1',
      shown: false,
    });
    const computing = await publish(
      given(),
      sentForm({ guid: guidOf('computing'), fields: [fields.name, grant] }),
    );
    const response = await post(given().client(), aSubmission(computing));
    const guid = parseGuid(response.json().GUID)!;

    const receipt = await receipts.find(guid, waiting());
    const forStaff = await receipts.findForStaff(guid, waiting());
    const delivered = await receipts.renderSummary(await stored(guid));

    expect(forStaff?.bytes).toEqual(delivered);
    expect(receipt?.bytes).not.toEqual(delivered);
    expect((await receipts.find(guid, waiting()))?.bytes).toEqual(receipt?.bytes);
  });

  it('wait for the summary of a delivery, which has priority', async () => {
    const [delivered, first, ...others] = await send10();
    const { reference } = await stored(delivered!);
    const letRender = holdRendering();
    const all = [receipts.find(first!, waiting())];
    await expect.poll(() => rendered.length).toBe(1);
    all.push(...others.map((guid) => receipts.find(guid, waiting())));
    await expect.poll(() => looked.size).toBe(9);

    const summary = receipts.renderSummary(await stored(delivered!));
    await expect.poll(() => looked.size).toBe(10);
    letRender();
    await summary;
    await Promise.all(all);

    // The running one is finished first.
    expect(rendered.findIndex((title) => title.endsWith(reference))).toBe(1);
    expect(rendered).toHaveLength(10);
  });

  it('are not rendered when nobody is waiting for them any more', async () => {
    const [first, ...others] = await send10();
    const letRender = holdRendering();
    const finished = receipts.find(first!, waiting());
    await expect.poll(() => rendered.length).toBe(1);

    const disconnected = new AbortController();
    const left = Promise.allSettled(others.map((guid) => receipts.find(guid, disconnected.signal)));
    disconnected.abort(new Error('disconnected'));
    letRender();
    await finished;

    expect((await left).map(({ status }) => status)).toEqual(others.map(() => 'rejected'));
    expect(rendered.length).toBe(1);
  });

  it('are refused when too many are waiting, but never to a delivery', async () => {
    const [first, ...others] = [...(await send10()), ...(await send10()), ...(await send10())];
    const delivered = await stored(others.pop()!);
    const disconnected = new AbortController();
    const letRender = holdRendering();
    const running = receipts.find(first!, waiting());
    await expect.poll(() => rendered.length).toBe(1);
    const asked = Promise.allSettled(others.map((guid) => receipts.find(guid, disconnected.signal)));
    await expect.poll(() => looked.size).toBe(1 + others.length);

    const rendering = receipts.renderSummary(delivered);
    await expect.poll(() => looked.size).toBe(2 + others.length);
    disconnected.abort(new Error('disconnected'));
    letRender();
    const [summary] = await Promise.all([rendering, running]);

    const refused = (await asked).filter(
      (result) =>
        result.status === 'rejected' && (result.reason as Error).message === 'Refused: receipt.busy',
    );
    expect(refused).toHaveLength(others.length - maxWaiting);
    expect(summary.length).toBeGreaterThan(1_000);
  });
});
