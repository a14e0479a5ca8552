import type { FieldTypes, StoredSubmission } from '@form-portal/domain';
import type { BlobStore, Database } from '@form-portal/storage';
import type { Vault } from '@form-portal/vault';
import type { Config } from '../../config.ts';
import type { SubmissionTables } from '../../db/submission-tables.ts';
import { createDeliveryWorker, type DeliveryWorker } from '../../delivery/delivery-worker.ts';
import type { OutboxStore } from '../../delivery/outbox.store.ts';
import { createPrepareDelivery } from '../../delivery/prepare-delivery.ts';
import { retryPolicy } from '../../delivery/retry-policy.ts';
import { createScanResultStore } from '../../delivery/scan-results.store.ts';
import type { FormsStore } from '../../forms/forms.store.ts';
import type { LoadMonitor } from '../../http/limits/load-monitor.ts';
import type { SubmissionStore } from '../../submissions/store/submissions.store.ts';
import type { SiteServices } from '../compose-site.ts';
import type { SystemDeps } from '../infrastructure/system-deps.ts';
import type { VirusScan } from './compose-virus-scan.ts';

interface Deps extends Pick<SiteServices, 'structure' | 'readSettings' | 'readCatalogue'> {
  readonly database: Database<SubmissionTables>;
  readonly blobs: BlobStore;
  readonly vault: Vault;
  readonly submissions: SubmissionStore;
  readonly outbox: OutboxStore;
  readonly forms: FormsStore;
  readonly fieldTypes: FieldTypes;
  readonly renderSummary: (submission: StoredSubmission) => Promise<Buffer>;
  /** Null without a virus scanner. */
  readonly virusScan: VirusScan | null;
  /** Deliveries yield while visitors are being served. */
  readonly load: Pick<LoadMonitor, 'isBusy'>;
}

/** Maximum number of simultaneous deliveries. */
const concurrency = 4;

/** Creates the worker that delivers submissions to the vault. */
export function composeDelivery(
  { timeZone }: Pick<Config, 'timeZone'>,
  deps: Deps,
  {
    now,
    log,
    metrics,
    deliveryPolicy = retryPolicy,
  }: Pick<SystemDeps, 'now' | 'log' | 'metrics' | 'deliveryPolicy'>,
): DeliveryWorker {
  const { database, blobs, vault, submissions, outbox, forms, structure, virusScan, load } = deps;
  const { fieldTypes, readSettings, readCatalogue, renderSummary } = deps;
  return createDeliveryWorker({
    vault,
    outbox,
    prepare: createPrepareDelivery({
      findSubmission: submissions.find,
      findFormRevision: forms.findRevision,
      readSettings,
      readCatalogue,
      readStructure: structure.readStructure,
      renderSummary,
      fieldTypes,
      blobs,
      timeZone,
    }),
    scan: virusScan && virusScan.scanStored,
    isScannerUnreachable: () => virusScan?.isUnreachable() ?? false,
    scanResults: createScanResultStore({ database, now }),
    policy: deliveryPolicy,
    random: Math.random,
    concurrency,
    isBusy: load.isBusy,
    now,
    log,
    metrics,
  });
}
