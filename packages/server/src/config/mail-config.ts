import { isMailAddress } from '@form-portal/domain';
import type { Values } from './read-variables.ts';

/** Mail to operators and to recipients of notices about submissions. */
export interface MailConfig {
  /** `smtp://` or `smtps://`, with a user where the server requires one. */
  readonly url: string;
  readonly from: string;
  /** Recipients of alerts when a delivery is set aside or submissions wait too long; may be empty. */
  readonly alertAddresses: readonly string[];
  /** Age of the oldest waiting submission from which an alert is sent. */
  readonly alertQueueMinutes: number;
}

/** The configuration, null when mail is off, and its problems. */
interface MailConfigResult {
  readonly mail: MailConfig | null;
  readonly problems: readonly string[];
}

/** Reads the variables of mail, which is on when the server is set. */
export function readMailConfig(values: Values): MailConfigResult {
  const { PORTAL_SMTP_URL: url, PORTAL_SMTP_FROM: from, PORTAL_ALERT_ADDRESSES: addresses } = values;
  const alertAddresses = addresses ?? [];
  if (url === null) {
    const isUnused = from !== null || alertAddresses.length > 0;
    return {
      mail: null,
      problems: isUnused ? ['PORTAL_SMTP_URL is missing: without it no mail is sent'] : [],
    };
  }
  const problems = alertAddresses
    .filter((address) => !isMailAddress(address))
    .map((address) => `PORTAL_ALERT_ADDRESSES has '${address}'; expected addresses such as name@example.org`);
  if (from === null || !isMailAddress(from))
    return {
      mail: null,
      problems: [...problems, 'PORTAL_SMTP_FROM is missing or no address; expected name@example.org'],
    };
  const alertQueueMinutes = values.PORTAL_ALERT_QUEUE_MINUTES;
  const mail = { url, from, alertAddresses, alertQueueMinutes };
  return { mail: problems.length > 0 ? null : mail, problems };
}
