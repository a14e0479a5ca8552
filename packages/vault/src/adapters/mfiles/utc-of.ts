import { localDateTime, parseVaultDateTime } from '@form-portal/domain';

/**
 * The instant of a date and time (`YYYY-MM-DD HH:MM`) on the clocks of a time zone, as `…Z`. Of an hour that comes twice it is one of
 * both, an hour that is left out counts by the clock beside it. Undefined when it is no date and time.
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
