import type { DeliveryFailure, TextKey } from '@form-portal/domain';
import type { SubmissionDetail } from '../submission-detail.wire.ts';

/** Keys of the texts about a submission that does not reach the vault. */
export interface UndeliveredTexts {
  readonly titleKey: TextKey;
  /** What an administrator can do; null when nothing but waiting helps. */
  readonly helpKey: TextKey | null;
  /** Introduces the reason in the words of the vault or of the scanner; null when neither of them failed. */
  readonly saysKey: TextKey | null;
  /** Whether the form's settings may be the cause. */
  readonly isAboutForm: boolean;
}

type FailureTexts = Pick<UndeliveredTexts, 'titleKey' | 'helpKey' | 'isAboutForm'>;

const elsewhere = { isAboutForm: false } as const;
const inForm = { isAboutForm: true } as const;

/** The texts for each kind of failed delivery: what happened, and what to do about it. */
const failureTexts: Readonly<Record<DeliveryFailure, FailureTexts>> = {
  unreachable: {
    titleKey: 'admin.submissions.failure.unreachable',
    helpKey: 'admin.submissions.failure.unreachableHelp',
    ...elsewhere,
  },
  'credentials-rejected': {
    titleKey: 'admin.submissions.failure.credentialsRejected',
    helpKey: 'admin.submissions.failure.credentialsRejectedHelp',
    ...elsewhere,
  },
  'vault-closed': {
    titleKey: 'admin.submissions.failure.vaultClosed',
    helpKey: 'admin.submissions.failure.vaultClosedHelp',
    ...elsewhere,
  },
  forbidden: {
    titleKey: 'admin.submissions.failure.forbidden',
    helpKey: 'admin.submissions.failure.forbiddenHelp',
    ...elsewhere,
  },
  'not-found': {
    titleKey: 'admin.submissions.failure.notFound',
    helpKey: 'admin.submissions.failure.notFoundHelp',
    ...inForm,
  },
  'invalid-object': {
    titleKey: 'admin.submissions.failure.invalidObject',
    helpKey: 'admin.submissions.failure.invalidObjectHelp',
    ...inForm,
  },
  conflict: { titleKey: 'admin.submissions.failure.conflict', helpKey: null, ...elsewhere },
  busy: { titleKey: 'admin.submissions.failure.busy', helpKey: null, ...elsewhere },
  'unexpected-response': {
    titleKey: 'admin.submissions.failure.unexpectedResponse',
    helpKey: 'admin.submissions.failure.unexpectedResponseHelp',
    ...elsewhere,
  },
  'not-prepared': {
    titleKey: 'admin.submissions.failure.notPrepared',
    helpKey: 'admin.submissions.failure.notPreparedHelp',
    ...elsewhere,
  },
  'not-rendered': {
    titleKey: 'admin.submissions.failure.notRendered',
    helpKey: 'admin.submissions.failure.notRenderedHelp',
    ...inForm,
  },
};

/** The texts for what keeps a submission from the vault: the failed delivery, or the virus scan of its files. */
export function undeliveredTexts({
  status,
  scan,
  failure,
  refused,
}: Pick<SubmissionDetail, 'status' | 'scan' | 'failure' | 'refused'>): UndeliveredTexts {
  if (scan !== null) return scanTexts(status, scan);
  const saysKey = 'admin.submissions.vaultSays';
  // What is wrong with which part is stated above it, so the help need not list what it may be.
  const isExplained = failure === 'invalid-object' && refused.length > 0;
  if (failure !== null)
    return {
      ...failureTexts[isExplained ? 'not-found' : failure],
      titleKey: failureTexts[failure].titleKey,
      saysKey: failure === 'not-prepared' || failure === 'not-rendered' ? null : saysKey,
    };
  // Stored before failures had kinds.
  return status === 'failed'
    ? { titleKey: 'admin.submissions.refused', helpKey: 'admin.submissions.refusedHelp', saysKey, ...inForm }
    : { titleKey: 'admin.submissions.notTaken', helpKey: null, saysKey, ...elsewhere };
}

function scanTexts(
  status: SubmissionDetail['status'],
  scan: NonNullable<SubmissionDetail['scan']>,
): UndeliveredTexts {
  const common = { saysKey: 'admin.submissions.scannerSays', ...elsewhere } as const;
  if (scan === 'infected')
    return {
      titleKey: 'admin.submissions.virusFound',
      helpKey: 'admin.submissions.virusFoundHelp',
      ...common,
    };
  return status === 'failed'
    ? {
        titleKey: 'admin.submissions.scanGivenUp',
        helpKey: 'admin.submissions.scanGivenUpHelp',
        ...common,
      }
    : { titleKey: 'admin.submissions.notScanned', helpKey: 'admin.submissions.notScannedHelp', ...common };
}
