import { builtInLists } from '@form-portal/domain';
import { Button, SaveIcon, TrashIcon } from '@form-portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement, type ReactNode, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useToast } from '../../shell/context/toast-context.tsx';
import { attemptSave } from '../../unsaved-changes/attempt-save.ts';
import { LeaveDialog } from '../../unsaved-changes/leave-dialog.tsx';
import { useLeaveGuard, type LeaveControl } from '../../unsaved-changes/leave-guard.ts';
import { NestedChangesContext } from '../../unsaved-changes/nested-changes.ts';
import { failureOfOutcome, type SaveFailure } from '../../unsaved-changes/unsaved-changes.ts';
import { useUnsavedChanges, type EditedValue } from '../../unsaved-changes/use-unsaved-changes.ts';
import { ConfirmDialog } from '../../account/confirm-dialog.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import { LoadFailure } from './load-failure.tsx';
import { PanelFrame } from './panel-frame.tsx';
import { useFocusOnFault } from '../../use-focus-on-fault.ts';
import { RefusalContext, RefusalNote } from '../inputs/refusal.tsx';
import { draftRules } from '../structure/draft-rules.ts';
import { invalidateVault } from '../structure/invalidate-vault.ts';
import { UsesSection } from './uses-section.tsx';
import { removeStructureElement } from '../structure/structure-calls.ts';
import { vaultAddress, type StructureKind } from '../structure/structure-kinds.ts';
import { vaultUsesQuery } from '../structure/structure-queries.ts';
import styles from './element-panel.module.css';
import type { StructureElementRef, VaultUse } from '@form-portal/domain';

export interface ElementEditorProps<Draft> {
  readonly kind: StructureKind;
  /** Null: a new one. */
  readonly id: number | null;
  /** The stored name; empty for a new element. */
  readonly name: string;
  /** Why it can never be deleted, shown instead of the button; absent: it can. */
  readonly stays?: string | undefined;
  readonly initial: Draft;
  readonly save: (draft: Draft) => Promise<number>;
  /** Returns the part of a saved draft that remains in the controls; absent: all of it. */
  readonly afterSave?: (draft: Draft) => Draft;
  /** The controls; `uses` is undefined until the uses are loaded. */
  readonly controls: (
    draft: Draft,
    change: (draft: Draft) => void,
    uses: readonly VaultUse[] | undefined,
  ) => ReactNode;
  /** Parts of the element that are saved separately. */
  readonly below?: ReactNode;
}

/** A structure element: its controls, its uses, Save and Delete. */
export function ElementEditor<Draft>(props: ElementEditorProps<Draft>): ReactElement {
  const { kind, id, name, initial, controls, below } = props;
  const { text } = useI18n();
  const edited = useUnsavedChanges<Draft>({ stored: initial, rules: draftRules });
  const { current: draft, isDirty } = edited;
  const [removalFailure, setRemovalFailure] = useState<SaveFailure | null>(null);
  const element = refOf(kind, id);
  const {
    data: uses,
    error: usesError,
    refetch,
  } = useQuery({
    ...vaultUsesQuery(element ?? { kind: kind.element, id: 0 }),
    enabled: element !== null,
    refetchOnMount: 'always',
  });
  const [nested] = useState(() => new Set<string>());
  const guard = useLeaveGuard(() => isDirty || nested.size > 0);
  const save = useElementSave(props, edited, guard);
  const failure = edited.failure ?? removalFailure;
  const needsConfirmation = edited.failure?.problems[0]?.code === 'session.confirmation-needed';
  const form = useFocusOnFault<HTMLFormElement>(failure);
  const isSaving = edited.save.phase === 'saving';
  const isReady = isDirty && !isSaving;

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setRemovalFailure(null);
    if (isReady) void save();
  }
  return (
    <PanelFrame
      overline={
        id === null
          ? text('admin.vault.numbered', { first: String(kind.firstId) })
          : text(kind.oneKey, { id: String(id) })
      }
      title={id === null ? text(kind.newKey) : name}
      back={vaultAddress(kind.name)}
    >
      <form ref={form} noValidate onSubmit={onSubmit}>
        <div className={styles.section}>
          <RefusalNote failure={needsConfirmation ? null : failure} />
          <RefusalContext value={failure}>
            {controls(draft, (next) => edited.change(() => next), id === null ? [] : uses)}
          </RefusalContext>
          <div className={styles.actions}>
            <Button kind="primary" type="submit" icon={<SaveIcon />} aria-disabled={!isReady}>
              {text(isSaving ? 'admin.vault.saving' : 'admin.vault.save')}
            </Button>
          </div>
        </div>
      </form>
      {needsConfirmation && <ConfirmDialog onExit={edited.dismissFailure} onConfirmed={() => void save()} />}
      <NestedChangesContext value={nested}>{below}</NestedChangesContext>
      {uses === undefined && usesError !== null && (
        <div className={styles.section}>
          <LoadFailure error={usesError} onRetry={() => void refetch()} />
        </div>
      )}
      {element !== null && uses !== undefined && kind.element !== 'user' && <UsesSection uses={uses} />}
      {element !== null && uses !== undefined && (
        <Removal
          kind={kind}
          name={name}
          element={element}
          uses={uses}
          stays={props.stays}
          onFailure={(removal) => {
            edited.dismissFailure();
            setRemovalFailure(removal);
          }}
          onRemoved={guard.release}
        />
      )}
      <LeaveDialog
        guard={guard}
        isDirty={isDirty}
        isInside={(path) => path === vaultAddress(kind.name, id ?? 'new')}
      />
    </PanelFrame>
  );
}

