import { guidOf } from '@form-portal/domain/testing';
import { expect, it } from 'vitest';
import { aSubmission, post, publish, sentForm } from '../submissions/testing/posts.ts';
import { describePortal } from '../testing/app-under-test.ts';

describePortal('GET /api/submissions/{GUID}/receipt', (given) => {
  it('gives the receipt as PDF to whoever has its token, and to nobody else', async () => {
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
});
