/**
 * What the audit log can be filtered by: each group of events with the names that begin as listed. Every event of the log belongs to
 * one group at least.
 */
export const auditGroups = {
  /** Signing in and out, also in vain; passwords and rights of accounts. */
  'sign-in': ['session.', 'account.'],
  /** Forms saved, restored, deleted. */
  forms: ['form.'],
  /** Settings and translations saved; old rows of the log removed. */
  site: ['settings.', 'translations.', 'audit.trimmed'],
  /** The vault's structure, accounts and objects. */
  vault: ['vault.'],
  /** Everything done to submissions, exports included. */
  submissions: ['submission.', 'submissions.'],
  /** Personal identity codes shown, or downloaded with a file. */
  codes: [
    'submission.code-shown',
    'submission.full-pdf-read',
    'vault.code-shown',
    'vault.code-read',
    'vault.file-read',
  ],
  /** Data requests of persons. */
  privacy: ['data-request.', 'submission.erased', 'vault.object-erased'],
  /** Tables that left the portal. */
  exports: ['submissions.exported', 'audit.exported', 'translations.exported'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The name of a group. */
export type AuditGroup = keyof typeof auditGroups;

/** Every group, in the order of choosing. */
export const auditGroupNames: readonly AuditGroup[] = [
  'sign-in',
  'forms',
  'site',
  'vault',
  'submissions',
  'codes',
  'privacy',
  'exports',
];
