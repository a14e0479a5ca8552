import { newId } from '@form-portal/dev-idp';
import { expect, it } from 'vitest';
import { describeSuomiFi, post, publicUrl } from './testing/suomi-fi-under-test.ts';
import { at, response } from './testing/test-idp.ts';

describeSuomiFi('a flawless SAML response to', (given) => {
  it('the request of another browser is refused', async () => {
    const victim = await given().begin();
    const attacker = await given().begin();
    const refusalsBefore = given().refusals().length;

    const response = await given().respond({ browser: victim.browser, request: attacker.request });

    expect(response.statusCode).toBe(403);
    expect(given().refusals().slice(refusalsBefore)).toEqual(['request.unknown']);
    expect((await given().respond(attacker)).statusCode).toBe(303);
  });

  it('a request of this portal, in a browser without a cookie, is refused', async () => {
    const { request } = await given().begin();
    const stranger = given().client();
    const refusalsBefore = given().refusals().length;

    expect((await given().respond({ browser: stranger, request })).statusCode).toBe(403);
    expect(given().refusals().slice(refusalsBefore)).toEqual(['request.unknown']);
  });

  it('a request that has its response already is refused', async () => {
    const { browser, request } = await given().begin();
    const fields = { SAMLResponse: await response(publicUrl, request.id), RelayState: request.relayState };
    expect((await post(browser, fields)).statusCode).toBe(303);
    const refusalsBefore = given().refusals().length;

    expect((await post(browser, fields)).statusCode).toBe(403);
    expect(given().refusals().slice(refusalsBefore)).toEqual(['request.unknown']);
  });

  it('a request is accepted once, though it is in twenty posts at once', async () => {
    const { browser, request } = await given().begin();
    const fields = { SAMLResponse: await response(publicUrl, request.id), RelayState: request.relayState };

    const responses = await Promise.all(Array.from({ length: 20 }, () => post(browser, fields)));

    expect(responses.filter(({ statusCode }) => statusCode === 303)).toHaveLength(1);
    expect(responses.filter(({ statusCode }) => statusCode === 403)).toHaveLength(19);
  });

  it('a request is refused when its assertion was used for another one', async () => {
    const first = await given().begin();
    const second = await given().begin('/', first.browser);
    const assertion = { id: newId() };
    expect((await given().respond(first, { assertion })).statusCode).toBe(303);
    const refusalsBefore = given().refusals().length;

    expect((await given().respond(second, { assertion })).statusCode).toBe(403);
    expect(given().refusals().slice(refusalsBefore)).toEqual(['assertion.replayed']);
  });

  it('a request of more than a quarter of an hour ago is refused', async () => {
    const identifying = await given().begin();
    const { database } = given().portal.storage;
    await database.write(async (transaction) => {
      const old = { created_at: at(-16) };
      await transaction
        .updateTable('saml_requests')
        .set(old)
        .where('id', '=', identifying.request.id)
        .execute();
    });
    const refusalsBefore = given().refusals().length;

    expect((await given().respond(identifying)).statusCode).toBe(403);
    expect(given().refusals().slice(refusalsBefore)).toEqual(['request.unknown']);
  });
});
