import {
  formControlNames,
  parseGuid,
  uniqueName,
  type Guid,
  type SentStagedFiles,
  type User,
} from '@form-portal/domain';
import type { BlobStore } from '@form-portal/storage';
import { Refusal } from '../../http/problems/refusal.ts';
import type { DraftOwner } from '../../http/security/draft-owner.ts';
import { refusedFile, type ReceivedFile } from '../receive/receive-parts.ts';
import type { StagedFileStore, StoredStagedFile } from './staged-files.store.ts';
import { mayNameStaged } from './staged-token.ts';

/** Dependencies of taking staged files into a post. */
export interface ReceivedStagedFilesDeps {
  readonly stagedFiles: StagedFileStore;
  readonly blobs: Pick<BlobStore, 'open' | 'share'>;
  readonly draftOwner: DraftOwner;
}

/** A post that may name staged files. */
interface PostWithStagedFiles {
  readonly form: Guid;
  /** The GUID of its draft, under which a submission may have taken them over already. */
  readonly guid: Guid | null;
  readonly user: User | null;
  readonly sent: SentStagedFiles | null;
  /** Files to remove. */
  readonly removed?: readonly Guid[];
}

/**
 * Puts the staged files that a post names before the files that it brought, which are renamed where the names are taken. A
 * file that no longer exists stays in the list with its problem, so that nobody sends a form without a file that its page
 * listed; so do all files of another person. Adds them even when it rejects because their hour cannot be renewed.
 */
export async function addStagedFiles(
  deps: ReceivedStagedFilesDeps,
  { form, guid, user, sent, removed = [] }: PostWithStagedFiles,
  files: ReceivedFile[],
): Promise<void> {
  if (sent === null) return;
  const named = sent.files.filter(({ id }) => !removed.includes(id));
  const draft = { token: sent.token, form };
  if (!mayNameStaged(deps.draftOwner, sent.token, user)) return putFirst(deps, { named, stored: [] }, files);
  const stored = await deps.stagedFiles
    .open(draft, { submission: guid, removed })
    .catch(async (error: unknown) => {
      // The page that returns the post still lists them.
      putFirst(deps, { named, stored: await deps.stagedFiles.find(draft, guid) }, files);
      throw error;
    });
  putFirst(deps, { named, stored }, files);
}

interface NamedFiles {
  readonly named: SentStagedFiles['files'];
  readonly stored: readonly StoredStagedFile[];
}

function putFirst(
  { blobs }: Pick<ReceivedStagedFilesDeps, 'blobs'>,
  { named, stored }: NamedFiles,
  files: ReceivedFile[],
): void {
  const all = named.map(({ id, name }): ReceivedFile => {
    const file = stored.find((candidate) => candidate.id === id);
    return file === undefined ? missingFile(name) : receivedFile(blobs, file);
  });
  for (const file of files) {
    const taken = all.map(({ name }) => name);
    all.push({ ...file, name: uniqueName(file.name, taken) });
  }
  files.splice(0, files.length, ...all);
}

/** The staged files that the controls of a page without script name; null for none. */
export function stagedFilesOf(
  controls: { getAll(name: string): readonly string[] },
  maxFiles: number,
): { readonly sent: SentStagedFiles | null; readonly removed: readonly Guid[] } {
  const [token = ''] = controls.getAll(formControlNames.stagedToken);
  if (token === '' || token.length > maxTokenLength) return { sent: null, removed: [] };
  const listed = controls.getAll(formControlNames.stagedFile).slice(0, maxFiles);
  const files = listed.flatMap((value) => {
    const [, id, name = ''] = /^(\S+) (.*)$/s.exec(value) ?? [];
    const guid = parseGuid(id);
    return guid === undefined ? [] : [{ id: guid, name: name.slice(0, maxNameLength) }];
  });
  const removed = controls.getAll(formControlNames.removedFile).slice(0, maxFiles);
  return { sent: { token, files }, removed: removed.flatMap((id) => parseGuid(id) ?? []) };
}

const maxTokenLength = 100;
const maxNameLength = 500;

/** A file that no longer exists. Its size is unknown; 1, because an empty file would be another problem. */
function missingFile(name: string): ReceivedFile {
  const problem = { code: 'attachment.gone', path: formControlNames.attachments, params: { name } } as const;
  return { ...refusedFile, name, size: 1, problem };
}

function receivedFile(blobs: Pick<BlobStore, 'open' | 'share'>, file: StoredStagedFile): ReceivedFile {
  const { id, name, size, request, mediaType, sha256, isClean, isTaken } = file;
  return {
    name,
    size,
    mediaType,
    request,
    problem: undefined,
    stagedId: isTaken ? null : id,
    isClean,
    content: {
      sha256,
      size,
      open: () => blobs.open(sha256),
      async keep(transaction, owner) {
        if (await blobs.share(transaction, sha256, owner)) return;
        throw new Refusal({ code: 'attachment.gone', path: formControlNames.attachments, params: { name } });
      },
      discard: () => Promise.resolve(),
    },
  };
}
