import { localDateTime, parseVaultDateTime } from '@form-portal/domain';

/**
 * The instant of a local date and time (`YYYY-MM-DD HH:MM`) in a time zone, as `…Z`. For an ambiguous hour it returns either
 * instant; for a skipped hour it uses the adjacent offset. Undefined when the input is not a date and time.
 */
export function utcOf(local: string, timeZone: string): string | undefined {
  if (parseVaultDateTime(local) !== local) return undefined;
  const wanted = millisecondsOf(local);
  let guess = wanted;
  // The first step finds the offset of a nearby instant, the second that of the instant itself.
  for (let step = 0; step < 2; step += 1) {
    const shown = localDateTime(new Date(guess).toISOString(), timeZone);
    if (shown === undefined) return undefined;
    guess += wanted - millisecondsOf(shown);
  }
  return `${new Date(guess).toISOString().slice(0, 19)}Z`;
}

function millisecondsOf(local: string): number {
  return Date.parse(`${local.replace(' ', 'T')}:00Z`);
}
