import { expect, it } from 'vitest';
import { describeSuomiFi } from './testing/suomi-fi-under-test.ts';

describeSuomiFi('identification', (given) => {
  it('identifies a person and goes on to where they came from (reference 5)', async () => {
    const identifying = await given().begin('/form/abc?lang=fi');

    const answered = await given().answer(identifying);

    expect(given().refusals()).toEqual([]);
    expect(answered.statusCode).toBe(303);
    expect(answered.headers.location).toBe('/form/abc?lang=fi');
    const session = await identifying.browser.get('/saml/session');
    expect(session.json().user).toMatchObject({ name: 'Nordea Demo', type: 'saml', admin: false });
  });
});
