import { useCallback, useMemo } from 'react';
import { attemptSave } from '../unsaved-changes/attempt-save.ts';
import { useUnsavedChanges } from '../unsaved-changes/use-unsaved-changes.ts';
import { keepEdits } from './kept-edits.ts';
import { documentRules, fetchDocument, saveDocument, takeMember } from './site-document.ts';
import type { SaveOutcome, SaveState } from '../unsaved-changes/unsaved-changes.ts';
import type { Clash } from './merge-edits.ts';
import type { DocumentVersion, OpenedDocument, SiteDocument } from './site-document.ts';
import type { Problem } from '@form-portal/domain';

/** An edited document of the site. */
export interface EditedDocument<Value> {
  readonly value: Value;
  /** As it was last loaded or saved. */
  readonly stored: Value;
  readonly isDirty: boolean;
  readonly clashes: readonly Clash[];
  readonly saveState: SaveState<unknown>;
  /** The same function at every render. */
  readonly change: (edit: (value: Value) => Value) => void;
  /** Resolves a clash with somebody else's value. Shows the problems when the document would not be valid with it. */
  readonly takeTheirs: (clash: Clash) => void;
  /** Saves over the version that was opened. When somebody else has saved in the meantime, their changes are merged in instead. */
  readonly save: () => Promise<SaveOutcome<unknown>>;
  /** Shows problems that the page found instead of saving. */
  readonly refuse: (problems: readonly Problem[]) => void;
  readonly closeNote: () => void;
  /** Keeps the changes in this tab until the document is opened again (docs/design.md#dialogs-and-messages). False: the storage is full. */
  readonly keep: () => boolean;
}

/** Edits a document of the site. */
export function useSiteDocument<Value>(
  document: SiteDocument<Value>,
  { stored, initial, problems }: OpenedDocument<Value>,
  onSaved: (saved: Value) => void,
): EditedDocument<Value> {
  const rules = useMemo(() => documentRules(document), [document]);
  const edited = useUnsavedChanges<DocumentVersion<Value>>({ stored, initial, problems, rules });
  const { baseline, current, change } = edited;
  const changeValue = useCallback<EditedDocument<Value>['change']>(
    (edit) => change((now) => ({ ...now, value: edit(now.value) })),
    [change],
  );

  async function save(): Promise<SaveOutcome<unknown>> {
    const outcome = await edited.saveWith((version) =>
      attemptSave(
        () => saveDocument(document, version),
        () => fetchDocument(document),
      ),
    );
    if (outcome.kind === 'saved') onSaved(outcome.stored.value);
    return outcome;
  }

  return {
    value: current.value,
    stored: baseline.value,
    isDirty: edited.isDirty,
    clashes: current.clashes,
    saveState: edited.save,
    change: changeValue,
    takeTheirs: (clash) => {
      const taken = takeMember(document, current, clash);
      if (taken.ok) change(() => taken.value);
      else edited.refuse(taken.problems);
    },
    save,
    refuse: edited.refuse,
    closeNote: edited.dismissFailure,
    keep: () =>
      keepEdits(document.name, {
        before: document.toWire(baseline.value),
        mine: document.toWire(current.value),
      }),
  };
}
