/** When the session ends, in whole seconds, and whose it is. */
export interface SessionEnd {
  /** If nothing else is asked for. */
  readonly secondsLeft: number;
  /** However much it is used. */
  readonly longestSecondsLeft: number;
  /** How long a session lasts that is not used. */
  readonly idleSeconds: number;
  /** The mark of the person who is identified; empty: somebody who signed in. */
  readonly owner: string;
  /** Marks of the same person that an older page may carry. */
  readonly formerOwners: readonly string[];
}

/** What the page shows of it. */
export type SessionView =
  | { readonly kind: 'fine' }
  /** `continuing`: whether going on keeps the session, or its longest time is over too. */
  | { readonly kind: 'ending'; readonly minutes: number; readonly continuing: 'helps' | 'does-not-help' }
  | { readonly kind: 'ended' }
  /** The session is another person's than the page. */
  | { readonly kind: 'other-person' };

/** What to show now, and after how many seconds to ask again; null: not before the visitor comes back to the tab. */
export interface SessionPlan {
  readonly view: SessionView;
  readonly askAgainAfter: number | null;
}

/**
 * How long before its end people are warned, in seconds: two minutes (docs/design.md#accessibility, SC 2.2.1), less where the limit is so short that going
 * on would never be over the warning.
 */
function warnedBefore(idleSeconds: number): number {
  return Math.min(120, Math.floor((idleSeconds * 2) / 3));
}

/**
 * What follows from the server's word, null when nobody is signed in any more, for a page of the person with the mark `owner`; empty:
 * a page that is nobody's in particular.
 */
export function sessionPlan(end: SessionEnd | null, owner: string): SessionPlan {
  if (end === null) return { view: { kind: 'ended' }, askAgainAfter: null };
  if (owner !== '' && owner !== end.owner && !end.formerOwners.includes(owner))
    return { view: { kind: 'other-person' }, askAgainAfter: null };
  const left = Math.min(end.secondsLeft, end.longestSecondsLeft);
  const warned = warnedBefore(end.idleSeconds);
  if (left > warned) return { view: { kind: 'fine' }, askAgainAfter: left - warned };
  const minutes = Math.max(1, Math.ceil(left / 60));
  const continuing = end.longestSecondsLeft > end.secondsLeft ? 'helps' : 'does-not-help';
  return {
    view: { kind: 'ending', minutes, continuing },
    askAgainAfter: Math.max(1, left - (minutes - 1) * 60),
  };
}

/** Asks when the session ends, which does not prolong it. Rejects when the server gives no such answer. */
export async function fetchSessionEnd(): Promise<SessionEnd | null> {
  const response = await fetch('/api/session/end');
  if (!response.ok) throw new Error(`the end of the session was not told: ${response.status}`);
  const answer: unknown = await response.json();
  if (memberOf(answer, 'SecondsLeft') === null) return null;
  const [secondsLeft, longestSecondsLeft, idleSeconds] = [
    'SecondsLeft',
    'LongestSecondsLeft',
    'IdleSeconds',
  ].map((name) => memberOf(answer, name));
  const owner = memberOf(answer, 'Owner');
  const former = memberOf(answer, 'FormerOwners') ?? [];
  if (
    typeof secondsLeft === 'number' &&
    typeof longestSecondsLeft === 'number' &&
    typeof idleSeconds === 'number' &&
    typeof owner === 'string' &&
    isTexts(former)
  )
    return { secondsLeft, longestSecondsLeft, idleSeconds, owner, formerOwners: former };
  throw new Error('the end of the session was told in other words');
}

/** Asks who is signed in, which prolongs the session. */
export async function prolongSession(): Promise<void> {
  await fetch('/api/session');
}

function memberOf(answer: unknown, name: string): unknown {
  if (typeof answer !== 'object' || answer === null) return undefined;
  return new Map<string, unknown>(Object.entries(answer)).get(name);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
