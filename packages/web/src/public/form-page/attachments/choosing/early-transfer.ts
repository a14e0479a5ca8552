/** One drop or paste of files before the module that takes them was loaded: the event has lost them by then. */
export interface EarlyTransfer {
  readonly isPasted: boolean;
  readonly files: readonly File[];
  /** The kinds of data that were transferred. */
  readonly types: readonly string[];
  readonly target: EventTarget | null;
}
