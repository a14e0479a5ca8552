/** Rules for the submissions of a form besides delivery; a form without a row has the defaults. */
interface SubmissionRulesTable {
  form: string;
  /** `default`, `keep`, or days. */
  retention: string;
  /** `keep`, or days. */
  failed_retention: string;
  /** JSON list. */
  notice_addresses: string;
  /** Time up to which notices of new submissions were sent, or from which on they are wanted, ISO 8601 UTC. */
  noticed_until: string;
}

/** A message waiting to be sent. */
interface MailOutboxTable {
  id: string;
  /** Identifies the occasion and its time: a second message with the same key is not written. */
  key: string;
  /** The recipients, a JSON list. */
  receivers: string;
  subject: string;
  body: string;
  created_at: string;
  due_at: string;
  attempts: number;
}

/** The confirmation of a form; one without a row sends none. */
interface FormConfirmationTable {
  form: string;
  /** `ConfirmationRules` as JSON. */
  document: string;
}

/** A submission whose confirmation is to be sent, or was within the last hour. */
interface ConfirmationOutboxTable {
  submission: string;
  created_at: string;
  /** When it is tried next; `neverDue` once it ended. */
  due_at: string;
  attempts: number;
  /** Keyed hash of the address, which limits confirmations to it. */
  address_hash: string;
  sent_at: string | null;
}

/** The tables around submissions that delivery does not use. */
export interface RulesTables {
  submission_rules: SubmissionRulesTable;
  mail_outbox: MailOutboxTable;
  form_confirmations: FormConfirmationTable;
  confirmation_outbox: ConfirmationOutboxTable;
}
