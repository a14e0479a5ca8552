/** A file of a post without script that was not sent. */
interface StagedFileTable {
  id: string;
  /** Keyed hash of the token and the form of its draft. */
  draft: string;
  /** Order within the draft, from 0. */
  position: number;
  /** GUID of the request that it answers; null for a file that was not requested. */
  request: string | null;
  name: string;
  size: number;
  media_type: string;
  sha256: string;
  /** 1: the scan found it clean. */
  clean: number;
  /** Keyed hash of the address that sent it. */
  address: string;
  /** ISO 8601 UTC; an hour after the last post of its draft. */
  expires_at: string;
  /** The submission that has taken it over; null while it waits. */
  submission: string | null;
}

/** The table of staged files (decision 0070), which backups leave out. */
export interface StagedFileTables {
  staged_files: StagedFileTable;
}

/** The prefix of the owners of staged files in the blob store. */
export const stagedOwnerPrefix = 'staged:';

/** The owner of a staged file's blob. */
export function stagedOwner(id: string): string {
  return `${stagedOwnerPrefix}${id}`;
}
