import type { Guid } from '@form-portal/domain';

/** An M-Files vault and how the portal uses it. */
export interface MFilesConfig {
  /** URL of the web service, up to and including `/REST`, without a trailing slash. */
  readonly url: string;
  readonly vault: Guid;
  /** The service account. */
  readonly username: string;
  readonly password: string;
  /** The text property that stores a submission's GUID; null when the title carries it. */
  readonly submissionProperty: number | null;
  /** Names of the accounts that may administer the portal; null for all accounts with the right to administer the vault. */
  readonly administrators: readonly string[] | null;
  /** IANA name of the time zone of the portal's dates with times. */
  readonly timeZone: string;
  /**
   * File with languages and item names, which the service does not provide (specification D35); null when names are in one
   * language.
   */
  readonly translationsFile: string | null;
  /** Web address of an object, with `{id}` and `{type}` in place of its numbers; null when people cannot open objects on the web. */
  readonly objectUrl: string | null;
  /** Folder for the vault's latest responses; created when missing. */
  readonly cacheDir: string;
}
