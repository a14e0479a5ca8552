import { expect, it } from 'vitest';
import { exampleIdentity } from './example-identity.ts';
import { readPersonalIdentityCode } from './personal-identity-code.ts';

it('The example person has a valid code that is never assigned, with their date of birth', () => {
  const { personalIdentityCode, birthDate } = exampleIdentity;

  expect(readPersonalIdentityCode(personalIdentityCode)).toMatchObject({
    birthDate,
    hasRightCheckCharacter: true,
  });
  expect(Number(personalIdentityCode.slice(7, 10))).toBeGreaterThanOrEqual(900);
});
