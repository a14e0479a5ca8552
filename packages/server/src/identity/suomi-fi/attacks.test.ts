import { expect, it } from 'vitest';
import { samlRefusals } from './messages/saml-refusals.ts';
import { attacks } from './testing/attacks.ts';
import { describeFlawedMessages, post, publicUrl } from './testing/suomi-fi-under-test.ts';
import { response } from './testing/test-idp.ts';

describeFlawedMessages('a SAML response with', (given) => {
  const pages = new Set<string>();

  it.each(attacks)('%s is refused as %s', async (_, code, changes) => {
    const identifying = await given().begin();
    const known = given().refusals().length;

    const refused = await given().respond(identifying, changes);

    expect(given().refusals().slice(known)).toEqual([code]);
    expect(refused.statusCode).toBe(403);
    expect([...identifying.browser.cookies.keys()]).toEqual(['__Host-saml']);
    pages.add(refused.body.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id'));
  });

  it('anything wrong at all gets the same page, whatever it is', () => {
    expect(pages.size).toBe(1);
    expect([...pages][0]).toContain('"reason":"identification-refused"');
  });

  it.each([
    ['no message', {}, 'message.parameters'],
    ['a parameter beside it', { SAMLResponse: 'eA==', other: 'x' }, 'message.parameters'],
    ['no base64', { SAMLResponse: '<xml/>' }, 'message.encoding'],
    ['bytes that are not UTF-8', { SAMLResponse: '/////w==' }, 'message.encoding'],
    ['no XML', { SAMLResponse: 'eHh4eHh4' }, 'message.malformed'],
  ] as const)('%s is refused', async (_, fields, code) => {
    const { browser } = await given().begin();
    const known = given().refusals().length;

    const refused = await post(browser, fields);

    expect(refused.statusCode).toBe(403);
    expect(given().refusals().slice(known)).toEqual([code]);
  });

  it('characters of no base64 between, which a lenient reader leaves out, is refused', async () => {
    const { browser, request } = await given().begin();
    const known = given().refusals().length;
    const encoded = await response(publicUrl, request.id);

    const refused = await post(browser, { SAMLResponse: `${encoded.slice(0, 40)}!!!!${encoded.slice(40)}` });

    expect(refused.statusCode).toBe(403);
    expect(given().refusals().slice(known)).toEqual(['message.encoding']);
  });

  it('itself twice is refused', async () => {
    const { browser, request } = await given().begin();
    const known = given().refusals().length;
    const encoded = encodeURIComponent(await response(publicUrl, request.id));

    const refused = await browser.post('/saml/acs', {
      body: `SAMLResponse=${encoded}&SAMLResponse=${encoded}`,
      type: 'application/x-www-form-urlencoded',
      headers: { 'sec-fetch-site': 'cross-site' },
    });

    expect(refused.statusCode).toBe(403);
    expect(given().refusals().slice(known)).toEqual(['message.parameters']);
  });

  it('more bytes than any needs is not even read', async () => {
    const { browser } = await given().begin();

    const refused = await post(browser, { SAMLResponse: 'A'.repeat(300_000) });

    expect(refused.statusCode).toBe(413);
  });

  it('anything in it at all leaves none of it in the log', () => {
    const logged = given().system.logged();

    expect(logged).toContain('A SAML response was refused');
    expect(logged).not.toMatch(/210281|Nordea|Demo|saml2|SAMLResponse|__Host|evil/);
  });

  it('every fault that has a code is tried here', () => {
    const others: readonly string[] = [
      'response.failed',
      'assertion.replayed',
      'message.replayed',
      'logout.unsigned',
    ];
    const tried = new Set([...given().refusals(), ...others]);

    expect(Object.keys(samlRefusals).filter((code) => !tried.has(code))).toEqual([]);
  });
});
