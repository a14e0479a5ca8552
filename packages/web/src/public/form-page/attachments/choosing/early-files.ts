/** Files that were dropped or pasted before the module that takes them was loaded: the event has lost them by then. */
export interface EarlyFiles {
  readonly isPasted: boolean;
  readonly files: readonly File[];
  /** The kinds of data that came with them. */
  readonly types: readonly string[];
  readonly target: EventTarget | null;
}
