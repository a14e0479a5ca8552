/** The virus scan result of a submission's files (specification D17). */
export type FilesScan = CleanFiles | InfectedFiles | UnscannedFiles;

/** No virus was found in any file. */
export interface CleanFiles {
  readonly kind: 'clean';
}

/** A virus was found in at least one file, whatever the results of the others. */
export interface InfectedFiles {
  readonly kind: 'infected';
  /** The infected files in order; `index` is zero-based, `virus` is the scanner's name of the virus. */
  readonly found: readonly [FoundVirus, ...FoundVirus[]];
}

/** A virus found in one of the files. */
export interface FoundVirus {
  readonly index: number;
  readonly virus: string;
}

/** At least one file could not be scanned, and nothing was found in the others. */
export interface UnscannedFiles {
  readonly kind: 'unscanned';
  /** For administrators, in English; never contains a file name. */
  readonly reason: string;
  /** True when the scanner is unreachable, false when the failure concerns these files. */
  readonly isUnreachable: boolean;
}

/** The scan state of a submission that is not delivered yet; `off` when scanning was disabled. */
export type ScanState = FilesScan['kind'] | 'off';
