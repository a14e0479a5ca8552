/** What a virus scan says of the files of a submission (specification D17). */
export type FilesScan = CleanFiles | InfectedFiles | UnscannedFiles;

/** Nothing was found in any of them. */
export interface CleanFiles {
  readonly kind: 'clean';
}

/** Something was found in at least one, whatever became of the others. */
export interface InfectedFiles {
  readonly kind: 'infected';
  /** The files, in their order; `index` counts from 0, `virus` is the scanner's name of it. */
  readonly found: readonly [FoundVirus, ...FoundVirus[]];
}

/** A virus in one file of several. */
export interface FoundVirus {
  readonly index: number;
  readonly virus: string;
}

/** At least one could not be scanned, and nothing was found in the others. */
export interface UnscannedFiles {
  readonly kind: 'unscanned';
  /** For administrators, in English: never a file's name. */
  readonly reason: string;
  /** Whether the scanner as a whole is out of reach; else it is about these files. */
  readonly isAway: boolean;
}

/** What is known of the files of a submission that is not delivered yet; `off`: nobody scanned, for scanning was off. */
export type ScanState = FilesScan['kind'] | 'off';
