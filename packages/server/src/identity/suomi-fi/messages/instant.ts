import { minuteMs } from '@form-portal/domain';
import { refuseUnless } from '../../identity-refusal.ts';
import { attributeOf } from './xml.ts';

/** Allowed clock skew between the identity provider and the portal (ms). */
export const skewMs = minuteMs;

/** Parses an instant in SAML format: UTC, with or without fractions of a second (SAML core 1.3.3). */
export function instantAttribute(element: Element | undefined, name: string): Date | undefined {
  const text = attributeOf(element, name) ?? '';
  const isInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/.test(text);
  const instant = isInstant ? new Date(text) : undefined;
  return instant === undefined || Number.isNaN(instant.getTime()) ? undefined : instant;
}

/** Requires that a message was issued at most `maxAgeMs` ago, and not in the future. */
export function requireRecent(issued: Date, at: Date, maxAgeMs: number): void {
  const ageMs = at.getTime() - issued.getTime();
  refuseUnless(ageMs <= maxAgeMs + skewMs && ageMs >= -skewMs, 'message.issue-instant');
}
