/** Tables of the blob store; other packages reach contents through the store only. */
export interface BlobTables {
  /** Contents that were kept. Made together with their first reference, and only the sweep removes them. */
  blobs: {
    sha256: string;
    size: number;
    place: BlobPlace;
    /** Where in its place the content is: the upload that brought it. */
    upload: string;
  };
  /** Bytes of contents in the database, in pieces numbered from 0. */
  blob_chunks: { upload: string; position: number; content: Uint8Array };
  /** Large uploads that are not kept yet. Whatever an upload has written is worthless once it is neither here nor in `blobs`. */
  blob_uploads: { id: string; started_at: string };
  /** Who holds what. */
  blob_references: { owner: string; sha256: string };
  /** Contents that somebody let go of since the last sweep: the only ones that can be without a holder. */
  blob_releases: { sha256: string };
  /** `id`: the mark that the folder of contents carries too (decision 0027); `probed-at`: when it was last tried to write. */
  installation: { name: string; value: string };
}

/** Where a content's bytes are. */
export type BlobPlace = 'database' | 'disk';

/** What finds a stored content's bytes. */
export interface StoredContent {
  readonly sha256: string;
  readonly size: number;
  readonly place: BlobPlace;
  readonly upload: string;
}
