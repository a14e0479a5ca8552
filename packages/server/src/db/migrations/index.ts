import type { Migration } from '@form-portal/storage';
import { site } from './0010-site.ts';
import { identity } from './0011-identity.ts';
import { submissions } from './0020-submissions.ts';
import { saml } from './0030-saml.ts';
import { usedTokens } from './0031-used-tokens.ts';
import { mfws } from './0040-mfws.ts';
import { submissionRules } from './0050-submission-rules.ts';
import { mailOutbox } from './0051-mail-outbox.ts';
import { virusScan } from './0052-virus-scan.ts';
import { sessionEnd } from './0053-session-end.ts';
import { corrections } from './0060-corrections.ts';
import { keptReceipts } from './0063-kept-receipts.ts';
import { signInSources } from './0064-sign-in-sources.ts';
import { auditChain } from './0065-audit-chain.ts';
import { failedRetention } from './0066-failed-retention.ts';
import { serverKeyVersions } from './0067-server-key-versions.ts';
import { submissionSearch } from './0070-submission-search.ts';
import { deliveryFailures } from './0072-delivery-failures.ts';
import { testSubmissions } from './0073-test-submissions.ts';
import { formDrafts } from './0074-form-drafts.ts';
import { siteLogos } from './0076-site-logos.ts';
import { stagedFiles } from './0078-staged-files.ts';
import { requestedFiles } from './0079-requested-files.ts';
import { formOpenings } from './0081-form-openings.ts';
import { confirmations } from './0082-confirmations.ts';
import { submissionsByStatus } from './0083-submissions-by-status.ts';
import { refusedParts } from './0084-refused-parts.ts';
import { unexpectedResponses } from './0085-unexpected-responses.ts';
import { submissionOwners } from './0086-submission-owners.ts';
import { panelTextKeys } from './0090-panel-text-keys.ts';
import { otherDashesIndexed } from './0091-other-dashes.ts';

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
  keptReceipts,
  signInSources,
  auditChain,
  failedRetention,
  serverKeyVersions,
  submissionSearch,
  deliveryFailures,
  testSubmissions,
  formDrafts,
  siteLogos,
  stagedFiles,
  requestedFiles,
  formOpenings,
  confirmations,
  submissionsByStatus,
  refusedParts,
  unexpectedResponses,
  submissionOwners,
  panelTextKeys,
  otherDashesIndexed,
];
