import type { IdentityMapping } from '../settings/settings.ts';
import { maskPersonalIdentityCode, readPersonalIdentityCode } from './personal-identity-code.ts';

const looksLikeCode = /(?<![0-9A-Z])\d{6}[-+A-FU-Y]\d{3}[0-9A-Y](?![0-9A-Z])/gi;

/**
 * A text with every Finnish personal identity code in it masked (specification D33): `Code 210281-9988` becomes `Code 210281-****`. Codes
 * with a wrong check character are masked too, since a slip of the pen still points at a person. A text without any stays as it is.
 */
export function maskIdentityCodes(text: string): string {
  return text.replace(looksLikeCode, (found) =>
    readPersonalIdentityCode(found) === undefined ? found : maskPersonalIdentityCode(found),
  );
}

/** The vault property that the site maps personal identity codes to, whether identification is on or not; undefined: none. */
export function identityCodeProperty({ properties }: IdentityMapping): number | undefined {
  return properties.personalIdentityCode;
}

/**
 * The text of a vault property, or of a field bound to it, as administrators see it: masked as a whole where the property is the one for
 * identity codes, whatever it says (people from abroad have codes of other forms), and elsewhere by {@link maskIdentityCodes}.
 */
export function maskPropertyText(text: string, property: number, codeProperty: number | undefined): string {
  return property === codeProperty ? maskPersonalIdentityCode(text) : maskIdentityCodes(text);
}

/** The Finnish personal identity codes in a text, in upper case, those with a wrong check character too. */
export function identityCodesIn(text: string): readonly string[] {
  return [...text.matchAll(looksLikeCode)].flatMap(([found]) => readPersonalIdentityCode(found)?.code ?? []);
}
