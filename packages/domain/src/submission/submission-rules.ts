/**
 * How long the portal keeps the answers and files of a delivered submission: as the vault's kind has it, for good, or so many days
 * after delivery (1–3650).
 */
export type Retention = 'default' | 'keep' | number;

/** How long a set-aside submission stays: for good, or so many days after it was set aside (1–3650). Then it is removed as a whole. */
export type FailedRetention = 'keep' | number;

/** What happens to the submissions of a form beside their delivery. */
export interface SubmissionRules {
  readonly retention: Retention;
  readonly failedRetention: FailedRetention;
  /** Who is told of new submissions by mail, at most 20; never what they say. Empty: nobody. */
  readonly noticeAddresses: readonly string[];
}

/** The rules of a form that says nothing. */
export const defaultSubmissionRules: SubmissionRules = {
  retention: 'default',
  failedRetention: 'keep',
  noticeAddresses: [],
};

/** The longest retention in days, and the most receivers of notices. */
export const submissionRulesLimits = { days: 3650, addresses: 20 } as const;

/** Days in which a submission that another system holds goes from the portal. */
const daysBesideOtherVault = 30;

/** Days after delivery until answers and files are removed; null: never. The embedded vault keeps by default, others do not. */
export function retentionDays(retention: Retention, vault: 'embedded' | 'other'): number | null {
  if (retention === 'keep') return null;
  if (retention === 'default') return vault === 'embedded' ? null : daysBesideOtherVault;
  return retention;
}

/** Whether a text can be an address to send mail to: one receiver, no display name, nothing that ends a header. */
export function isMailAddress(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[^\s@<>(),;:"\\[\]\p{Cc}]+@[^\s@<>(),;:"\\[\]\p{Cc}]+\.[^\s@<>(),;:"\\[\]\p{Cc}.]+$/u.test(text)
  );
}
