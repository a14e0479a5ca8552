import { Button, SaveIcon, TrashIcon } from '@form-portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement, type ReactNode, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { useToast } from '../shell/toast-context.tsx';
import { attemptSave } from '../unsaved-changes/attempt-save.ts';
import { LeaveDialog } from '../unsaved-changes/leave-dialog.tsx';
import { useLeaveGuard, type LeaveGuard } from '../unsaved-changes/leave-guard.ts';
import { SeparateChangesContext } from '../unsaved-changes/separate-changes.ts';
import { failureOfOutcome, type SaveFailure } from '../unsaved-changes/unsaved-changes.ts';
import { useUnsavedChanges, type EditedValue } from '../unsaved-changes/use-unsaved-changes.ts';
import { ConfirmDialog } from '../account/confirm-dialog.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import { PanelFrame } from './panel-frame.tsx';
import { useFocusOnFault } from '../use-focus-on-fault.ts';
import { RefusalContext, RefusalNote } from './refusal.tsx';
import { draftRules } from './draft-rules.ts';
import { invalidateVault } from './invalidate-vault.ts';
import { UsesSection } from './uses-section.tsx';
import { removeThing } from './vault-calls.ts';
import { vaultAddress, type VaultKind } from './vault-kinds.ts';
import { vaultUsesQuery } from './vault-queries.ts';
import styles from './thing-panel.module.css';
import { builtInLists } from '@form-portal/domain';
import type { VaultThingRef, VaultUse } from '@form-portal/domain';

/** What is wanted of one thing. */
export interface ThingEditorProps<Draft> {
  readonly kind: VaultKind;
  /** Null: a new one. */
  readonly id: number | null;
  /** As it is called now; empty for a new one. */
  readonly name: string;
  /** Why it cannot be deleted at all, in place of the button; absent: it can be. */
  readonly stays?: string | undefined;
  readonly initial: Draft;
  readonly save: (draft: Draft) => Promise<number>;
  /** The controls; `uses` is undefined until it is known where the thing is used. */
  readonly controls: (
    draft: Draft,
    change: (draft: Draft) => void,
    uses: readonly VaultUse[] | undefined,
  ) => ReactNode;
  /** What belongs to the thing and is saved on its own. */
  readonly below?: ReactNode;
}

/** One thing of the structure: its controls, where it is used, Save and Delete. */
export function ThingEditor<Draft>(props: ThingEditorProps<Draft>): ReactElement {
  const { kind, id, name, initial, controls, below } = props;
  const { text } = useI18n();
  const edited = useUnsavedChanges<Draft>({ stored: initial, rules: draftRules });
  const { current: draft, isDirty } = edited;
  const [removalFailure, setRemovalFailure] = useState<SaveFailure | null>(null);
  const thing = refOf(kind, id);
  const { data: uses } = useQuery({
    ...vaultUsesQuery(thing ?? { kind: kind.thing, id: 0 }),
    enabled: thing !== null,
    refetchOnMount: 'always',
  });
  const [separate] = useState(() => new Set<string>());
  const guard = useLeaveGuard(() => isDirty || separate.size > 0);
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
      {needsConfirmation && <ConfirmDialog onExit={edited.closeNote} onConfirmed={() => void save()} />}
      <SeparateChangesContext value={separate}>{below}</SeparateChangesContext>
      {thing !== null && uses !== undefined && kind.thing !== 'user' && <UsesSection uses={uses} />}
      {thing !== null && uses !== undefined && (
        <Removal
          {...{ kind, name, thing, uses }}
          stays={props.stays}
          onFailure={(removal) => {
            edited.closeNote();
            setRemovalFailure(removal);
          }}
          onRemoved={guard.release}
        />
      )}
      <LeaveDialog guard={guard} isInside={(path) => path === vaultAddress(kind.name, id ?? 'new')} />
    </PanelFrame>
  );
}

function refOf(kind: VaultKind, id: number | null): VaultThingRef | null {
  if (id === null) return null;
  return { kind: kind.thing, id, ...(kind.name === 'workflows' && { list: builtInLists.workflows }) };
}

/** Saves the draft of an element; a new one then has an address of its own. */
function useElementSave<Draft>(
  { kind, id, save }: ThingEditorProps<Draft>,
  edited: EditedValue<Draft>,
  guard: LeaveGuard,
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
        return draft;
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
  readonly kind: VaultKind;
  readonly name: string;
  readonly thing: VaultThingRef;
  readonly uses: readonly VaultUse[];
  readonly stays: string | undefined;
  readonly onFailure: (failure: SaveFailure | null) => void;
  readonly onRemoved: () => void;
}

function Removal({
  kind,
  name,
  thing,
  uses,
  stays,
  onFailure,
  onRemoved,
}: RemovalProps): ReactElement | null {
  const { text } = useI18n();
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  if (stays !== undefined) return <p className={styles.stays}>{stays}</p>;
  if (uses.length > 0) return null;

  async function remove(): Promise<void> {
    setAsking(false);
    onFailure(null);
    const failure = failureOfOutcome(await attemptSave(() => removeThing(thing)));
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
      {asking && (
        <DeleteQuestion name={name} onDelete={() => void remove()} onExit={() => setAsking(false)} />
      )}
    </div>
  );
}
