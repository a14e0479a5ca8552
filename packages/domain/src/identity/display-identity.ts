import type { DisplayLocale } from '../field-type.ts';
import { epochMilliseconds, parseVaultDate } from '../vault-date-time.ts';
import { isFinnishCitizen } from './identity-attributes.ts';
import type { IdentityAttribute } from './identity-attributes.ts';

/** A received identity value as people read it in a receipt: citizenship as yes or no, dates in words, everything else as received. */
export function displayIdentityValue(
  attribute: IdentityAttribute,
  received: string,
  { languageTag, text }: DisplayLocale,
): string {
  if (attribute === 'finnishCitizenship') return text(isFinnishCitizen(received) ? 'yes' : 'no');
  const date = attribute === 'birthDate' ? parseVaultDate(received) : undefined;
  if (date === undefined) return received;
  // The portal's English is that of Britain: days before months (design 5).
  const tag = languageTag === 'en' ? 'en-GB' : languageTag;
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(instantOf(date));
}

/** Midnight UTC of a stored date. */
function instantOf(date: string): number {
  return epochMilliseconds(`${date}T00:00:00Z`) ?? 0;
}
