import { newId, signElement } from '@form-portal/dev-idp';
import { expect, it } from 'vitest';
import { plain, signatures } from './testing/attacks.ts';
import { describeFlawedMessages } from './testing/suomi-fi-under-test.ts';
import { keys } from './testing/test-idp.ts';
import { wrap, wrappingNames } from './testing/wrapping.ts';

describeFlawedMessages('a SAML response with', (given) => {
  it.each(wrappingNames)('wrapped signatures (%s) is refused', async (name) => {
    const identifying = await given().begin();
    const refusalsBefore = given().refusals().length;
    const wrapped = { ...plain, signedText: (xml: string) => wrap(name, xml) };

    const response = await given().respond(identifying, wrapped);

    expect(response.statusCode).toBe(403);
    expect(given().refusals().slice(refusalsBefore)).toEqual([
      expect.stringMatching(/^message\.(signature|assertions|duplicate-id)$/),
    ]);
  });

  it.each(['XSW3', 'XSW4', 'XSW5', 'XSW6', 'XSW7', 'XSW8'])(
    'wrapped signatures inside (%s) is refused even if the outside were signed again',
    async (name) => {
      const identifying = await given().begin();
      const id = newId();
      const signAgain = (xml: string) => signElement(wrap(name, xml).replace(signatures, ''), id, keys.idp);
      const changes = { ...plain, response: { id }, signedText: signAgain };

      const response = await given().respond(identifying, changes);

      expect(response.statusCode).toBe(403);
    },
  );

  it('a plain signed assertion is accepted: what the wrappings start from is flawless', async () => {
    const identifying = await given().begin();

    expect((await given().respond(identifying, plain)).statusCode).toBe(303);
  });
});
