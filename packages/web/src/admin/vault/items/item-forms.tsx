import { maxVaultNameLength } from '@form-portal/domain';
import { Button, PlusIcon, SaveIcon, Setting, TextInput } from '@form-portal/ui';
import type { ReactElement, SubmitEvent } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { NameInputs } from '../inputs/name-inputs.tsx';
import { namesOf } from '../structure/names-of.ts';
import { useFocusOnFault } from '../../use-focus-on-fault.ts';
import { RefusalContext, RefusalNote, useMemberError } from '../inputs/refusal.tsx';
import { useNestedDraft } from './use-nested-draft.ts';
import { saveItem } from '../structure/structure-calls.ts';
import styles from '../panel/element-panel.module.css';
import type { AdministeredItem, AdministeredLanguage } from '@form-portal/domain';

export interface ItemNamesFormProps {
  readonly list: number;
  readonly item: AdministeredItem;
  readonly languages: readonly AdministeredLanguage[];
  readonly onSaved: () => void;
}

/** The names of an item. */
export function ItemNamesForm({ list, item, languages, onSaved }: ItemNamesFormProps): ReactElement {
  const { text } = useI18n();
  const { draft, setDraft, failure, save } = useNestedDraft(namesOf(item));
  const form = useFocusOnFault<HTMLFormElement>(failure);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const isSaved = await save(async () => {
      await saveItem(list, item.id, draft);
      return draft;
    });
    if (isSaved) onSaved();
  }
  return (
    <form ref={form} noValidate className={styles.inside} onSubmit={(event) => void onSubmit(event)}>
      <RefusalNote failure={failure} />
      <RefusalContext value={failure}>
        <NameInputs languages={languages} draft={draft} onChange={setDraft} />
      </RefusalContext>
      <div>
        <Button type="submit" icon={<SaveIcon />}>
          {text('admin.vault.save')}
        </Button>
      </div>
    </form>
  );
}

export interface NewItemProps {
  readonly list: number;
  readonly owner: number | null;
}

/** Adds an item at the end of the list, or a state at the end of a workflow. */
export function NewItem({ list, owner }: NewItemProps): ReactElement {
  const { text } = useI18n();
  const { draft: name, setDraft: setName, failure, save } = useNestedDraft('');
  const form = useFocusOnFault<HTMLFormElement>(failure);

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (name.trim() === '') return;
    void save(async () => {
      await saveItem(list, null, { name, owner });
      return '';
    });
  }
  return (
    <form ref={form} noValidate className={styles.inside} onSubmit={onSubmit}>
      <RefusalNote failure={failure} />
      <RefusalContext value={failure}>
        <NewName
          label={text(owner === null ? 'admin.vault.newItem' : 'admin.vault.newState')}
          value={name}
          onWrite={setName}
        />
      </RefusalContext>
    </form>
  );
}

interface NewNameProps {
  readonly label: string;
  readonly value: string;
  readonly onWrite: (value: string) => void;
}

function NewName({ label, value, onWrite }: NewNameProps): ReactElement {
  const { text } = useI18n();
  return (
    <Setting label={label} error={useMemberError('Name')}>
      {(control) => (
        <div className={styles.adding}>
          <TextInput
            {...control}
            maxLength={maxVaultNameLength}
            value={value}
            onChange={(event) => onWrite(event.target.value)}
          />
          <Button type="submit" icon={<PlusIcon />}>
            {text('admin.vault.add')}
          </Button>
        </div>
      )}
    </Setting>
  );
}
