import {
  meaningOf,
  type Guid,
  type Limits,
  type Problem,
  type StagedFiles,
  type User,
} from '@form-portal/domain';
import type { FastifyBaseLogger } from 'fastify';
import { addressGroup } from '../../http/limits/address-key.ts';
import type { DraftOwner } from '../../http/security/draft-owner.ts';
import {
  infectedFile,
  scanReceived,
  type InfectedFile,
  type ScanReceivedDeps,
} from '../receive/checks/scan-received.ts';
import type { ReceivedContent, ReceivedFile } from '../receive/receive-parts.ts';
import type { FileToStage, StagedFileStore, StoredStagedFile } from './staged-files.store.ts';
import { mayNameStaged, newStagedToken } from './staged-token.ts';

/** Dependencies of staging files. */
export interface StageFilesDeps extends ScanReceivedDeps {
  readonly stagedFiles: StagedFileStore;
  readonly draftOwner: DraftOwner;
  readonly limits: Limits;
  readonly randomBytes: (size: number) => Buffer;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** A post that was not accepted, with its files. */
export interface PostToStage {
  readonly form: Guid;
  readonly address: string;
  /** Of the draft whose files are staged already; null for none. */
  readonly token: string | null;
  /** The mark of the posted page's owner, who alone may send the files; empty for whoever has the page. */
  readonly owner: string;
  readonly user: User | null;
  /** Those staged by earlier posts included. */
  readonly files: readonly ReceivedFile[];
  /** Why it was not accepted. */
  readonly problems: readonly Problem[];
}

/** The files of a post that was not accepted. */
interface StagedPost {
  /** Null when none are staged. */
  readonly staged: StagedFiles | null;
  /** Names of the files that could not be staged and must be chosen again. */
  readonly notStaged: readonly string[];
  /** The files in which a virus was found; they are not staged. */
  readonly infected: readonly InfectedFile[];
}

/**
 * Stages the files of a post that was not accepted and can be sent again, so that nobody has to choose them twice (decision 0070).
 * Files with a problem of their own, files beyond the limits of a submission or of staging, and files that cannot be stored now are
 * not staged.
 */
export async function stageFiles(deps: StageFilesDeps, post: PostToStage): Promise<StagedPost> {
  const refusedIndexes = new Set(post.problems.map(({ params }) => params?.['index']));
  const files = [...post.files.entries()]
    .map(([index, file]) => ({ index, file }))
    .filter(({ index }) => !refusedIndexes.has(index));
  const kept = files.flatMap(({ file }) => (file.stagedId === null ? [] : [{ ...file, id: file.stagedId }]));
  const fresh = files.filter(({ file }) => file.stagedId === null);
  const { clean, infected } = canBeSentAgain(post.problems)
    ? await scanFresh(deps, fresh)
    : { clean: [], infected: [] };
  const token =
    post.token !== null && mayNameStaged(deps.draftOwner, post.token, post.user)
      ? post.token
      : newStagedToken(deps.randomBytes, post.owner);
  const fitting = withinLimits(kept, clean, deps.limits);
  const added = fitting.length === 0 ? [] : await stageFitting(deps, post, { token, files: fitting });
  const staged = [...kept, ...added].map(({ id, name, size, request }) => ({ id, name, size, request }));
  const settled = new Set([...staged, ...infected.map(({ params }) => params)].map(({ name }) => name));
  return {
    staged: staged.length === 0 ? null : { token, files: staged },
    notStaged: fresh.map(({ file }) => file.name).filter((name) => !settled.has(name)),
    infected,
  };
}

/** Stages files; none when they cannot be stored now. The visitor then has to choose them again, but not to type the answers again. */
async function stageFitting(
  { stagedFiles, log }: StageFilesDeps,
  { form, address }: PostToStage,
  { token, files }: { readonly token: string; readonly files: readonly FileToStage[] },
): Promise<readonly StoredStagedFile[]> {
  try {
    return await stagedFiles.stage({ token, form }, addressGroup(address), files);
  } catch (error) {
    log.warn({ err: error, form }, 'Files of a form that was not sent could not be staged');
    return [];
  }
}

/**
 * Whether the sender can send the post again soon, or after a wait for a rate limit or maintenance. Files of robots, of interrupted
 * posts and of posts that nobody may send now are not kept; full storage could not keep any.
 */
function canBeSentAgain(problems: readonly Problem[]): boolean {
  return problems.every(({ code }) => {
    if (code === 'request.robot' || code === 'request.interrupted') return false;
    if (code === 'site.maintenance' || code === 'request.too-many') return true;
    return [400, 401, 409, 413].includes(meaningOf(code).status);
  });
}

/** A file and its index in its post. */
interface IndexedFile {
  readonly index: number;
  readonly file: ReceivedFile;
}

/** Scans files that are not staged yet; those with a problem of their own are neither clean nor infected. */
async function scanFresh(
  deps: ScanReceivedDeps,
  fresh: readonly IndexedFile[],
): Promise<{ readonly clean: readonly FileToStage[]; readonly infected: readonly InfectedFile[] }> {
  const scannable = fresh.filter(({ file }) => file.problem === undefined);
  const scan = await scanReceived(
    deps,
    scannable.map(({ file }) => file),
  );
  const infectedIndexes = new Set(scan.ok ? [] : scan.problems.map(({ params }) => params?.['index']));
  const isScanned = scan.ok && scan.value?.kind === 'clean';
  return {
    clean: scannable.flatMap(({ file }, at) =>
      infectedIndexes.has(at) || file.content === undefined ? [] : [toStage(file, file.content, isScanned)],
    ),
    infected: scannable
      .filter((_, at) => infectedIndexes.has(at))
      .map(({ index, file }) => infectedFile(file.name, index)),
  };
}

function toStage(
  { name, size, request, mediaType, isClean }: ReceivedFile,
  content: ReceivedContent,
  isScanned: boolean,
): FileToStage {
  return {
    name,
    size,
    request,
    mediaType,
    sha256: content.sha256,
    isClean: isClean || isScanned,
    keep: (transaction, owner) => content.keep(transaction, owner),
  };
}

/** The first files that a submission may have besides those that are staged already. */
function withinLimits(
  kept: readonly ReceivedFile[],
  files: readonly FileToStage[],
  { maxFiles, maxTotalBytes }: Limits,
): readonly FileToStage[] {
  let count = kept.length;
  let bytes = kept.reduce((sum, { size }) => sum + size, 0);
  return files.filter(({ size }) => {
    if (count + 1 > maxFiles || bytes + size > maxTotalBytes) return false;
    count += 1;
    bytes += size;
    return true;
  });
}
