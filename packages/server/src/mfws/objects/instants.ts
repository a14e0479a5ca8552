import { localDateTime, parseVaultDateTime, parseVaultTime } from '@form-portal/domain';

/**
 * Converts a received date and time to local time: one with a zone is an instant, one without is already local; undefined when it
 * is neither.
 */
export function localOf(sent: string, timeZone: string): string | undefined {
  if (!/(z|[+-]\d\d:?\d\d)$/i.test(sent.trim())) return parseVaultDateTime(sent);
  const instant = Date.parse(sent);
  if (Number.isNaN(instant) || parseVaultDateTime(sent.trim().slice(0, 16)) === undefined) return undefined;
  return localDateTime(new Date(instant).toISOString(), timeZone);
}

/** Converts a received time to `HH:MM`, ignoring seconds, a day and a `Z`; undefined when it is not a time. */
export function timeOf(sent: string): string | undefined {
  return parseVaultTime(sent.replace(/^\d{4}-\d\d-\d\dT/, '').replace(/z$/i, ''));
}

/** An instant in the format of the service, without fractions of a second. */
export function withoutFraction(instant: string | number): string {
  return `${new Date(instant).toISOString().slice(0, 19)}Z`;
}
