import {
  confirmationAddress,
  maskedAddress,
  type ConfirmationTarget,
  type Guid,
  type StoredSubmission,
} from '@form-portal/domain';
import type { Transaction } from 'kysely';
import type { SubmissionTables } from '../db/submission-tables.ts';
import type { HashKey } from '../http/limits/address-key.ts';
import type { ConfirmationOutboxStore } from './confirmation-outbox.store.ts';
import type { ConfirmationRulesStore } from './confirmation-rules.store.ts';

/** The members of a submission that decide whether and where a confirmation goes. */
type ConfirmableSubmission = Pick<StoredSubmission, 'guid' | 'form' | 'answers' | 'identity'>;

/** Confirmations as receiving submissions and pages see them. */
export interface Confirmations {
  /** Queues the confirmation of a new submission, if it gets one, in the transaction that stores it. */
  add(transaction: Transaction<SubmissionTables>, submission: ConfirmableSubmission): Promise<void>;
  /** Where the confirmation of a submission goes, masked; undefined when none is sent, and once one was sent more than an hour ago. */
  maskedAddressOf(submission: Guid): Promise<string | undefined>;
  /** Where confirmations of a form go; null when it sends none. */
  targetOf(form: Guid): Promise<ConfirmationTarget>;
}

interface Deps {
  readonly rules: Pick<ConfirmationRulesStore, 'get'>;
  readonly outbox: Pick<ConfirmationOutboxStore, 'add' | 'has'>;
  readonly findSubmission: (guid: Guid) => Promise<StoredSubmission | undefined>;
  readonly hashKey: HashKey;
}

/** Creates {@link Confirmations}. */
export function createConfirmations({ rules, outbox, findSubmission, hashKey }: Deps): Confirmations {
  return {
    async add(transaction, submission) {
      const address = confirmationAddress(await rules.get(submission.form), submission);
      if (address === undefined) return;
      await outbox.add(transaction, submission.guid, hashKey('confirmation', address.toLowerCase()));
    },
    async maskedAddressOf(guid) {
      const submission = (await outbox.has(guid)) ? await findSubmission(guid) : undefined;
      if (submission === undefined) return undefined;
      const address = confirmationAddress(await rules.get(submission.form), submission);
      return address === undefined ? undefined : maskedAddress(address);
    },
    targetOf: async (form) => (await rules.get(form)).to,
  };
}

/** Without a mail server no confirmation is queued or promised. */
export const noConfirmations: Confirmations = {
  add: () => Promise.resolve(),
  maskedAddressOf: () => Promise.resolve(undefined),
  targetOf: () => Promise.resolve(null),
};
