import type { Catalogue, FieldTypes, Guid, Settings } from '@form-portal/domain';
import type { EmbeddedVaultAdministration, EmbeddedVaultObjects, Vault } from '@form-portal/vault';
import type { Config } from '../../config.ts';
import type { ServerKeys } from '../../db/server-keys.ts';
import { dataRequestRoutes } from '../../submissions/data-requests/data-request.routes.ts';
import { vacuumAfterErasure } from '../../submissions/data-requests/vacuum-after-erasure.ts';
import type { HashKey } from '../../http/limits/address-key.ts';
import type { SubmissionTables } from '../../db/submission-tables.ts';
import { createDeliveryWorker } from '../../delivery/delivery-worker.ts';
import { createOutboxStore } from '../../delivery/outbox.store.ts';
import { createPrepareDelivery } from '../../delivery/prepare-delivery.ts';
import { retryPolicy } from '../../delivery/retry-policy.ts';
import { createScanResultStore } from '../../delivery/scan-results.store.ts';
import type { BoundRoute } from '../../http/bind-route.ts';
import type { DraftOwner } from '../../http/security/draft-owner.ts';
import type { LoadMonitor } from '../../http/limits/load-monitor.ts';
import type { OpenedAt } from '../../http/security/opened-at.ts';
import { createUploadVolume } from '../../http/limits/upload-volume.ts';
import type { SubmissionPages } from '../../pages/form-post.ts';
import { languageClues } from '../../pages/page-language.ts';
import { clearSubmissions, type ClearSubmissionsDeps } from '../../retention/clear-submissions.ts';
import { expireFailed } from '../../retention/expire-failed.ts';
import { submissionRulesRoutes } from '../../retention/submission-rules.routes.ts';
import { createSubmissionRulesStore } from '../../retention/submission-rules.store.ts';
import { createKeptReceiptStore } from '../../receipt/kept-receipts.store.ts';
import { createReceiptRenderer } from '../../receipt/receipt-renderer.ts';
import { createReceipts } from '../../receipt/receipts.ts';
import { receiveFormPost, returnFormPost } from '../../submissions/receive/receive-form-post.ts';
import { maxPostBytes } from '../../submissions/receive/receive-parts.ts';
import { receiptUrl } from '../../submissions/receive/received.wire.ts';
import { createReceiptTokens } from '../../submissions/receive/receipt-token.ts';
import {
  confirmInPlace,
  senderOf,
  submissionRoutes,
  type SubmissionRouteDeps,
} from '../../submissions/receive/submission.routes.ts';
import { submissionAdministrationRoutes } from '../../submissions/administration/submission-administration.routes.ts';
import { createSubmissionAdministrationStore } from '../../submissions/administration/submission-administration.store.ts';
import { submissionExportRoutes } from '../../submissions/export/submission-export.routes.ts';
import { createSubmissionExportStore } from '../../submissions/export/submission-export.store.ts';
import { createSubmissionStore } from '../../submissions/store/submissions.store.ts';
import { vaultObjectRoutes } from '../../vault-objects/vault-object.routes.ts';
import { composeVirusScan } from './compose-virus-scan.ts';
import type { Chore } from '../chores/maintenance.ts';
import type { IdentityParts } from '../identity/compose-identity.ts';
import type { SiteParts } from '../compose-site.ts';
import type { Storage } from '../infrastructure/open-storage.ts';
import type { SystemDeps } from '../infrastructure/system-deps.ts';

/** Receiving, keeping and delivering submissions. */
export interface SubmissionParts {
  readonly routes: readonly BoundRoute[];
  readonly pages: SubmissionPages;
  readonly chores: readonly Chore[];
  /** Starts the delivery. */
  start(): void;
  /** Begins no more deliveries, and finishes those under way. */
  stopDelivering(): Promise<void>;
  /** Ends everything else, once no request runs any more. */
  stop(): Promise<void>;
}

/** Dependencies on other parts. */
interface SubmissionCollaborators {
  readonly storage: Storage;
  readonly vault: Vault;
  /** Undefined when the vault is external. */
  readonly administration: EmbeddedVaultAdministration | undefined;
  /** The vault's objects; undefined when the vault is somebody else's. */
  readonly objects: EmbeddedVaultObjects | undefined;
  readonly hashKey: HashKey;
  readonly site: SiteParts;
  readonly identity: IdentityParts;
  readonly keys: ServerKeys;
  readonly openedAt: OpenedAt;
  readonly draftOwner: DraftOwner;
  readonly fieldTypes: FieldTypes;
  readonly readSettings: () => Promise<Settings>;
  readonly readCatalogue: () => Promise<Catalogue>;
  /** Deliveries step aside while visitors are served. */
  readonly load: Pick<LoadMonitor, 'isBusy'>;
}

const minuteMs = 60_000;

/** Maximum number of simultaneous deliveries. */
const deliveriesAtOnce = 4;

