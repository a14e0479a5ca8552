import type { TextKey } from '@form-portal/domain';
import type { SubmissionDetail } from '../submissions.wire.ts';

/** What is said of a submission that something keeps from the vault. */
export interface HeldWords {
  readonly titleKey: TextKey;
  /** Null: when it is tried again. */
  readonly helpKey: TextKey | null;
  /** Who gives the reason. */
  readonly saysKey: TextKey;
}

/** The words for what keeps a submission from the vault: the vault itself, or the virus scan of its files. */
export function heldWords({ status, scan }: Pick<SubmissionDetail, 'status' | 'scan'>): HeldWords {
  if (scan === null) {
    const saysKey = 'admin.submissions.vaultSays';
    return status === 'failed'
      ? { titleKey: 'admin.submissions.refused', helpKey: 'admin.submissions.refusedHelp', saysKey }
      : { titleKey: 'admin.submissions.notTaken', helpKey: null, saysKey };
  }
  const saysKey = 'admin.submissions.scannerSays';
  if (scan === 'infected')
    return { titleKey: 'admin.submissions.virusFound', helpKey: 'admin.submissions.virusFoundHelp', saysKey };
  return status === 'failed'
    ? { titleKey: 'admin.submissions.scanGivenUp', helpKey: 'admin.submissions.scanGivenUpHelp', saysKey }
    : { titleKey: 'admin.submissions.notScanned', helpKey: 'admin.submissions.notScannedHelp', saysKey };
}
