import { guidOf } from '@form-portal/domain/testing';
import { expect, it } from 'vitest';
import type { SubmissionTables } from '../db/submission-tables.ts';
import { aSubmission, post, publish, sentForm } from '../submissions/testing/posts.ts';
import { describePortal, describePortalOnSqlite } from '../testing/app-under-test.ts';

describePortal('GET /api/submissions/{GUID}/receipt', (given) => {
  it('returns the receipt as PDF with its token only', async () => {
    const form = await publish(given(), sentForm({ guid: guidOf('rcpt') }));
    const [mine, other] = [aSubmission(form), aSubmission(form)];
    const sent = (await post(given().client(), mine)).json();
    const address: string = sent.ReceiptURL;
    const otherAddress: string = (await post(given().client(), other)).json().ReceiptURL;
    const tokenOf = (url: string) => new URL(url, 'http://x').searchParams.get('token') ?? '';

    const receipt = await given().client().get(address);
    const refused = [
      address.replace(/\?.*/, ''),
      `${address}x`,
      address.replace(tokenOf(address), tokenOf(otherAddress)),
      `/api/submissions/not-a-guid/receipt?token=${tokenOf(address)}`,
    ];

    expect(receipt.statusCode).toBe(200);
    expect(receipt.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(String(sent.Reference)),
      'cache-control': 'no-store',
    });
    expect(receipt.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    for (const wrong of refused) {
      const response = await (await given().admin()).get(wrong);
      expect([response.statusCode, response.json().code], wrong).toEqual([404, 'not-found']);
    }
  });

  it('stops rendering for clients that have disconnected', async () => {
    const form = await publish(given(), sentForm({ guid: guidOf('gone') }));
    const sent = await Promise.all(
      Array.from({ length: 15 }, async () => (await post(given().client(), aSubmission(form))).json()),
    );
    const origin = await given().portal.app.listen({ port: 0, host: '127.0.0.1' });
    const disconnected = new AbortController();

    const asked = sent.map(({ ReceiptURL }) =>
      fetch(new URL(ReceiptURL, origin), { signal: disconnected.signal }).then(
        ({ status }) => status,
        () => 'disconnected',
      ),
    );
    await Promise.race(asked);
    disconnected.abort();
    const last = await given().client().get(sent.at(-1).ReceiptURL);

    expect(last.statusCode).toBe(200);
    const { read } = given().portal.storage.database.withTables<SubmissionTables>();
    const kept = read.selectFrom('submissions').select('guid').where('receipt_sha256', 'is not', null);
    const drawn = await kept.where('form', '=', form.guid).execute();
    // Some were being rendered before the server noticed.
    expect(drawn.length).toBeLessThan(10);
  });
});

describePortalOnSqlite(
  'receipts of one address',
  (given) => {
    it('are limited per minute like submissions', async () => {
      const form = await publish(given(), sentForm({ guid: guidOf('limited') }));
      const { ReceiptURL: address } = (await post(given().client(), aSubmission(form))).json();
      const eager = given().client();

      const statuses: number[] = [];
      for (let asked = 0; asked < 4; asked += 1) statuses.push((await eager.get(address)).statusCode);

      expect(statuses).toEqual([200, 200, 200, 429]);
      expect(Number((await eager.get(address)).headers['retry-after'])).toBeGreaterThan(0);
      expect((await given().client().get(address)).statusCode).toBe(200);
    });
  },
  { PORTAL_SUBMISSION_LIMIT: '3' },
);
