/**
 * Filter groups of the audit log, each with the prefixes of its event names. Every event belongs to at
 * least one group.
 */
export const auditGroups = {
  /** Sign-in and sign-out, including failed attempts; account passwords and permissions. */
  'sign-in': ['session.', 'account.'],
  /** Forms saved, restored and deleted. */
  forms: ['form.'],
  /** Settings and translations saved; old log entries removed. */
  site: ['settings.', 'translations.', 'audit.trimmed'],
  /** Vault structure, accounts and objects. */
  vault: ['vault.'],
  /** Everything done to submissions, including exports. */
  submissions: ['submission.', 'submissions.'],
  /** Personal identity codes shown, downloaded in a file, or searched by. */
  codes: [
    'submission.code-shown',
    'submission.full-pdf-read',
    'submissions.person-searched',
    'vault.code-shown',
    'vault.code-read',
    'vault.file-read',
  ],
  /** Data requests of persons. */
  privacy: ['data-request.', 'submission.erased', 'vault.object-erased'],
  /** Exported tables. */
  exports: ['submissions.exported', 'audit.exported'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The name of a filter group. */
export type AuditGroup = keyof typeof auditGroups;

/** All groups in display order. */
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
