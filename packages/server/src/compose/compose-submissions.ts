import {
  defaultSubmissionLimits,
  type Catalogue,
  type FieldTypes,
  type Guid,
  type Settings,
} from '@form-portal/domain';
import type { EmbeddedVaultAdministration, Vault } from '@form-portal/vault';
import type { Config } from '../config.ts';
import { serverKey } from '../db/server-keys.ts';
import type { SubmissionTables } from '../db/submission-tables.ts';
import { createDeliveryWorker } from '../delivery/delivery-worker.ts';
import { createOutboxStore } from '../delivery/outbox.store.ts';
import { createPrepareDelivery } from '../delivery/prepare-delivery.ts';
import { retryPolicy } from '../delivery/retry-policy.ts';
import type { BoundRoute } from '../http/bind-route.ts';
import type { OpenedAt } from '../http/opened-at.ts';
import type { SubmissionPages } from '../pages/form-post.ts';
import { languageClues } from '../pages/page-language.ts';
import { createReceiptRenderer } from '../receipt/receipt-renderer.ts';
import { createReceipts } from '../receipt/receipts.ts';
import { createCrowd } from '../submissions/crowd.ts';
import { receiveFormPost } from '../submissions/receive-form-post.ts';
import { receiptUrl } from '../submissions/received.wire.ts';
import { createReceiptTokens } from '../submissions/receipt-token.ts';
import {
  receiving,
  senderOf,
  submissionRoutes,
  type SubmissionRouteDeps,
} from '../submissions/submission.routes.ts';
import { submissionAdministrationRoutes } from '../submissions/submission-administration.routes.ts';
import { createSubmissionAdministrationStore } from '../submissions/submission-administration.store.ts';
import { createSubmissionStore } from '../submissions/submissions.store.ts';
import { vaultObjectRoutes } from '../vault-objects/vault-object.routes.ts';
import type { IdentityParts } from './compose-identity.ts';
import type { SiteParts } from './compose-site.ts';
import type { Storage } from './open-storage.ts';
import type { Outside } from './outside.ts';

/** Receiving, keeping and delivering submissions. */
export interface SubmissionParts {
  readonly routes: readonly BoundRoute[];
  readonly pages: SubmissionPages;
  /** Starts the delivery. */
  start(): void;
  /** Finishes the deliveries under way. */
  stop(): Promise<void>;
}

/** What they are joined with. */
interface SubmissionCollaborators {
  readonly storage: Storage;
  readonly vault: Vault;
  /** Undefined when the vault is somebody else's. */
  readonly administration: EmbeddedVaultAdministration | undefined;
  readonly site: SiteParts;
  readonly identity: IdentityParts;
  readonly openedAt: OpenedAt;
  readonly fieldTypes: FieldTypes;
  readonly readSettings: () => Promise<Settings>;
  readonly readCatalogue: () => Promise<Catalogue>;
}

/** Submissions that are brought to the vault at the same time. */
const deliveriesAtOnce = 4;

/** Makes the stores, the worker, the calls and the pages. */
export async function composeSubmissions(
  { timeZone, submissionLimit }: Config,
  joined: SubmissionCollaborators,
  outside: Outside,
): Promise<SubmissionParts> {
  const { storage, site, identity, vault, administration: vaultAdministration, ...sources } = joined;
  const database = storage.database.withTables<SubmissionTables>();
  const submissions = createSubmissionStore(database);
  const outbox = createOutboxStore({ ...outside, database });
  const renderer = createReceiptRenderer();
  const shared = {
    ...sources,
    ...outside,
    database,
    submissions,
    outbox,
    timeZone,
    submissionLimit,
    blobs: storage.blobs,
    forms: site.forms,
    audit: site.audit,
    rateLimits: identity.rateLimits,
    limits: defaultSubmissionLimits,
    crowd: createCrowd(() => performance.now()),
    tokens: createReceiptTokens(await serverKey({ ...outside, database: storage.database }, 'receipt')),
    findSubmission: (guid: Guid) => submissions.find(guid),
    findForm: (guid: Guid) => site.forms.find(guid),
    findFormRevision: (form: Guid, revision: number) => site.forms.findRevision(form, revision),
  };
  const receipts = createReceipts({ ...shared, renderer });
  const prepare = createPrepareDelivery({
    ...shared,
    readStructure: () => site.structure.readStructure(),
    drawSummary: (submission) => receipts.draw(submission),
  });
  const worker = createDeliveryWorker({
    ...shared,
    vault,
    prepare,
    policy: retryPolicy,
    random: Math.random,
    concurrency: deliveriesAtOnce,
    isCrowded: () => shared.crowd.isHere(),
  });
  const receivingDeps: SubmissionRouteDeps = {
    ...shared,
    wakeDelivery: () => worker.wake(),
    rememberedLanguage: (request) => languageClues(request).chosen ?? null,
    drawReceipt: (guid) => receipts.find(guid),
  };
  const administering = {
    ...shared,
    administration: createSubmissionAdministrationStore(database),
    deliverNow: () => worker.retryNow(),
  };
  return {
    routes: [
      ...submissionRoutes(receivingDeps),
      ...submissionAdministrationRoutes(administering),
      ...(vaultAdministration === undefined ? [] : vaultObjectRoutes(vaultAdministration)),
    ],
    pages: submissionPages(receivingDeps),
    start() {
      renderer.warmUp();
      worker.start();
    },
    async stop() {
      await worker.stop();
      await renderer.close();
    },
  };
}

/** Sending without script: the same use case as for the call. */
function submissionPages(deps: SubmissionRouteDeps): SubmissionPages {
  const { tokens, submissions } = deps;
  return {
    async receivePost(form, { request, reply, session }) {
      const sender = senderOf(deps, request, session?.user ?? null);
      const outcome = await receiving(request, reply, () => receiveFormPost(deps, form, sender, request.raw));
      if (outcome.kind === 'refused') return outcome;
      const { guid } = outcome.accepted.received;
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
