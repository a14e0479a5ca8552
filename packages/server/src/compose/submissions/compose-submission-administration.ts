import { minuteMs } from '@form-portal/domain';
import type { FieldTypes } from '@form-portal/domain';
import type { BlobStore, Database } from '@form-portal/storage';
import type { OpenVault } from '@form-portal/vault';
import type { Config } from '../../config.ts';
import type { SubmissionTables } from '../../db/submission-tables.ts';
import type { OutboxStore } from '../../delivery/outbox.store.ts';
import { findFormOrDraft } from '../../forms/find-form-or-draft.ts';
import type { BoundRoute } from '../../http/bind-route.ts';
import type { HashKey } from '../../http/limits/address-key.ts';
import type { LoadMonitor } from '../../http/limits/load-monitor.ts';
import type { Receipts } from '../../receipt/receipts.ts';
import { clearSubmissions } from '../../retention/clear-submissions.ts';
import { expireFailed } from '../../retention/expire-failed.ts';
import { expireTests } from '../../retention/expire-tests.ts';
import { submissionRulesRoutes } from '../../retention/submission-rules.routes.ts';
import { createSubmissionRulesStore } from '../../retention/submission-rules.store.ts';
import { submissionAdministrationRoutes } from '../../submissions/administration/submission-administration.routes.ts';
import { createSubmissionAdministrationStore } from '../../submissions/administration/submission-administration.store.ts';
import { dataRequestRoutes } from '../../submissions/data-requests/data-request.routes.ts';
import { vacuumAfterErasure } from '../../submissions/data-requests/vacuum-after-erasure.ts';
import { submissionExportRoutes } from '../../submissions/export/submission-export.routes.ts';
import { createSubmissionExportStore } from '../../submissions/export/submission-export.store.ts';
import { createSearchIndex } from '../../submissions/search/search-index.ts';
import { vaultObjectRoutes } from '../../vault-objects/vault-object.routes.ts';
import type { Chore } from '../chores/run-chores.ts';
import type { SiteServices } from '../compose-site.ts';
import type { IdentityServices } from '../identity/compose-identity.ts';
import type { SystemDeps } from '../infrastructure/system-deps.ts';

/** The administrators' calls for submissions, and the chores that remove old submissions. */
interface SubmissionAdministration {
  readonly routes: readonly BoundRoute[];
  readonly chores: readonly Chore[];
}

interface Deps
  extends
    Pick<OpenVault, 'administration' | 'objects' | 'objectAddress'>,
    Pick<SiteServices, 'audit' | 'forms' | 'formDrafts' | 'readSettings' | 'readCatalogue'>,
    Pick<IdentityServices, 'sessions'> {
  readonly database: Database<SubmissionTables>;
  readonly blobs: BlobStore;
  readonly outbox: OutboxStore;
  /** Polls the outbox immediately. */
  readonly deliverNow: () => void;
  readonly receipts: Receipts;
  readonly fieldTypes: FieldTypes;
  readonly hashKey: HashKey;
  readonly load: Pick<LoadMonitor, 'isBusy'>;
}

/** Creates the calls and the chores. */
export function composeSubmissionAdministration(
  { holdDeliveries, timeZone, minFreeBytes }: Pick<Config, 'holdDeliveries' | 'timeZone' | 'minFreeBytes'>,
  deps: Deps,
  { now, newGuid, log }: Pick<SystemDeps, 'now' | 'newGuid' | 'log'>,
): SubmissionAdministration {
  const { database, blobs, audit, forms, formDrafts, receipts, fieldTypes, load } = deps;
  const { readSettings, readCatalogue } = deps;
  const administration = createSubmissionAdministrationStore(database);
  const findForm = forms.find;
  const findFormRevision = forms.findRevision;
  const vaultKind = deps.administration === undefined ? 'other' : 'embedded';
  const searchIndex = createSearchIndex({
    database,
    findFormRevision,
    fieldTypes,
    readSettings,
    readCatalogue,
    hashKey: deps.hashKey,
  });
  const clearing = { database, blobs, audit, now, vaultKind } as const;
  const expiring = { database, blobs, administration, audit, now };
  return {
    routes: [
      ...submissionAdministrationRoutes({
        database,
        blobs,
        administration,
        searchIndex,
        timeZone,
        outbox: deps.outbox,
        deliverNow: deps.deliverNow,
        objectAddress: deps.objectAddress,
        holdDeliveries,
        receipts,
        audit,
        findForm,
        findFormRevision,
        fieldTypes,
        readSettings,
        readCatalogue,
      }),
      ...submissionRulesRoutes({
        database,
        rules: createSubmissionRulesStore(database),
        // The editor sets them before a form is published, too.
        findForm: (form) => findFormOrDraft({ forms, formDrafts }, form),
        audit,
        now,
      }),
      ...dataRequestRoutes({
        database,
        blobs,
        administration,
        vault: deps.administration,
        objects: deps.objects,
        receipts,
        endSession: deps.sessions.end,
        audit,
        findFormRevision,
        fieldTypes,
        readSettings,
        readCatalogue,
        hashKey: deps.hashKey,
        newGuid,
        log,
      }),
      ...submissionExportRoutes({
        database,
        exported: createSubmissionExportStore(database),
        searchIndex,
        audit,
        findForm,
        findFormRevision,
        fieldTypes,
        readSettings,
        readCatalogue,
        timeZone,
      }),
      ...(deps.administration === undefined
        ? []
        : vaultObjectRoutes({
            vault: deps.administration,
            administration,
            database,
            receipts,
            audit,
            findFormRevision,
            readSettings,
          })),
    ],
    chores: [
      { name: 'index submissions', everyMs: minuteMs, run: () => searchIndex.indexAll() },
      { name: 'clear submissions', everyMs: 60 * minuteMs, run: () => clearSubmissions(clearing) },
      { name: 'expire failed submissions', everyMs: 60 * minuteMs, run: () => expireFailed(expiring) },
      { name: 'expire test submissions', everyMs: 60 * minuteMs, run: () => expireTests(expiring) },
      vacuumAfterErasure({ database, audit, load, log, now, spareBytes: minFreeBytes }),
    ],
  };
}