function refOf(kind: StructureKind, id: number | null): StructureElementRef | null {
  if (id === null) return null;
  return { kind: kind.element, id, ...(kind.name === 'workflows' && { list: builtInLists.workflows }) };
}

/** Saves the draft of an element; a new one then gets its own address. */
function useElementSave<Draft>(
  { kind, id, save, afterSave = (draft) => draft }: ElementEditorProps<Draft>,
  edited: EditedValue<Draft>,
  guard: LeaveControl,
): () => Promise<void> {
  const { text } = useI18n();
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return async () => {
    let savedId = id ?? 0;
    const outcome = await edited.saveWith((draft) =>
      attemptSave(async () => {
        savedId = await save(draft);
        return afterSave(draft);
      }),
    );
    if (outcome.kind !== 'saved') return;
    await invalidateVault(client);
    toast({ text: text('admin.vault.saved') });
    if (id !== null) return;
    guard.release();
    await navigate(vaultAddress(kind.name, savedId), { replace: true });
  };
}

interface RemovalProps {
  readonly kind: StructureKind;
  readonly name: string;
  readonly element: StructureElementRef;
  readonly uses: readonly VaultUse[];
  readonly stays: string | undefined;
  readonly onFailure: (failure: SaveFailure | null) => void;
  readonly onRemoved: () => void;
}

function Removal({
  kind,
  name,
  element,
  uses,
  stays,
  onFailure,
  onRemoved,
}: RemovalProps): ReactElement | null {
  const { text } = useI18n();
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  if (stays !== undefined) return <p className={styles.stays}>{stays}</p>;
  if (uses.length > 0) return null;

  async function remove(): Promise<void> {
    setAsking(false);
    onFailure(null);
    const failure = failureOfOutcome(await attemptSave(() => removeStructureElement(element)));
    if (failure !== null) return onFailure(failure);
    onRemoved();
    toast({ text: text('admin.vault.deleted', { name }) });
    await navigate(vaultAddress(kind.name));
    client.removeQueries({ queryKey: ['vault', 'uses'] });
    await invalidateVault(client);
  }
  return (
    <div className={styles.section}>
      <div>
        <Button kind="danger" icon={<TrashIcon />} onClick={() => setAsking(true)}>
          {text('admin.vault.delete')}
        </Button>
      </div>
      {isAsking && (
        <DeleteQuestion name={name} onDelete={() => void remove()} onExit={() => setAsking(false)} />
      )}
    </div>
  );
}
