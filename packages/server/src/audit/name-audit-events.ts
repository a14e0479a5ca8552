import { isGuid, type AuditEventNames, type Guid, type SavedForm } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { SubmissionTables } from '../db/submission-tables.ts';
import type { AuditEvent } from './audit-log.store.ts';

/** An event with the names of what it is about. */
export type NamedAuditEvent = AuditEvent & AuditEventNames;

/** Adds names to the events of a page, in the same order. */
export type NameAuditEvents = (events: readonly AuditEvent[]) => Promise<readonly NamedAuditEvent[]>;

/** Dependencies of naming events. */
export interface NameAuditEventsDeps {
  readonly database: Database<SubmissionTables>;
  readonly forms: {
    readonly find: (form: Guid) => Promise<SavedForm | undefined>;
    readonly findDeleted: (form: Guid) => Promise<SavedForm | undefined>;
    readonly findRevision: (form: Guid, revision: number) => Promise<SavedForm | undefined>;
  };
}

interface Submission {
  readonly reference: string;
  readonly form: string;
  readonly revision: number;
}

/**
 * Creates a function that looks up the names of submissions, forms and fields. The log itself holds only ids, so that it retains nothing
 * of erased data.
 */
export function createAuditEventNaming({ database, forms }: NameAuditEventsDeps): NameAuditEvents {
  async function formNameOf(subject: string): Promise<AuditEventNames['form']> {
    if (!isGuid(subject)) return null;
    const form = (await forms.find(subject)) ?? (await forms.findDeleted(subject));
    return form?.name ?? null;
  }

  async function fieldLabelOf(submission: Submission, detail: string): Promise<AuditEventNames['field']> {
    const form = isGuid(submission.form)
      ? await forms.findRevision(submission.form, submission.revision)
      : undefined;
    return form?.fields.find(({ guid }) => detail === `field ${guid}`)?.label ?? null;
  }

  return async (events) => {
    const submissions = await findSubmissions(database, subjectsOf(events, isAboutSubmission));
    const formNames = new Map(
      await Promise.all(
        subjectsOf(events, isAboutForm).map(async (form) => [form, await formNameOf(form)] as const),
      ),
    );
    return Promise.all(
      events.map(async (event) => {
        const submission = isAboutSubmission(event) ? submissions.get(event.subject) : undefined;
        return {
          ...event,
          reference: submission?.reference ?? '',
          form: formNames.get(event.subject) ?? null,
          field:
            submission && event.detail.startsWith('field ')
              ? await fieldLabelOf(submission, event.detail)
              : null,
        };
      }),
    );
  };
}

const isAboutSubmission = ({ event }: AuditEvent): boolean => event.startsWith('submission.');
const isAboutForm = ({ event }: AuditEvent): boolean =>
  event.startsWith('form.') || event.startsWith('submissions.');

function subjectsOf(events: readonly AuditEvent[], isWanted: (event: AuditEvent) => boolean): string[] {
  return [...new Set(events.filter(isWanted).map(({ subject }) => subject))];
}

async function findSubmissions(
  { read }: Database<SubmissionTables>,
  guids: readonly string[],
): Promise<ReadonlyMap<string, Submission>> {
  if (guids.length === 0) return new Map();
  const rows = await read
    .selectFrom('submissions')
    .select(['guid', 'reference', 'form', 'form_revision as revision'])
    .where('guid', 'in', guids)
    .execute();
  return new Map(rows.map((row) => [row.guid, row]));
}
