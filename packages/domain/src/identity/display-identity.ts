import type { DisplayLocale } from '../field-type/field-type.ts';
import { displayDay } from '../time/display-moment.ts';
import { epochMilliseconds, parseVaultDate } from '../time/vault-date-time.ts';
import { isFinnishCitizen, type IdentityAttribute } from './identity-attributes.ts';

/**
 * Formats an identity value for display in a receipt: citizenship as yes or no, dates as days, everything
 * else as received.
 */
export function displayIdentityValue(
  attribute: IdentityAttribute,
  received: string,
  locale: DisplayLocale,
): string {
  if (attribute === 'finnishCitizenship') return locale.text(isFinnishCitizen(received) ? 'yes' : 'no');
  const date = attribute === 'birthDate' ? parseVaultDate(received) : undefined;
  const midnight = date === undefined ? undefined : epochMilliseconds(`${date}T00:00:00Z`);
  return midnight === undefined ? received : displayDay(midnight, locale);
}
