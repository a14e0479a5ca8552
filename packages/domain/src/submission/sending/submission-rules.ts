/**
 * How long the portal keeps the answers and files of a delivered submission: the vault's default, forever,
 * or a number of days after delivery (1–3650).
 */
export type Retention = 'default' | 'keep' | number;

/**
 * How long a set-aside submission is kept: forever, or a number of days after it was set aside (1–3650).
 * Then it is removed completely.
 */
export type FailedRetention = 'keep' | number;

/** Rules for the submissions of a form, other than delivery. */
export interface SubmissionRules {
  readonly retention: Retention;
  readonly failedRetention: FailedRetention;
  /**
   * E-mail addresses notified of new submissions, at most 20; notices never contain answers. Empty for
   * none.
   */
  readonly noticeAddresses: readonly string[];
}

/** The default rules of a form. */
export const defaultSubmissionRules: SubmissionRules = {
  retention: 'default',
  failedRetention: 'keep',
  noticeAddresses: [],
};

/** Maximum retention in days and maximum number of notice addresses. */
export const submissionRulesLimits = { days: 3650, addresses: 20 } as const;

/** Default retention in days when another system holds the submission. */
const daysBesideOtherVault = 30;

/**
 * Returns the days after delivery until answers and files are removed; null for never. By default the
 * portal keeps them with the embedded vault and removes them with others.
 */
export function retentionDays(retention: Retention, vault: 'embedded' | 'other'): number | null {
  if (retention === 'keep') return null;
  if (retention === 'default') return vault === 'embedded' ? null : daysBesideOtherVault;
  return retention;
}
