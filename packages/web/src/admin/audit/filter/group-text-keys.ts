import type { AuditGroup, TextKey } from '@form-portal/domain';

/** The keys of the names of the groups of events. */
export const groupTextKeys = {
  'sign-in': 'admin.audit.signIn',
  forms: 'admin.audit.forms',
  site: 'admin.audit.site',
  vault: 'admin.audit.vault',
  submissions: 'admin.audit.submissions',
  codes: 'admin.audit.codes',
  privacy: 'admin.privacy.title',
  exports: 'admin.audit.exports',
} as const satisfies Readonly<Record<AuditGroup, TextKey>>;
