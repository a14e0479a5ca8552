import { describe, expect, it } from 'vitest';
import { displayIdentityValue } from './display-identity.ts';
import type { IdentityAttribute } from './identity-attributes.ts';

describe('displayIdentityValue', () => {
  it.each<readonly [IdentityAttribute, string, string, string]>([
    ['finnishCitizenship', '1', 'fi', 'yes'],
    ['finnishCitizenship', '0', 'fi', 'no'],
    ['birthDate', '1981-02-21', 'en-GB', '21 February 1981'],
    ['birthDate', '1981-02-21', 'fi', '21.2.1981'],
    ['birthDate', '1981-02-30', 'fi', '1981-02-30'],
    ['birthDate', 'unknown', 'fi', 'unknown'],
    ['lastName', '1981-02-21', 'fi', '1981-02-21'],
    ['personalIdentityCode', '210281-9988', 'fi', '210281-9988'],
  ])('shows %s %j in %s as %j', (attribute, received, languageTag, shown) => {
    const locale = { languageTag, language: 'xx', defaultLanguage: 'xx', text: (key: string) => key };

    expect(displayIdentityValue(attribute, received, locale)).toBe(shown);
  });
});
