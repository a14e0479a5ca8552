import type { Guid, User } from '@form-portal/domain';
import type { Transaction } from 'kysely';
import type { ServerTables } from '../db/tables.ts';

type Write = Transaction<ServerTables>;

/** Who did it; null: nobody who was signed in. */
type Actor = User | null;

interface Deps {
  readonly now: () => Date;
  readonly newGuid: () => Guid;
}

/** What the audit log can say. Each is written in the transaction of the change itself. */
export type AuditEvents = ReturnType<typeof createAuditEvents>;

/** One function per business event; no other place names one. Never values of a submission, never a password. */
export function createAuditEvents({ now, newGuid }: Deps) {
  async function record(
    transaction: Write,
    event: string,
    { actor = null, subject = '', detail = '' }: { actor?: Actor; subject?: string; detail?: string },
  ): Promise<void> {
    const row = { id: newGuid(), at: now().toISOString(), event, actor: nameOf(actor), subject, detail };
    await transaction.insertInto('audit_events').values(row).execute();
  }

  return {
    signedIn: (transaction: Write, actor: Actor) => record(transaction, 'session.signed-in', { actor }),
    /** The keys are hashes: they tell that attempts belong together, not whose they were. */
    signInRefused: (transaction: Write, accountKey: string, addressKey: string) =>
      record(transaction, 'session.refused', { subject: accountKey, detail: addressKey }),
    signedOut: (transaction: Write, actor: Actor) => record(transaction, 'session.signed-out', { actor }),
    formSaved: (transaction: Write, actor: Actor, form: Guid, revision: number) =>
      record(transaction, 'form.saved', { actor, subject: form, detail: `revision ${revision}` }),
    formRestored: (transaction: Write, actor: Actor, form: Guid, revision: number) =>
      record(transaction, 'form.restored', { actor, subject: form, detail: `revision ${revision}` }),
    formDeleted: (transaction: Write, actor: Actor, form: Guid) =>
      record(transaction, 'form.deleted', { actor, subject: form }),
    settingsSaved: (transaction: Write, actor: Actor, version: number) =>
      record(transaction, 'settings.saved', { actor, detail: `version ${version}` }),
    translationsSaved: (transaction: Write, actor: Actor, version: number) =>
      record(transaction, 'translations.saved', { actor, detail: `version ${version}` }),
    submissionRead: (transaction: Write, actor: Actor, submission: Guid) =>
      record(transaction, 'submission.read', { actor, subject: submission }),
    attachmentRead: (transaction: Write, actor: Actor, submission: Guid, index: number) =>
      record(transaction, 'submission.attachment-read', {
        actor,
        subject: submission,
        detail: `file ${index}`,
      }),
    submissionSentAgain: (transaction: Write, actor: Actor, submission: Guid) =>
      record(transaction, 'submission.sent-again', { actor, subject: submission }),
    submissionRemoved: (transaction: Write, actor: Actor, submission: Guid) =>
      record(transaction, 'submission.removed', { actor, subject: submission }),
  };
}

/** People identified by the national service are named nowhere but in their own submission. */
function nameOf(actor: Actor): string {
  return actor === null || actor.type === 'saml' ? '' : actor.name;
}
