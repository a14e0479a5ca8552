import type { Migration } from '@form-portal/storage';
import { failedRetention } from './0066-failed-retention.ts';
import { auditChain } from './0065-audit-chain.ts';
import { testSubmissions } from './0073-test-submissions.ts';
import { refusedParts } from './0084-refused-parts.ts';
import { deliveryFailures } from './0072-delivery-failures.ts';
import { confirmations } from './0082-confirmations.ts';
import { corrections } from './0060-corrections.ts';
import { formOpenings } from './0081-form-openings.ts';
import { siteLogos } from './0076-site-logos.ts';
import { formDrafts } from './0074-form-drafts.ts';
import { identity } from './0011-identity.ts';
import { keptReceipts } from './0063-kept-receipts.ts';
import { mfws } from './0040-mfws.ts';
import { saml } from './0030-saml.ts';
import { serverKeyVersions } from './0067-server-key-versions.ts';
import { sessionEnd } from './0053-session-end.ts';
import { signInSources } from './0064-sign-in-sources.ts';
import { site } from './0010-site.ts';
import { usedTokens } from './0031-used-tokens.ts';
import { mailOutbox } from './0051-mail-outbox.ts';
import { submissionSearch } from './0070-submission-search.ts';
import { requestedFiles } from './0079-requested-files.ts';
import { panelTextKeys } from './0090-panel-text-keys.ts';
import { stagedFiles } from './0078-staged-files.ts';
import { submissionRules } from './0050-submission-rules.ts';
import { submissionOwners } from './0086-submission-owners.ts';
import { submissionsByStatus } from './0083-submissions-by-status.ts';
import { unexpectedResponses } from './0085-unexpected-responses.ts';
import { submissions } from './0020-submissions.ts';
import { virusScan } from './0052-virus-scan.ts';

/** The server's migrations in their order; new ones are added, and none is ever edited. */
export const serverMigrations: readonly Migration[] = [
  site,
  identity,
  submissions,
  saml,
  usedTokens,
  mfws,
  submissionRules,
  mailOutbox,
  virusScan,
  sessionEnd,
  corrections,
  auditChain,
  failedRetention,
  signInSources,
  keptReceipts,
  serverKeyVersions,
  submissionSearch,
  formDrafts,
  deliveryFailures,
  testSubmissions,
  formOpenings,
  confirmations,
  siteLogos,
  stagedFiles,
  requestedFiles,
  submissionsByStatus,
  refusedParts,
  unexpectedResponses,
  submissionOwners,
  panelTextKeys,
];
