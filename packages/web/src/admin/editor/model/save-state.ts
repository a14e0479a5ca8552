import type { Form, Problem } from '@form-portal/domain';

/** Why a save did not come through, apart from refusals: the work stays in the editor (specification §8, specification D23). */
export type SaveFailure = 'offline' | 'signed-out' | 'server';

/** Where saving stands. */
export type SaveState =
  | { readonly phase: 'idle' }
  /** The form, stored before or new, is on its way; `newer` says what becomes of what somebody else did to it (specification D24). */
  | {
      readonly phase: 'saving';
      readonly sent: Form;
      readonly isStored: boolean;
      readonly newer: 'refuse' | 'overwrite';
    }
  /** The form may not be saved as it is; by the editor's own check, or by the server. */
  | { readonly phase: 'refused'; readonly by: 'check' | 'server'; readonly problems: readonly Problem[] }
  /** Somebody else saved meanwhile; `stored` is what they saved. Null: they deleted the form. */
  | { readonly phase: 'conflict'; readonly stored: Form | null }
  /** `error` is the server's own sentence; empty when there was no answer. */
  | { readonly phase: 'failed'; readonly cause: SaveFailure; readonly error: string };
