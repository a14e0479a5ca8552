import { useRef, useState } from 'react';
import { signInAfterEnd } from '../../shared/session/sign-in-again.ts';
import { useToast } from '../shell/toast-context.tsx';
import type { EditedDocument, SaveTrouble } from './use-site-document.ts';

/** Saving what a page works on. */
export interface Saving {
  readonly isSaving: boolean;
  /** Why it was not saved last time; null: it was, or nobody tried. */
  readonly trouble: SaveTrouble | null;
  readonly save: () => void;
  /** Refuses to save in words of the page's own. */
  readonly refuse: (lines: readonly string[]) => void;
  /** Whether leaving the page would lose something. */
  readonly isHeld: () => boolean;
  /** Lets the page be left without asking, from now on. */
  readonly release: () => void;
  /** Keeps what is not saved and goes to the sign-in, which comes back here. */
  readonly signIn: () => void;
}

type AnyDocument = Pick<EditedDocument<unknown>, 'isDirty' | 'save' | 'keep'>;

/** Saves the changed ones of some documents in their order, up to the first that is refused. Who has lost the right signs in again. */
export function useSaving(documents: readonly AnyDocument[], savedText: string): Saving {
  const toast = useToast();
  const [isSaving, setSaving] = useState(false);
  const [trouble, setTrouble] = useState<SaveTrouble | null>(null);
  const released = useRef(false);
  const dirty = documents.filter((document) => document.isDirty);

  function release(): void {
    released.current = true;
  }

  function signIn(): void {
    for (const document of dirty) document.keep();
    release();
    location.assign(signInAfterEnd(location.pathname));
  }

  async function saveAll(): Promise<void> {
    setSaving(true);
    const found = await firstTrouble(dirty).finally(() => setSaving(false));
    setTrouble(found);
    if (found === null) toast({ text: savedText });
    if (found?.kind === 'signed-out') signIn();
  }

  return {
    isSaving,
    trouble,
    save: () => {
      if (dirty.length > 0 && !isSaving) void saveAll();
    },
    refuse: (lines) => setTrouble({ kind: 'refused', lines }),
    isHeld: () => dirty.length > 0 && !released.current,
    release,
    signIn,
  };
}

async function firstTrouble(documents: readonly AnyDocument[]): Promise<SaveTrouble | null> {
  for (const document of documents) {
    const trouble = await document.save();
    if (trouble !== null) return trouble;
  }
  return null;
}
