import {
  alwaysOpen,
  availabilityOf,
  minuteMs,
  type Availability,
  type FormOpening,
  type Guid,
} from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { Transaction } from 'kysely';
import type { SubmissionTables } from '../db/submission-tables.ts';
import { Refusal } from '../http/problems/refusal.ts';
import { openingFromDocument, type FormOpeningStore } from './form-openings.store.ts';

/** A form's opening and what it means now. */
export interface CurrentOpening {
  readonly opening: FormOpening;
  readonly availability: Availability;
}

/** Whether forms take answers now. */
export interface FormAvailability {
  find(form: Guid): Promise<CurrentOpening>;
  /** Of the forms that have an opening. */
  list(): Promise<ReadonlyMap<Guid, Availability>>;
  /** Throws a Refusal unless the form takes a post that began at a moment. */
  assertOpen(form: Guid, beganAt: Date): Promise<void>;
  /**
   * Called in the transaction that stored a submission, after it was stored: throws a Refusal when its post began outside the opening,
   * took longer than the grace, or is one too many. Posts to the same form wait for one another only when it has a cap.
   */
  admit(transaction: Transaction<SubmissionTables>, form: Guid, beganAt: Date): Promise<void>;
}

interface Deps {
  readonly database: Database<SubmissionTables>;
  readonly openings: FormOpeningStore;
  readonly timeZone: string;
  readonly now: () => Date;
}

/** Creates {@link FormAvailability}. */
export function createFormAvailability({ database, openings, timeZone, now }: Deps): FormAvailability {
  const availabilityAt = (opening: FormOpening, at: Date, stored: number) =>
    availabilityOf(opening, { timeZone, now: at.getTime(), stored });

  async function findAt(form: Guid, at: Date): Promise<CurrentOpening> {
    const opening = await openings.get(form);
    const stored = opening.cap === null ? 0 : await countStored(database.read, form);
    return { opening, availability: availabilityAt(opening, at, stored) };
  }

  return {
    find: (form) => findAt(form, now()),
    async list() {
      const openingByForm = await openings.list();
      const entries = [...openingByForm].map(async ([form, opening]) => {
        const stored = opening.cap === null ? 0 : await countStored(database.read, form);
        return [form, availabilityAt(opening, now(), stored)] as const;
      });
      return new Map(await Promise.all(entries));
    },
    async assertOpen(form, beganAt) {
      refuseUnlessOpen((await findAt(form, beganAt)).availability);
    },
    async admit(transaction, form, beganAt) {
      const row = await transaction
        .selectFrom('form_openings')
        .select('document')
        .where('form', '=', form)
        .executeTakeFirst();
      const opening = row === undefined ? alwaysOpen : openingFromDocument(row.document);
      const graceStart = now().getTime() - opening.graceMinutes * minuteMs;
      const judgedAt = new Date(Math.max(beganAt.getTime(), graceStart));
      const storedBefore = opening.cap === null ? 0 : (await lockAndCount(transaction, form)) - 1;
      refuseUnlessOpen(availabilityAt(opening, judgedAt, storedBefore));
    },
  };
}

/** Stored submissions of a form. Others that lock the form wait until the transaction has ended. */
async function lockAndCount(transaction: Transaction<SubmissionTables>, form: Guid): Promise<number> {
  // On PostgreSQL, writing the row waits for the others to commit, so that what they stored is counted.
  await transaction.updateTable('form_openings').set({ form }).where('form', '=', form).execute();
  return countStored(transaction, form);
}

async function countStored(
  database: Pick<Transaction<SubmissionTables>, 'selectFrom'>,
  form: Guid,
): Promise<number> {
  const { stored } = await database
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll().as('stored'))
    .where('form', '=', form)
    .where('test', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(stored);
}

function refuseUnlessOpen(availability: Availability): void {
  switch (availability.state) {
    case 'open':
      return;
    case 'not-open-yet':
      throw new Refusal({ code: 'form.not-open-yet' });
    case 'closed':
      throw new Refusal({ code: 'form.closed' });
    case 'full':
      throw new Refusal({ code: 'form.full' });
  }
}
