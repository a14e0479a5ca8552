import type { ConfirmationTarget, FieldTypes, Guid } from '@form-portal/domain';
import type { OpenVault } from '@form-portal/vault';
import type { Config } from '../../config.ts';
import type { ServerKeys } from '../../db/server-keys.ts';
import type { SubmissionTables } from '../../db/submission-tables.ts';
import { createOutboxStore } from '../../delivery/outbox.store.ts';
import type { BoundRoute } from '../../http/bind-route.ts';
import type { HashKey } from '../../http/limits/address-key.ts';
import type { FormLogic } from '../../form-logic/form-logic.ts';
import type { LoadMonitor } from '../../http/limits/load-monitor.ts';
import { createUploadVolume } from '../../http/limits/upload-volume.ts';
import type { DraftOwner } from '../../http/security/draft-owner.ts';
import type { PreviewTokens } from '../../http/security/preview-tokens.ts';
import type { OpenedAt } from '../../http/security/opened-at.ts';
import type { SmtpTransport } from '../../mail/smtp-transport.ts';
import type { SubmissionPages } from '../../pages/form-post.ts';
import { languageClues } from '../../pages/page-language.ts';
import { createKeptReceiptStore } from '../../receipt/kept-receipts.store.ts';
import { createReceiptRenderer } from '../../receipt/receipt-renderer.ts';
import { createReceipts } from '../../receipt/receipts.ts';
import { maxPostBytes } from '../../submissions/receive/receive-parts.ts';
import { sweepContents } from '../chores/content-chores.ts';
import { stagingChores } from '../chores/staging-chores.ts';
import { createReceiptTokens } from '../../submissions/receive/api/receipt-token.ts';
import {
  submissionRoutes,
  type SubmissionRouteDeps,
} from '../../submissions/receive/api/submission.routes.ts';
import { createStagedFileStore } from '../../submissions/staging/staged-files.store.ts';
import { createSubmissionStore } from '../../submissions/store/submissions.store.ts';
import type { Chore } from '../chores/run-chores.ts';
import type { SiteServices } from '../compose-site.ts';
import type { IdentityServices } from '../identity/compose-identity.ts';
import type { Storage } from '../infrastructure/open-storage.ts';
import type { SystemDeps } from '../infrastructure/system-deps.ts';
import { composeConfirmation } from './compose-confirmation.ts';
import { composeDelivery } from './compose-delivery.ts';
import { composeSubmissionAdministration } from './compose-submission-administration.ts';
import { composeVirusScan } from './compose-virus-scan.ts';
import { createSubmissionPages } from './submission-pages.ts';

/** Receiving, keeping and delivering submissions. */
export interface SubmissionServices {
  readonly routes: readonly BoundRoute[];
  readonly pages: SubmissionPages;
  readonly chores: readonly Chore[];
  /** Where confirmations of a form go; null when it sends none. */
  readonly confirmationTarget: (form: Guid) => Promise<ConfirmationTarget>;
  /** Starts the delivery. */
  start(): void;
  /** Starts no more deliveries and waits for the running ones. */
  stopDelivering(): Promise<void>;
  /** Stops everything else; called once no request is running any more. */
  stop(): Promise<void>;
}

interface Deps
  extends
    Pick<OpenVault, 'vault' | 'administration' | 'objects' | 'objectAddress'>,
    Pick<
      SiteServices,
      | 'audit'
      | 'forms'
      | 'formDrafts'
      | 'availability'
      | 'structure'
      | 'logos'
      | 'readSettings'
      | 'readCatalogue'
    >,
    Pick<IdentityServices, 'rateLimits' | 'sessions'> {
  readonly storage: Storage;
  readonly fieldTypes: FieldTypes;
  readonly formLogic: FormLogic;
  readonly hashKey: HashKey;
  readonly keys: ServerKeys;
  readonly openedAt: OpenedAt;
  readonly previewTokens: PreviewTokens;
  readonly draftOwner: DraftOwner;
  /** Null without a mail server. */
  readonly smtp: SmtpTransport | null;
  readonly load: Pick<LoadMonitor, 'isBusy'>;
}

