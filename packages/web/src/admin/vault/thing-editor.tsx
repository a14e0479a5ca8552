import { Button, SaveIcon, TrashIcon } from '@form-portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactElement, type ReactNode, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { CallError } from '../api/call.ts';
import { useToast } from '../shell/toast-context.tsx';
import { UnsavedGuard } from '../shell/unsaved-guard.tsx';
import { ConfirmDialog } from '../account/confirm-dialog.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import { PanelFrame } from './panel-frame.tsx';
import { useFocusOnFault } from '../use-focus-on-fault.ts';
import { RefusalContext, RefusalNote } from './refusal.tsx';
import { UnsavedPartsContext } from './unsaved-parts.ts';
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
  const [changed, setChanged] = useState<Draft | null>(null);
  const [failure, setFailure] = useState<CallError | null>(null);
  const thing = refOf(kind, id);
  const { data: uses } = useQuery({
    ...vaultUsesQuery(thing ?? { kind: kind.thing, id: 0 }),
    enabled: thing !== null,
    refetchOnMount: 'always',
  });
  const [parts] = useState(() => new Set<string>());
  const released = useRef(false);
  const release = () => void (released.current = true);
  const { state, save } = useSaving(props, setFailure, () => {
    setChanged(null);
    if (id === null) release();
  });
  const needsConfirmation = failure?.problems[0].code === 'session.confirmation-needed';
  const form = useFocusOnFault<HTMLFormElement>(failure);
  const draft = changed ?? initial;
  const isDirty = JSON.stringify(draft) !== JSON.stringify(initial);
  const isReady = isDirty && state === 'idle';

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isReady) void save(draft);
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
            {controls(draft, setChanged, id === null ? [] : uses)}
          </RefusalContext>
          <div className={styles.actions}>
            <Button kind="primary" type="submit" icon={<SaveIcon />} aria-disabled={!isReady}>
              {text(state === 'saving' ? 'admin.vault.saving' : 'admin.vault.save')}
            </Button>
          </div>
        </div>
      </form>
      {needsConfirmation && (
        <ConfirmDialog
          onExit={() => setFailure(null)}
          onConfirmed={() => {
            setFailure(null);
            void save(draft);
          }}
        />
      )}
      <UnsavedPartsContext value={parts}>{below}</UnsavedPartsContext>
      {thing !== null && uses !== undefined && kind.thing !== 'user' && <UsesSection uses={uses} />}
      {thing !== null && uses !== undefined && (
        <Removal
          {...{ kind, name, thing, uses }}
          stays={props.stays}
          onFailure={setFailure}
          onRemoved={release}
        />
      )}
      <UnsavedGuard
        isHeld={() => (isDirty || parts.size > 0) && !released.current}
        isInside={(path) => path === vaultAddress(kind.name, id ?? 'new')}
        onLeave={release}
      />
    </PanelFrame>
  );
}

function refOf(kind: VaultKind, id: number | null): VaultThingRef | null {
  if (id === null) return null;
  return { kind: kind.thing, id, ...(kind.name === 'workflows' && { list: builtInLists.workflows }) };
}

function useSaving<Draft>(
  { kind, id, save }: ThingEditorProps<Draft>,
  onFailure: (failure: CallError | null) => void,
  onSaved: () => void,
) {
  const { text } = useI18n();
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [state, setState] = useState<'idle' | 'saving'>('idle');
  return {
    state,
    async save(draft: Draft): Promise<void> {
      onFailure(null);
      setState('saving');
      try {
        const saved = await save(draft);
        await forgetVault(client);
        toast({ text: text('admin.vault.saved') });
        onSaved();
        if (id === null) await navigate(vaultAddress(kind.name, saved), { replace: true });
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        onFailure(error);
      } finally {
        setState('idle');
      }
    },
  };
}

/** What was read of the vault is read again, here and in the form builder. */
export async function forgetVault(client: ReturnType<typeof useQueryClient>): Promise<void> {
  void client.invalidateQueries({ queryKey: ['structure'] });
  void client.invalidateQueries({ queryKey: ['forms'] });
  await client.invalidateQueries({ queryKey: ['vault'] });
}

interface RemovalProps {
  readonly kind: VaultKind;
  readonly name: string;
  readonly thing: VaultThingRef;
  readonly uses: readonly VaultUse[];
  readonly stays: string | undefined;
  readonly onFailure: (failure: CallError | null) => void;
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
    try {
      await removeThing(thing);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return onFailure(error);
    }
    onRemoved();
    toast({ text: text('admin.vault.deleted', { name }) });
    await navigate(vaultAddress(kind.name));
    client.removeQueries({ queryKey: ['vault', 'uses'] });
    await forgetVault(client);
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
