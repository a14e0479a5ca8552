import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { samlRefusals } from './messages/saml-refusals.ts';
import { attacks } from './testing/attacks.ts';
import { describeFlawedMessages, post, publicUrl } from './testing/suomi-fi-under-test.ts';
import { response } from './testing/test-idp.ts';

/** Posts without a readable message, with the code that each is refused with. */
const posts = [
  ['no message', {}, 'message.parameters'],
  ['a parameter beside it', { SAMLResponse: 'eA==', other: 'x' }, 'message.parameters'],
  ['no base64', { SAMLResponse: '<xml/>' }, 'message.encoding'],
  ['bytes that are not UTF-8', { SAMLResponse: '/////w==' }, 'message.encoding'],
  ['no XML', { SAMLResponse: 'eHh4eHh4' }, 'message.malformed'],
] as const;

/** Codes of other kinds of messages, and codes that it takes more than one message to cause. */
const elsewhere = ['message.replayed', 'assertion.replayed', 'response.failed', 'logout.unsigned'];

/** Parts of messages and of cookies. */
const secrets = /210281|Nordea|Demo|saml2|SAMLResponse|__Host|evil/;

/** A page without the id of its request. */
const pageOf = ({ body }: LightMyRequestResponse) => body.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id');

describeFlawedMessages('a SAML response with', (given) => {
  let refusedPage: string;
  beforeAll(async () => {
    refusedPage = pageOf(await given().respond(await given().begin(), { content: () => '' }));
  });

  it.each(attacks)('%s is refused as %s', async (_, code, changes) => {
    const identifying = await given().begin();
    const refusalsBefore = given().refusals().length;

    const refused = await given().respond(identifying, changes);

    expect(given().refusals().slice(refusalsBefore)).toEqual([code]);
    expect(refused.statusCode).toBe(403);
    expect([...identifying.browser.cookies.keys()]).toEqual(['__Host-saml']);
    expect(pageOf(refused)).toBe(refusedPage);
    expect(given().system.logged()).not.toMatch(secrets);
  });

  it('any flaw gets the same page, which says that it was refused', () => {
    expect(refusedPage).toContain('"reason":"identification-refused"');
  });

  it.each(posts)('%s is refused', async (_, fields, code) => {
    const { browser } = await given().begin();
    const refusalsBefore = given().refusals().length;

    const refused = await post(browser, fields);

    expect(refused.statusCode).toBe(403);
    expect(given().refusals().slice(refusalsBefore)).toEqual([code]);
  });

  it('characters in between that are not base64, which a lenient decoder skips, is refused', async () => {
    const { browser, request } = await given().begin();
    const refusalsBefore = given().refusals().length;
    const encoded = await response(publicUrl, request.id);

    const refused = await post(browser, { SAMLResponse: `${encoded.slice(0, 40)}!!!!${encoded.slice(40)}` });

    expect(refused.statusCode).toBe(403);
    expect(given().refusals().slice(refusalsBefore)).toEqual(['message.encoding']);
  });

  it('the message twice is refused', async () => {
    const { browser, request } = await given().begin();
    const refusalsBefore = given().refusals().length;
    const encoded = encodeURIComponent(await response(publicUrl, request.id));

    const refused = await browser.post('/saml/acs', {
      body: `SAMLResponse=${encoded}&SAMLResponse=${encoded}`,
      type: 'application/x-www-form-urlencoded',
      headers: { 'sec-fetch-site': 'cross-site' },
    });

    expect(refused.statusCode).toBe(403);
    expect(given().refusals().slice(refusalsBefore)).toEqual(['message.parameters']);
  });

  it('more bytes than any message needs is not even read', async () => {
    const { browser } = await given().begin();

    const refused = await post(browser, { SAMLResponse: 'A'.repeat(300_000) });

    expect(refused.statusCode).toBe(413);
  });

  it('any content leaves none of that content in the log', async () => {
    await given().respond(await given().begin(), { signedText: (xml) => `${xml}evil` });

    expect(given().system.logged()).toContain('A SAML response was refused');
    expect(given().system.logged()).not.toMatch(secrets);
  });

  it('every code is tested here', () => {
    const tried = new Set<string>([...attacks.map(([, code]) => code), ...posts.map(([, , code]) => code)]);

    expect(Object.keys(samlRefusals).filter((code) => !tried.has(code))).toEqual(elsewhere);
  });
});
