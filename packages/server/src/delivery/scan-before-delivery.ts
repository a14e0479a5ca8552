import type { FilesScan, Guid, InfectedFiles, UnscannedFiles } from '@form-portal/domain';
import type { ClaimedDelivery } from './claims.ts';
import { decideAfterScan, type RetryDecision, type RetryPolicy } from './retry-policy.ts';
import type { ScanResultStore } from './scan-results.store.ts';

/** Dependencies of scanning before a delivery. */
export interface ScanBeforeDeliveryDeps {
  /** Scans all files of a stored submission; null when there is no scanner. */
  readonly scan: ((submission: Guid) => Promise<FilesScan>) | null;
  readonly scanResults: ScanResultStore;
  readonly policy: RetryPolicy;
  readonly now: () => Date;
  /** 0 ≤ r < 1. */
  readonly random: () => number;
}

/** Whether the files of a submission allow its delivery. */
type ScanOutcome =
  | { readonly kind: 'allowed' }
  | { readonly kind: 'claim-lost' }
  | { readonly kind: 'blocked'; readonly reason: string; readonly next: RetryDecision };

const allowed = { kind: 'allowed' } as const;

/** Reason for files found infected before scanning was turned off. */
const foundEarlier = 'A virus was found earlier, and scanning is now off (PORTAL_CLAMD is not set).';

/** Scans the files of a claimed submission, unless they are known to be clean, and records the result (specification D17). */
export async function scanBeforeDelivery(
  deps: ScanBeforeDeliveryDeps,
  claimed: ClaimedDelivery,
): Promise<ScanOutcome> {
  if (claimed.scan === 'clean') return allowed;
  const scan = deps.scan === null ? null : await deps.scan(claimed.submission);
  if (scan !== null && scan.kind !== 'clean')
    return block(deps, claimed, { ...scan, reason: reasonOf(scan) });
  if (scan === null && claimed.scan === 'infected')
    return block(deps, claimed, { kind: 'infected', reason: foundEarlier });
  if (scan === null && claimed.scan === 'off') return allowed;
  return (await deps.scanResults.allow(claimed, scan?.kind ?? 'off')) ? allowed : { kind: 'claim-lost' };
}

type BlockingFinding = { readonly reason: string } & (UnscannedFiles | Pick<InfectedFiles, 'kind'>);

async function block(
  { scanResults, policy, now, random }: ScanBeforeDeliveryDeps,
  claimed: ClaimedDelivery,
  finding: BlockingFinding,
): Promise<ScanOutcome> {
  const ageMs = now().getTime() - claimed.receivedAt.getTime();
  const next = decideAfterScan(policy, { scan: finding, ageMs }, random);
  const { kind: scan, reason } = finding;
  return (await scanResults.block(claimed, { scan, reason, next }))
    ? { kind: 'blocked', reason, next }
    : { kind: 'claim-lost' };
}

/** Refers to files by number, since their names are personal data. */
function reasonOf(scan: InfectedFiles | UnscannedFiles): string {
  if (scan.kind === 'unscanned') return scan.reason;
  const viruses = scan.found.map(({ index, virus }) => `file ${index + 1}: ${virus}`);
  return `A virus was found (${viruses.join(', ')}).`;
}
