/** Unsaved work on the page. */
export interface HeldWork {
  /** Whether leaving would lose something now. */
  readonly isHeld: () => boolean;
  /** Keeps the work in this tab and goes to the sign-in, which comes back; absent: the work is nowhere but on the page. */
  readonly signIn?: (() => void) | undefined;
}

const held = new Set<HeldWork>();

/** Makes unsaved work known; returns how to forget it. */
export function holdWork(work: HeldWork): () => void {
  held.add(work);
  return () => void held.delete(work);
}

/** All unsaved work on the page now. */
export function heldWork(): readonly HeldWork[] {
  return [...held].filter(({ isHeld }) => isHeld());
}
