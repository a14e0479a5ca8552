import type { AuditGroup, TextKey } from '@form-portal/domain';

/** The groups of events in words. */
export const groupTexts = {
  'sign-in': 'admin.audit.signIn',
  forms: 'admin.audit.forms',
  site: 'admin.audit.site',
  vault: 'admin.audit.vault',
  submissions: 'admin.audit.submissions',
  codes: 'admin.audit.codes',
  exports: 'admin.audit.exports',
} as const satisfies Readonly<Record<AuditGroup, TextKey>>;

/** The events in words; one that is not listed is shown by its name. */
export const eventTexts: Readonly<Record<string, TextKey>> = {
  'session.signed-in': 'admin.audit.event.signedIn',
  'session.refused': 'admin.audit.event.refused',
  'session.signed-out': 'admin.audit.event.signedOut',
  'form.saved': 'admin.audit.event.formSaved',
  'form.restored': 'admin.audit.event.formRestored',
  'form.deleted': 'admin.audit.event.formDeleted',
  'settings.saved': 'admin.audit.event.settingsSaved',
  'translations.saved': 'admin.audit.event.translationsSaved',
  'submission.read': 'admin.audit.event.submissionRead',
  'submission.attachment-read': 'admin.audit.event.attachmentRead',
  'submission.pdf-read': 'admin.audit.event.pdfRead',
  'submission.code-shown': 'admin.audit.event.codeShown',
  'submission.full-pdf-read': 'admin.audit.event.fullPdfRead',
  'submission.sent-again': 'admin.audit.event.sentAgain',
  'submission.removed': 'admin.audit.event.submissionRemoved',
  'submission.cleared': 'admin.audit.event.submissionCleared',
  'submission.expired': 'admin.audit.event.submissionExpired',
  'submissions.rules-saved': 'admin.audit.event.rulesSaved',
  'submissions.exported': 'admin.audit.event.submissionsExported',
  'audit.exported': 'admin.audit.event.auditExported',
  'audit.trimmed': 'admin.audit.event.auditTrimmed',
  'vault.saved': 'admin.audit.event.vaultSaved',
  'vault.removed': 'admin.audit.event.vaultRemoved',
  'vault.object-created': 'admin.audit.event.objectCreated',
  'vault.object-changed': 'admin.audit.event.objectChanged',
  'vault.object-removed': 'admin.audit.event.objectRemoved',
  'vault.object-restored': 'admin.audit.event.objectRestored',
  'vault.object-destroyed': 'admin.audit.event.objectDestroyed',
  'vault.code-shown': 'admin.audit.event.vaultCodeShown',
  'vault.code-read': 'admin.audit.event.vaultCodeRead',
  'vault.file-read': 'admin.audit.event.vaultFileRead',
  'vault.checked': 'admin.audit.event.vaultChecked',
};
