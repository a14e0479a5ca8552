/** The keys of one name: one that signs, and those whose signatures are still valid. */
export interface KeyRing {
  /** The key that signs now. */
  current(): Buffer;
  /** Every key that verifies: the current one first, then earlier ones, and one that will sign soon. */
  all(): readonly Buffer[];
}
