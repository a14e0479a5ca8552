import { hourMs, secondMs } from '@form-portal/domain';
import type { FieldTypes, Guid, StoredSubmission } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { Config } from '../../config.ts';
import { confirmationRoutes } from '../../confirmation/confirmation.routes.ts';
import { createConfirmationOutboxStore } from '../../confirmation/confirmation-outbox.store.ts';
import { createConfirmationRulesStore } from '../../confirmation/confirmation-rules.store.ts';
import {
  createConfirmations,
  noConfirmations,
  type Confirmations,
} from '../../confirmation/confirmations.ts';
import { sendConfirmations } from '../../confirmation/send-confirmations.ts';
import type { ServerKeys } from '../../db/server-keys.ts';
import type { SubmissionTables } from '../../db/submission-tables.ts';
import type { BoundRoute } from '../../http/bind-route.ts';
import type { HashKey } from '../../http/limits/address-key.ts';
import type { NamedFile } from '../../http/response/file-headers.ts';
import type { SmtpTransport } from '../../mail/smtp-transport.ts';
import { createReceiptTokens } from '../../submissions/receive/api/receipt-token.ts';
import { receiptUrl } from '../../submissions/receive/api/received.wire.ts';
import type { Chore } from '../chores/run-chores.ts';
import type { SiteServices } from '../compose-site.ts';
import type { SystemDeps } from '../infrastructure/system-deps.ts';

interface Deps extends Pick<
  SiteServices,
  'audit' | 'forms' | 'formDrafts' | 'readSettings' | 'readCatalogue'
> {
  readonly database: Database<SubmissionTables>;
  readonly smtp: SmtpTransport | null;
  readonly findSubmission: (guid: Guid) => Promise<StoredSubmission | undefined>;
  readonly findPdfForMail: (guid: Guid, signal: AbortSignal) => Promise<NamedFile | undefined>;
  readonly fieldTypes: FieldTypes;
  readonly hashKey: HashKey;
  readonly keys: ServerKeys;
}

const pdfWaitMs = 60 * secondMs;

/** Confirmations by e-mail to the senders of submissions. */
export function composeConfirmation(
  { publicUrl, timeZone }: Pick<Config, 'publicUrl' | 'timeZone'>,
  deps: Deps,
  { now, log }: Pick<SystemDeps, 'now' | 'log'>,
): {
  readonly confirmations: Confirmations;
  readonly routes: readonly BoundRoute[];
  readonly chores: readonly Chore[];
} {
  const { database, smtp, forms, formDrafts, audit, findSubmission, hashKey, fieldTypes } = deps;
  const rules = createConfirmationRulesStore(database);
  const routes = confirmationRoutes({
    database,
    confirmationRules: rules,
    findVersions: async (form) => {
      const [published, draft] = await Promise.all([forms.find(form), formDrafts.find(form)]);
      return [published, draft?.form].filter((version) => version !== undefined);
    },
    audit,
    fieldTypes,
  });
  if (smtp === null) return { confirmations: noConfirmations, routes, chores: [] };
  const outbox = createConfirmationOutboxStore({ database, now });
  const tokens = createReceiptTokens(deps.keys.ring('receipt'));
  const sending = {
    outbox,
    rules,
    findSubmission,
    findFormRevision: forms.findRevision,
    findPdfForMail: (guid: Guid) => deps.findPdfForMail(guid, AbortSignal.timeout(pdfWaitMs)),
    receiptPath: (guid: Guid) => receiptUrl(tokens, guid),
    send: smtp.sendPersonal,
    readSettings: deps.readSettings,
    readCatalogue: deps.readCatalogue,
    fieldTypes,
    publicUrl,
    timeZone,
    now,
    log,
  };
  return {
    confirmations: createConfirmations({ rules, outbox, findSubmission, hashKey }),
    routes,
    chores: [
      { name: 'send confirmations', everyMs: 15 * secondMs, run: () => sendConfirmations(sending) },
      { name: 'purge confirmations', everyMs: hourMs, run: () => outbox.purge() },
    ],
  };
}
