import { dayMs } from '../../time/durations.ts';
import type { LocalizedText } from '../../text/localized-text.ts';
import { epochMilliseconds, instantOf, localDateTime, utcOf } from '../../time/vault-date-time.ts';

/** From when, until when and up to how many submissions a published form takes answers. */
export interface FormOpening {
  /** Local date and time in the site's time zone, `YYYY-MM-DD HH:MM`; null for as soon as it is published. */
  readonly opensAt: string | null;
  /** Local date and time in the site's time zone, `YYYY-MM-DD HH:MM`; null for never. */
  readonly closesAt: string | null;
  /** Minutes after closing during which a post that began before closing may still arrive, 0–60. */
  readonly graceMinutes: number;
  /** Maximum number of submissions that are stored, 1–1,000,000; null for no maximum. */
  readonly cap: number | null;
  /** Shown in place of the form, markdown; empty for the portal's own text. */
  readonly texts: Readonly<Record<OpeningText, LocalizedText>>;
}

/** When a text of the opening is shown. */
export type OpeningText = 'before' | 'after' | 'full';

/** The opening of a form that takes answers for as long as it is published. */
export const alwaysOpen: FormOpening = {
  opensAt: null,
  closesAt: null,
  graceMinutes: 15,
  cap: null,
  texts: { before: {}, after: {}, full: {} },
};

/** Bounds of a {@link FormOpening}; the text length is in characters. */
export const openingLimits = { graceMinutes: 60, cap: 1_000_000, textLength: 4000 } as const;

/** Whether a form takes answers at a moment. All moments are ISO 8601 UTC. */
export type Availability =
  | { readonly state: 'open'; readonly closesAt: string | null }
  | { readonly state: 'not-open-yet'; readonly opensAt: string; readonly closesAt: string | null }
  | { readonly state: 'closed'; readonly closedAt: string }
  | { readonly state: 'full' };

/**
 * Whether a form takes answers now. A time that occurs twice when clocks are put back counts in the visitor's
 * favour: the form opens at the first and closes at the second. A closed form is not called full.
 */
export function availabilityOf(
  { opensAt, closesAt, cap }: Pick<FormOpening, 'opensAt' | 'closesAt' | 'cap'>,
  { timeZone, now, stored }: OpeningFacts,
): Availability {
  const opens = opensAt === null ? undefined : momentsOf(opensAt, timeZone)[0];
  const closes = closesAt === null ? undefined : momentsOf(closesAt, timeZone).at(-1);
  const closing = closes === undefined ? null : instantOf(closes);
  if (opens !== undefined && now < opens)
    return { state: 'not-open-yet', opensAt: instantOf(opens), closesAt: closing };
  if (closes !== undefined && closing !== null && now >= closes)
    return { state: 'closed', closedAt: closing };
  return cap !== null && stored >= cap ? { state: 'full' } : { state: 'open', closesAt: closing };
}

/** The facts that decide whether a form is open. */
export interface OpeningFacts {
  /** IANA name of the site's time zone. */
  readonly timeZone: string;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly now: number;
  /** Number of stored submissions of the form; irrelevant without a cap. */
  readonly stored: number;
}

/**
 * Whether the list shows a form: from 30 days before it opens until 14 days after it closed
 * (docs/design.md#opening-times); `now` in milliseconds since 1970-01-01T00:00Z.
 */
export function isListedNow(availability: Availability, now: number): boolean {
  switch (availability.state) {
    case 'open':
    case 'full':
      return true;
    case 'not-open-yet':
      return millisecondsOf(availability.opensAt) - now <= 30 * dayMs;
    case 'closed':
      return now - millisecondsOf(availability.closedAt) <= 14 * dayMs;
  }
}

function millisecondsOf(instant: string): number {
  return epochMilliseconds(instant) ?? 0;
}

/**
 * Returns the moments of a local time in order: two for a time that occurs twice, one next to it for a
 * skipped time.
 */
function momentsOf(local: string, timeZone: string): readonly number[] {
  const instant = utcOf(local, timeZone);
  const found = instant === undefined ? undefined : epochMilliseconds(instant);
  if (found === undefined) return [];
  const twins = clockChangesMs
    .map((change) => found + change)
    .filter((moment) => localDateTime(instantOf(moment), timeZone) === local);
  return twins.length === 0 ? [found] : twins;
}

/** How far apart the two occurrences of a local time can be, in order; 30 minutes occurs on Lord Howe Island. */
const clockChangesMs = [-60, -30, 0, 30, 60].map((minutes) => minutes * 60_000);