/** Makes the stores, the worker, the calls and the pages. */
export async function composeSubmissions(
  config: Config,
  joined: SubmissionCollaborators,
  system: SystemDeps,
): Promise<SubmissionParts> {
  const { storage, site, identity, vault, administration: vaultAdministration, load, ...sources } = joined;
  const { timeZone, holdDeliveries, submissionLimit, proofOfWorkBits, limits, uploadMinRate } = config;
  const database = storage.database.withTables<SubmissionTables>();
  const submissions = createSubmissionStore(database);
  const outbox = createOutboxStore({ ...system, database });
  const renderer = createReceiptRenderer();
  const shared = {
    ...sources,
    ...system,
    database,
    submissions,
    outbox,
    timeZone,
    holdDeliveries,
    submissionLimit,
    proofOfWorkBits,
    uploadMinRate,
    blobs: storage.blobs,
    space: storage.space,
    assertInPlace: () => storage.assertInPlace(),
    forms: site.forms,
    audit: site.audit,
    rateLimits: identity.rateLimits,
    limits,
    tokens: createReceiptTokens(joined.keys.ring('receipt')),
    findSubmission: (guid: Guid) => submissions.find(guid),
    findForm: (guid: Guid) => site.forms.find(guid),
    findFormRevision: (form: Guid, revision: number) => site.forms.findRevision(form, revision),
  };
  const receipts = createReceipts({ ...shared, renderer, kept: createKeptReceiptStore(shared) });
  const prepare = createPrepareDelivery({
    ...shared,
    readStructure: () => site.structure.readStructure(),
    drawSummary: (submission) => receipts.draw(submission),
  });
  const virusScan = composeVirusScan(config, { ...shared, wakeDelivery: () => worker.wake() }, system);
  const worker = createDeliveryWorker({
    ...shared,
    vault,
    prepare,
    scan: virusScan && ((guid) => virusScan.scanStored(guid)),
    isScannerAway: () => virusScan?.isAway() ?? false,
    scanResults: createScanResultStore({ ...system, database }),
    policy: system.deliveryPolicy ?? retryPolicy,
    random: Math.random,
    concurrency: deliveriesAtOnce,
    isBusy: () => load.isBusy(),
  });
  const receivingDeps: SubmissionRouteDeps = {
    ...shared,
    uploads: createUploadVolume({
      perAddress: config.addressUploadBytes,
      perRequest: maxPostBytes(limits),
    }),
    scanFiles: virusScan && ((files, signal) => virusScan.scanFiles(files, signal)),
    wakeDelivery: () => worker.wake(),
    rememberedLanguage: (request) => languageClues(request).chosen ?? null,
    findReceipt: (guid, signal) => receipts.find(guid, signal),
  };
  const administering = {
    ...shared,
    administration: createSubmissionAdministrationStore(database),
    deliverNow: () => worker.retryNow(),
    receipts,
  };
  const clearing: ClearSubmissionsDeps = {
    ...shared,
    vaultKind: vaultAdministration === undefined ? 'other' : 'embedded',
  };
  return {
    chores: [
      { name: 'clear submissions', everyMs: 60 * minuteMs, run: () => clearSubmissions(clearing) },
      { name: 'expire failed submissions', everyMs: 60 * minuteMs, run: () => expireFailed(administering) },
      vacuumAfterErasure({ ...shared, load, spareBytes: config.minFreeBytes }),
    ],
    routes: [
      ...submissionRoutes(receivingDeps),
      ...submissionAdministrationRoutes(administering),
      ...submissionRulesRoutes({ ...shared, rules: createSubmissionRulesStore(database) }),
      ...dataRequestRoutes({
        ...administering,
        hashKey: joined.hashKey,
        vault: vaultAdministration,
        objects: joined.objects,
        endSession: (idHash) => identity.sessions.end(idHash),
      }),
      ...submissionExportRoutes({ ...shared, exported: createSubmissionExportStore(database) }),
      ...(vaultAdministration === undefined
        ? []
        : vaultObjectRoutes({ ...administering, vault: vaultAdministration })),
    ],
    pages: submissionPages(receivingDeps),
    start() {
      renderer.warmUp();
      virusScan?.start();
      if (holdDeliveries)
        system.log.warn('Deliveries are held (PORTAL_DELIVERY=hold): submissions are accepted and wait');
      else worker.start();
    },
    stopDelivering: () => worker.stop(),
    async stop() {
      virusScan?.stop();
      await worker.stop();
      await renderer.close();
    },
  };
}

/** Sending without script: the same use case as for the call. */
function submissionPages(deps: SubmissionRouteDeps): SubmissionPages {
  const { tokens, submissions } = deps;
  return {
    async receivePost(form, { request, session }) {
      const sender = senderOf(deps, request, session?.user ?? null);
      const tooMuch = deps.uploads.begin(request.raw, request.ip);
      const outcome =
        tooMuch === undefined
          ? await confirmInPlace(deps, () => receiveFormPost(deps, form, sender, request.raw))
          : await returnFormPost(deps, form, request.raw, tooMuch);
      if (outcome === undefined) return undefined;
      if (outcome.kind === 'returned') {
        const [problem] = outcome.returned.problems;
        if (problem !== undefined) deps.metrics.refused(problem.code);
        return outcome;
      }
      const { guid } = outcome.received;
      return { kind: 'sent', submission: guid, token: tokens.tokenOf(guid) };
    },
    async findSent(form, submission, token) {
      const found = tokens.opens(submission, token) ? await submissions.findReceived(submission) : undefined;
      if (found === undefined || found.form !== form) return undefined;
      const { reference, receivedAt, attachmentCount } = found;
      return { reference, receivedAt, attachmentCount, receiptUrl: receiptUrl(tokens, submission) };
    },
  };
}
