import type { IdentityMapping } from '../settings/settings.ts';
import { dashes } from '../text/dashes.ts';
import { maskPersonalIdentityCode, readPersonalIdentityCode } from './personal-identity-code.ts';

// With any dash: word processors and telephones replace hyphens.
const codeLike = new RegExp(String.raw`(?<![0-9A-Z])\d{6}[${dashes}+A-FU-Y]\d{3}[0-9A-Y](?![0-9A-Z])`, 'giu');

/**
 * Masks every Finnish personal identity code in a text (specification D33): `Code 210281-9988` becomes
 * `Code 210281-****`. Codes with a wrong check character are masked too, since a mistyped code can still
 * identify a person.
 */
export function maskIdentityCodes(text: string): string {
  return text.replace(codeLike, (match) =>
    readPersonalIdentityCode(match) === undefined ? match : maskPersonalIdentityCode(match),
  );
}

/**
 * Returns the vault property to which the site maps personal identity codes, whether identification is
 * enabled or not; undefined when there is none.
 */
export function identityCodeProperty({ properties }: IdentityMapping): number | undefined {
  return properties.personalIdentityCode;
}

/**
 * Masks the text of a vault property, or of a field bound to it, for administrators: as one code where the
 * property is mapped to identity codes, whatever it contains (foreign codes have other formats), and
 * otherwise by {@link maskIdentityCodes}.
 */
export function maskPropertyText(text: string, property: number, codeProperty: number | undefined): string {
  return property === codeProperty ? maskPersonalIdentityCode(text) : maskIdentityCodes(text);
}

/** The Finnish personal identity codes in a text, in upper case, those with a wrong check character too. */
export function identityCodesIn(text: string): readonly string[] {
  return [...text.matchAll(codeLike)].flatMap(([match]) => readPersonalIdentityCode(match)?.code ?? []);
}
