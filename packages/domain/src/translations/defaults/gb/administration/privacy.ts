import type { PrivacyTextKey } from '../../../keys/administration/privacy-text-keys.ts';

/** Texts about data requests of persons in British English. */
export const privacy: Readonly<Record<PrivacyTextKey, string>> = {
  'admin.privacy.title': 'Data requests',
  'admin.privacy.intro':
    'Find everything that is held here about a person who asks for their data. Export it for them, or erase it. Every search, export and erasure is recorded in the audit log, without what was searched for.',
  'admin.privacy.by': 'Find by',
  'admin.privacy.byCode': 'Identity code',
  'admin.privacy.byEmail': 'E-mail address',
  'admin.privacy.byName': 'Name',
  'admin.privacy.subjectWrong': 'Enter a whole identity code, e-mail address or name.',
  'admin.privacy.find': 'Find',
  'admin.privacy.outside':
    'Not searched: the contents of files, backups, and files that visitors or administrators downloaded.',
  'admin.privacy.otherVault':
    'The vault is in another system: what was delivered there is neither found nor erased from here. Not looked into either: the contents of files, backups, and files that visitors or administrators downloaded.',
  'admin.privacy.found': 'Found: {n}',
  'admin.privacy.sessions': 'Open sessions of the person: {n}. Erasing ends them.',
  'admin.privacy.endSessions': 'End sessions: {n}',
  'admin.privacy.submission': 'Submission: {form}',
  'admin.privacy.object': 'Object in the vault',
  'admin.privacy.files': 'Files: {n}',
  'admin.privacy.export': 'Export (ZIP): {n}',
  'admin.privacy.exported': 'The archive is ready. It contains identity codes in full.',
  'admin.privacy.erase': 'Erase: {n}',
  'admin.privacy.eraseTitle.one': 'Erase {n} item for good?',
  'admin.privacy.eraseTitle.other': 'Erase {n} items for good?',
  'admin.privacy.eraseText':
    'Answers, files and vault objects are erased here and cannot be brought back. Backups keep them until the backups themselves are removed.',
  'admin.privacy.cancelWaiting': 'Also cancel deliveries waiting for the vault: {n}',
  'admin.privacy.eraseNow': 'Erase for good',
  'admin.privacy.erased': 'Erased: {n}.',
  'admin.privacy.kept': 'Kept: {n}, because they are waiting for delivery or in use right now.',
  'admin.audit.event.submissionErased': 'Erased a submission',
  'admin.audit.event.objectErased': 'Erased an object in the vault',
  'admin.audit.event.personFound': 'Searched for a person’s data',
  'admin.audit.event.personExported': 'Exported a person’s data',
  'admin.audit.event.personErased': 'Erased a person’s data',
  'admin.audit.event.databaseVacuumed': 'Database vacuumed after an erasure',
};
