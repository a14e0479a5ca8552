import type { FilesScan, Guid, InfectedFiles, UnscannedFiles } from '@form-portal/domain';
import type { ClaimedDelivery } from './outbox.store.ts';
import { afterScan, type AfterFailure, type RetryPolicy } from './retry-policy.ts';
import type { ScanHoldStore } from './scan-hold.store.ts';

/** What scanning before a delivery needs. */
export interface ScanFirstDeps {
  /** Scans all files of a stored submission; null: nobody scans here. */
  readonly scan: ((submission: Guid) => Promise<FilesScan>) | null;
  readonly holds: ScanHoldStore;
  readonly policy: RetryPolicy;
  readonly now: () => Date;
  /** 0 ≤ r < 1. */
  readonly random: () => number;
}

/** Whether a submission may go to the vault, as far as its files are concerned. */
type ScannedFirst =
  | { readonly kind: 'passed' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'held'; readonly reason: string; readonly next: AfterFailure };

const passed = { kind: 'passed' } as const;

/** Found in files while somebody scanned; nobody does any more. */
const foundBefore = 'A virus was found earlier, and now nothing is scanned (PORTAL_CLAMD is not set).';

/** Has the files of a claimed submission scanned, unless they are known to be clean, and notes what is found (specification D17). */
export async function scanFirst(deps: ScanFirstDeps, claimed: ClaimedDelivery): Promise<ScannedFirst> {
  if (claimed.scan === 'clean') return passed;
  const scan = deps.scan === null ? null : await deps.scan(claimed.submission);
  if (scan !== null && scan.kind !== 'clean') return hold(deps, claimed, { ...scan, reason: reasonOf(scan) });
  if (scan === null && claimed.scan === 'infected')
    return hold(deps, claimed, { kind: 'infected', reason: foundBefore });
  if (scan === null && claimed.scan === 'off') return passed;
  return (await deps.holds.pass(claimed, scan?.kind ?? 'off')) ? passed : { kind: 'lost' };
}

type Held = { readonly reason: string } & (UnscannedFiles | Pick<InfectedFiles, 'kind'>);

async function hold(
  { holds, policy, now, random }: ScanFirstDeps,
  claimed: ClaimedDelivery,
  held: Held,
): Promise<ScannedFirst> {
  const ageMs = now().getTime() - claimed.receivedAt.getTime();
  const next = afterScan(policy, { scan: held, ageMs }, random);
  const { kind: scan, reason } = held;
  return (await holds.hold(claimed, { scan, reason, next }))
    ? { kind: 'held', reason, next }
    : { kind: 'lost' };
}

/** Files go by their number: their names are the visitor's. */
function reasonOf(scan: InfectedFiles | UnscannedFiles): string {
  if (scan.kind === 'unscanned') return scan.reason;
  const viruses = scan.found.map(({ index, virus }) => `file ${index + 1}: ${virus}`);
  return `A virus was found (${viruses.join(', ')}).`;
}
