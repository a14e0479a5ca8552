import { memberOf } from '@form-portal/domain';

/** The time until the session ends, in whole seconds, and its owner. */
export interface SessionEnd {
  /** Time left if no further request is made. */
  readonly secondsLeft: number;
  /** Time left at most, however much the session is used. */
  readonly longestSecondsLeft: number;
  /** How long an unused session lasts. */
  readonly idleSeconds: number;
  /** The mark of the identified person; empty for somebody who signed in. */
  readonly owner: string;
  /** Marks of the same person that an older page may carry. */
  readonly formerOwners: readonly string[];
}

/** What the page shows about the end of its session. */
export type SessionView =
  | { readonly kind: 'fine' }
  /** `continuing`: whether a request prolongs the session; it does not when its longest time is nearly over. */
  | { readonly kind: 'ending'; readonly minutes: number; readonly continuing: 'helps' | 'does-not-help' }
  | { readonly kind: 'ended' }
  /** The session belongs to another person than the page. */
  | { readonly kind: 'other-person' };

/** What to show now, and the seconds until the next request; null: none before the visitor returns to the tab. */
export interface SessionPlan {
  readonly view: SessionView;
  readonly nextRequestSeconds: number | null;
}

/**
 * Seconds before the end at which people are warned: two minutes (docs/design.md#accessibility, SC 2.2.1), or less where the limit is so
 * short that continuing would never end the warning.
 */
function warningSeconds(idleSeconds: number): number {
  return Math.min(120, Math.floor((idleSeconds * 2) / 3));
}

/**
 * Decides what a page shows. `end` is null when nobody is signed in any more; `owner` is the mark of the person that the
 * page belongs to, empty for a page that belongs to nobody.
 */
export function sessionPlan(end: SessionEnd | null, owner: string): SessionPlan {
  if (end === null) return { view: { kind: 'ended' }, nextRequestSeconds: null };
  if (owner !== '' && owner !== end.owner && !end.formerOwners.includes(owner))
    return { view: { kind: 'other-person' }, nextRequestSeconds: null };
  const left = Math.min(end.secondsLeft, end.longestSecondsLeft);
  const warning = warningSeconds(end.idleSeconds);
  if (left > warning) return { view: { kind: 'fine' }, nextRequestSeconds: left - warning };
  const minutes = Math.max(1, Math.ceil(left / 60));
  const continuing = end.longestSecondsLeft > end.secondsLeft ? 'helps' : 'does-not-help';
  return {
    view: { kind: 'ending', minutes, continuing },
    nextRequestSeconds: Math.max(1, left - (minutes - 1) * 60),
  };
}

/** Fetches when the session ends, which does not prolong it; null when nobody is signed in. Rejects when the response can't be read. */
export async function fetchSessionEnd(): Promise<SessionEnd | null> {
  const response = await fetch('/api/session/end');
  if (!response.ok) throw new Error(`fetching the end of the session failed: ${response.status}`);
  const body: unknown = await response.json();
  const secondsLeft = memberOf(body, 'SecondsLeft');
  if (secondsLeft === null) return null;
  const longestSecondsLeft = memberOf(body, 'LongestSecondsLeft');
  const idleSeconds = memberOf(body, 'IdleSeconds');
  const owner = memberOf(body, 'Owner');
  const former = memberOf(body, 'FormerOwners') ?? [];
  if (
    typeof secondsLeft === 'number' &&
    typeof longestSecondsLeft === 'number' &&
    typeof idleSeconds === 'number' &&
    typeof owner === 'string' &&
    isTexts(former)
  )
    return { secondsLeft, longestSecondsLeft, idleSeconds, owner, formerOwners: former };
  throw new Error('the response about the end of the session is invalid');
}

/** Makes a request, which prolongs the session. */
export async function prolongSession(): Promise<void> {
  await fetch('/api/session');
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