/** Creates the stores, the delivery worker, the calls and the pages. */
export async function composeSubmissions(
  config: Config,
  deps: Deps,
  system: SystemDeps,
): Promise<SubmissionServices> {
  const { storage, vault, audit, forms, structure, fieldTypes, readSettings, readCatalogue, load } = deps;
  const { now, newGuid, randomBytes, pause, log, metrics } = system;
  const { timeZone, holdDeliveries, limits } = config;
  const { blobs, space } = storage;
  const database = storage.database.withTables<SubmissionTables>();
  const submissions = createSubmissionStore(database);
  const stagedFiles = createStagedFileStore({
    database,
    blobs,
    now,
    newGuid,
    hashKey: deps.hashKey,
    limits: config.staging,
  });
  const outbox = createOutboxStore({ database, now, newGuid });
  const renderer = createReceiptRenderer();
  const receipts = createReceipts({
    findSubmission: submissions.find,
    findFormRevision: forms.findRevision,
    readSettings,
    readCatalogue,
    findLogo: (path) => deps.logos.find(path),
    fieldTypes,
    timeZone,
    renderer,
    kept: createKeptReceiptStore({ database, blobs }),
  });
  const virusScan = composeVirusScan(
    config,
    { blobs, findSubmission: submissions.find, wakeDelivery: () => worker.wake() },
    system,
  );
  const worker = composeDelivery(
    config,
    {
      database,
      blobs,
      vault,
      submissions,
      outbox,
      forms,
      structure,
      fieldTypes,
      readSettings,
      readCatalogue,
      renderSummary: receipts.renderSummary,
      virusScan,
      load,
    },
    system,
  );
  const confirmation = composeConfirmation(
    config,
    { ...deps, database, findSubmission: submissions.find, findPdfForMail: receipts.findForMail },
    system,
  );
  const receiving: SubmissionRouteDeps = {
    database,
    blobs,
    stagedFiles,
    space,
    assertInPlace: storage.assertInPlace,
    submissions,
    outbox,
    wakeDelivery: () => worker.wake(),
    forms,
    findFormRevision: forms.findRevision,
    formLogic: deps.formLogic,
    availability: deps.availability,
    confirmations: confirmation.confirmations,
    timeZone,
    findReceipt: receipts.find,
    scanFiles: virusScan && virusScan.scanFiles,
    fieldTypes,
    readSettings,
    readCatalogue,
    rateLimits: deps.rateLimits,
    uploads: createUploadVolume({ perAddress: config.addressUploadBytes, perRequest: maxPostBytes(limits) }),
    limits,
    submissionLimit: config.submissionLimit,
    uploadMinRate: config.uploadMinRate,
    proofOfWorkBits: config.proofOfWorkBits,
    tokens: createReceiptTokens(deps.keys.ring('receipt')),
    openedAt: deps.openedAt,
    previewTokens: deps.previewTokens,
    draftOwner: deps.draftOwner,
    rememberedLanguage: (request) => languageClues(request).chosen ?? null,
    now,
    newGuid,
    randomBytes,
    pause,
    log,
    metrics,
  };
  const administration = composeSubmissionAdministration(
    config,
    {
      database,
      blobs,
      administration: deps.administration,
      objects: deps.objects,
      objectAddress: deps.objectAddress,
      outbox,
      deliverNow: () => worker.retryNow(),
      receipts,
      audit,
      forms,
      formDrafts: deps.formDrafts,
      sessions: deps.sessions,
      fieldTypes,
      readSettings,
      readCatalogue,
      hashKey: deps.hashKey,
      load,
    },
    system,
  );
  return {
    routes: [...submissionRoutes(receiving), ...confirmation.routes, ...administration.routes],
    pages: createSubmissionPages(receiving),
    chores: [
      ...stagingChores(stagedFiles, () => sweepContents(config, blobs, log)),
      ...confirmation.chores,
      ...administration.chores,
    ],
    confirmationTarget: confirmation.confirmations.targetOf,
    start() {
      renderer.warmUp();
      virusScan?.start();
      if (holdDeliveries)
        log.warn('Deliveries are held (PORTAL_DELIVERY=hold): submissions are accepted and wait');
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
