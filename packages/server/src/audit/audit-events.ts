import type { AuditEventName, Guid, IdentityAttribute, User } from '@form-portal/domain';
import type { Engine } from '@form-portal/storage';
import type { Transaction } from 'kysely';
import type { ServerTables } from '../db/tables.ts';
import { appendToChain } from './append-to-chain.ts';
import { trimmedEvent, type ChainPosition } from './audit-checkpoint.ts';

type Write = Transaction<ServerTables>;

/** Who acted; null when nobody was signed in. */
type Actor = User | null;

interface Deps {
  readonly engine: Engine;
  readonly now: () => Date;
  readonly newGuid: () => Guid;
}

/** An action on an object of the embedded vault. */
export type ObjectAction = 'created' | 'changed' | 'removed' | 'restored' | 'destroyed';

/** A change of an account of the embedded vault. */
export type AccountChange = 'password-changed' | 'admin-granted' | 'admin-removed' | 'enabled' | 'disabled';

/** The detail of events caused through the M-Files API. */
const viaMfilesApi = '/REST';

/** The events of the audit log. Each is written at the end of the transaction that it describes ({@link appendToChain}). */
export type AuditEvents = ReturnType<typeof createAuditEvents>;

/** Creates one function per event. Events never contain answers of a submission or passwords. */
export function createAuditEvents({ engine, now, newGuid }: Deps) {
  async function record(
    transaction: Write,
    event: AuditEventName,
    { actor = null, subject = '', detail = '' }: { actor?: Actor; subject?: string; detail?: string },
  ): Promise<void> {
    const content = { id: newGuid(), at: now().toISOString(), event, actor: nameOf(actor), subject, detail };
    await appendToChain(transaction, engine, content);
  }

  return {
    /** The subject is the permanent identifier of a cloud user, whose name can change; empty for others. */
    signedIn: (transaction: Write, actor: Actor, subject: string) =>
      record(transaction, 'session.signed-in', { actor, subject }),
    /** The subject is the typed account, `#` and a keyed hash for an unknown name, or empty for single sign-on; the detail is the address. */
    signInRefused: (transaction: Write, account: string, address: string) =>
      record(transaction, 'session.refused', { subject: account, detail: address }),
    /** The subject is the name of the sessions' owner; empty for everybody. */
    sessionsEnded: (transaction: Write, actor: Actor, owner: string) =>
      record(transaction, 'session.ended', { actor, subject: owner }),
    /** The subject is the user name. */
    accountChanged: (transaction: Write, actor: Actor, change: AccountChange, username: string) =>
      record(transaction, `account.${change}`, { actor, subject: username }),
    signedOut: (transaction: Write, actor: Actor) => record(transaction, 'session.signed-out', { actor }),
    formSaved: (transaction: Write, actor: Actor, form: Guid, revision: number) =>
      record(transaction, 'form.saved', { actor, subject: form, detail: `revision ${revision}` }),
    formDraftSaved: (transaction: Write, actor: Actor, form: Guid) =>
      record(transaction, 'form.draft-saved', { actor, subject: form }),
    formDraftDiscarded: (transaction: Write, actor: Actor, form: Guid) =>
      record(transaction, 'form.draft-discarded', { actor, subject: form }),
    formRestored: (transaction: Write, actor: Actor, form: Guid, revision: number) =>
      record(transaction, 'form.restored', { actor, subject: form, detail: `revision ${revision}` }),
    formDeleted: (transaction: Write, actor: Actor, form: Guid) =>
      record(transaction, 'form.deleted', { actor, subject: form }),
    formOpeningSaved: (transaction: Write, actor: Actor, form: Guid) =>
      record(transaction, 'form.opening-saved', { actor, subject: form }),
    settingsSaved: (transaction: Write, actor: Actor, version: number) =>
      record(transaction, 'settings.saved', { actor, detail: `version ${version}` }),
    logoUploaded: (transaction: Write, actor: Actor, path: string) =>
      record(transaction, 'settings.logo-uploaded', { actor, detail: path }),
    translationsSaved: (transaction: Write, actor: Actor, version: number) =>
      record(transaction, 'translations.saved', { actor, detail: `version ${version}` }),
    /** An outdated translation was confirmed as still correct; `text` is its language and key. */
    translationConfirmed: (transaction: Write, actor: Actor, text: string) =>
      record(transaction, 'translations.confirmed', { actor, detail: text }),
    submissionRead: (transaction: Write, actor: Actor, submission: Guid) =>
      record(transaction, 'submission.read', { actor, subject: submission }),
    attachmentRead: (transaction: Write, actor: Actor, submission: Guid, index: number) =>
      record(transaction, 'submission.attachment-read', {
        actor,
        subject: submission,
        detail: `file ${index}`,
      }),
    /** Records which field, never its value. */
    identityCodeShown: (transaction: Write, actor: Actor, submission: Guid, field: Guid) =>
      record(transaction, 'submission.code-shown', { actor, subject: submission, detail: `field ${field}` }),
    /** Records which detail of the identification, never its value. */
    identityDetailShown: (transaction: Write, actor: Actor, submission: Guid, attribute: IdentityAttribute) =>
      record(transaction, 'submission.code-shown', {
        actor,
        subject: submission,
        detail: `identity ${attribute}`,
      }),
    submissionPdfRead: (transaction: Write, actor: Actor, submission: Guid) =>
      record(transaction, 'submission.pdf-read', { actor, subject: submission }),
    /** With unmasked identity codes. */
    submissionFullPdfRead: (transaction: Write, actor: Actor, submission: Guid) =>
      record(transaction, 'submission.full-pdf-read', { actor, subject: submission }),
    submissionSentAgain: (transaction: Write, actor: Actor, submission: Guid) =>
      record(transaction, 'submission.sent-again', { actor, subject: submission }),
    /** The element is a kind and an id: `property 1047`, `item 110/3`. */
    structureElementSaved: (transaction: Write, actor: Actor, element: string) =>
      record(transaction, 'vault.saved', { actor, subject: element }),
    structureElementRemoved: (transaction: Write, actor: Actor, element: string) =>
      record(transaction, 'vault.removed', { actor, subject: element }),
    /** By a program through the M-Files API; the object as `0/12`, type and id. */
    vaultObject: (transaction: Write, actor: Actor, action: ObjectAction, object: string) =>
      record(transaction, `vault.object-${action}`, { actor, subject: object, detail: viaMfilesApi }),
    /** By an administrator; the object as `0/12`. */
    vaultObjectRead: (transaction: Write, actor: Actor, object: string) =>
      record(transaction, 'vault.object-read', { actor, subject: object }),
    /** By an administrator; the object as `0/12`. Records which property, never its value. */
    vaultCodeShown: (transaction: Write, actor: Actor, object: string, property: number) =>
      record(transaction, 'vault.code-shown', { actor, subject: object, detail: `property ${property}` }),
    vaultFileRead: (transaction: Write, actor: Actor, object: string, file: number) =>
      record(transaction, 'vault.file-read', { actor, subject: object, detail: `file ${file}` }),
    /** A program read texts of an object that contain identity codes, through the M-Files API. */
    vaultCodeRead: (transaction: Write, actor: Actor, object: string) =>
      record(transaction, 'vault.code-read', { actor, subject: object, detail: viaMfilesApi }),
    signedInToMfws: (transaction: Write, actor: Actor) =>
      record(transaction, 'session.signed-in', { actor, detail: viaMfilesApi }),
    signedOutOfMfws: (transaction: Write, actor: Actor) =>
      record(transaction, 'session.signed-out', { actor, detail: viaMfilesApi }),
    /** The detail is the result: `ok` or `wrong`. */
    vaultChecked: (transaction: Write, actor: Actor, detail: string) =>
      record(transaction, 'vault.checked', { actor, detail }),
    submissionRulesSaved: (transaction: Write, actor: Actor, form: Guid) =>
      record(transaction, 'submissions.rules-saved', { actor, subject: form }),
    confirmationSaved: (transaction: Write, actor: Actor, form: Guid) =>
      record(transaction, 'submissions.confirmation-saved', { actor, subject: form }),
    /** By the retention of its form. */
    submissionCleared: (transaction: Write, submission: Guid) =>
      record(transaction, 'submission.cleared', { subject: submission }),
    /** Set aside, and removed by the retention of its form. */
    submissionExpired: (transaction: Write, submission: Guid) =>
      record(transaction, 'submission.expired', { subject: submission }),
    testSubmissionExpired: (transaction: Write, submission: Guid) =>
      record(transaction, 'submission.test-expired', { subject: submission }),
    /** Submissions were searched by an identity code, which is not recorded. */
    personSearched: (transaction: Write, actor: Actor) =>
      record(transaction, 'submissions.person-searched', { actor }),
    /** `form` is empty for an export of several forms. */
    submissionsExported: (transaction: Write, actor: Actor, form: Guid | '', format: string) =>
      record(transaction, 'submissions.exported', { actor, subject: form, detail: format }),
    auditExported: (transaction: Write, actor: Actor, format: string) =>
      record(transaction, 'audit.exported', { actor, detail: format }),
    /** The subject states how the person was searched for, with a keyed hash of the search term: equal searches have equal hashes. */
    personDataFound: (transaction: Write, actor: Actor, subject: string, items: number) =>
      record(transaction, 'data-request.found', { actor, subject, detail: `${items} items` }),
    personDataExported: (transaction: Write, actor: Actor, subject: string, items: number) =>
      record(transaction, 'data-request.exported', { actor, subject, detail: `${items} items` }),
    personDataErased: (transaction: Write, actor: Actor, subject: string, items: number) =>
      record(transaction, 'data-request.erased', { actor, subject, detail: `${items} items` }),
    /** Remains of erased data were removed from the database's files. */
    databaseVacuumed: (transaction: Write) => record(transaction, 'data-request.vacuumed', {}),
    submissionErased: (transaction: Write, actor: Actor, submission: Guid) =>
      record(transaction, 'submission.erased', { actor, subject: submission }),
    vaultObjectErased: (transaction: Write, actor: Actor, object: string) =>
      record(transaction, 'vault.object-erased', { actor, subject: object }),
    /** Written before old rows are removed; the position is that of the last of them. */
    auditTrimmed: (transaction: Write, { number, hash }: ChainPosition) =>
      record(transaction, trimmedEvent, { subject: String(number), detail: hash }),
    submissionRemoved: (transaction: Write, actor: Actor, submission: Guid) =>
      record(transaction, 'submission.removed', { actor, subject: submission }),
  };
}

/** National users are named only in their own submission. */
function nameOf(actor: Actor): string {
  return actor === null || actor.type === 'saml' ? '' : actor.name;
}
