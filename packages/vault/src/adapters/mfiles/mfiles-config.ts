import type { Guid } from '@form-portal/domain';

/** An M-Files vault and how the portal works in it. */
export interface MFilesConfig {
  /** Address of the web service, up to and including `/REST`, without a slash at the end. */
  readonly url: string;
  readonly vault: Guid;
  /** The service account. */
  readonly username: string;
  readonly password: string;
  /** The text property that keeps a submission's GUID; null: the title carries it. */
  readonly submissionProperty: number | null;
  /** Names of the accounts that may administer the portal; null: those with the right to administer the vault. */
  readonly administrators: readonly string[] | null;
  /** IANA name: whose clocks the portal's dates with times are of. */
  readonly timeZone: string;
  /** File with languages and names of items, which the service does not tell (specification D35); null: names are in one language. */
  readonly translationsFile: string | null;
  /** Folder for what the vault told last; made when it is missing. */
  readonly cacheDir: string;
}
