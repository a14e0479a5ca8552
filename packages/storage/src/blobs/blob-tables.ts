/** Tables of the blob store; other packages access contents only through the store. */
export interface BlobTables {
  /** Kept contents. Inserted together with their first reference and removed only by the sweep. */
  blobs: {
    sha256: string;
    size: number;
    place: BlobLocation;
    /** Location of the content within its place: the upload that brought it. */
    upload: string;
  };
  /** Bytes of contents in the database, in chunks numbered from 0. */
  blob_chunks: { upload: string; position: number; content: Uint8Array };
  /** Large uploads not yet kept. Whatever an upload wrote is garbage once it is neither here nor in `blobs`. */
  blob_uploads: { id: string; started_at: string };
  /** Which owner holds which content. */
  blob_references: { owner: string; sha256: string };
  /** Contents released since the last sweep: the only ones that may have no owner. */
  blob_releases: { sha256: string };
  /**
   * `id`: the mark that the contents folder carries too (decision 0027); `probed-at`: when the last write probe ran; `backup …`: until
   * when the files of a running backup stay.
   */
  installation: { name: string; value: string };
}

/** Where the bytes of a content are. */
export type BlobLocation = 'database' | 'disk';

/** Identifies the bytes of a stored content. */
export interface StoredContent {
  readonly sha256: string;
  readonly size: number;
  readonly place: BlobLocation;
  readonly upload: string;
}
