/** A login through the M-Files API. */
interface MfwsLoginTable {
  /** SHA-256 of the token, hex. */
  token_hash: string;
  /** The vault's id of the account. */
  account: string;
  /** 1: the token alone gives access to the vault; 0: only with a header that names it. */
  vault: number;
  read_only: number;
  /** The client's name for its session; empty when it gave none, and then it cannot log out. */
  session_id: string;
  created_at: string;
  /** When the login ends. */
  until: string;
  /** Number of the next upload, from 1. */
  next_upload: number;
  /** The vault's `passwordChangedAt` of the account when the login began; empty: the vault does not report it. */
  password_stamp: string;
  /** The network address that it began from. */
  address: string;
}

/** An uploaded file that is not yet part of an object. Its content is owned by `mfws-upload:{token_hash}:{upload}`. */
interface MfwsUploadTable {
  token_hash: string;
  upload: number;
  /** Bytes. */
  size: number;
  sha256: string;
}

/** The tables of the M-Files API. */
export interface MfwsTables {
  mfws_logins: MfwsLoginTable;
  mfws_uploads: MfwsUploadTable;
}
