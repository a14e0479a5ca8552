import { ArrowDownIcon, ArrowUpIcon, PencilIcon, TrashIcon } from '@form-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactElement } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { DeleteQuestion } from '../panel/delete-question.tsx';
import { LoadFailure } from '../panel/load-failure.tsx';
import { ItemNamesForm, NewItem } from './item-forms.tsx';
import { RefusalNote } from '../inputs/refusal.tsx';
import { RowTool } from './row-tool.tsx';
import { useItemChange } from './use-item-change.ts';
import { removeStructureElement, saveItem } from '../structure/structure-calls.ts';
import { vaultItemsQuery } from '../structure/structure-queries.ts';
import styles from '../panel/element-panel.module.css';
import type { AdministeredItem, AdministeredLanguage } from '@form-portal/domain';

export interface ItemsSectionProps {
  readonly list: number;
  /** The workflow whose states these are; null: the items of the list. */
  readonly owner: number | null;
  readonly languages: readonly AdministeredLanguage[];
}

/** The items of a list, or the states of a workflow: each change is saved immediately, and forms that offer them follow. */
export function ItemsSection({ list, owner, languages }: ItemsSectionProps): ReactElement {
  const { text } = useI18n();
  const { data = [], error, refetch } = useQuery(vaultItemsQuery(list));
  const [opened, setOpened] = useState<number | null>(null);
  const [toDelete, setToDelete] = useState<AdministeredItem | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { failure, run } = useItemChange();
  const items = data.filter((item) => item.owner === owner);
  const move = (item: AdministeredItem, step: 1 | -1) =>
    run(() => saveItem(list, item.id, { name: item.name, order: item.order + step }));

  async function remove({ id }: AdministeredItem): Promise<void> {
    setToDelete(null);
    // The pressed button is removed with its item.
    if (await run(() => removeStructureElement({ kind: 'item', list, id }))) heading.current?.focus();
  }
  return (
    <section className={styles.section}>
      <h3 ref={heading} tabIndex={-1}>
        {text(owner === null ? 'admin.vault.items' : 'admin.vault.states')}
      </h3>
      <RefusalNote failure={failure} />
      {error !== null && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {items.length > 0 && (
        <ol className={styles.rows}>
          {items.map((item, index) => (
            <li key={item.id} className={styles.row}>
              <span className={styles.rowName}>{item.name}</span>
              <span className={styles.tools}>
                <RowTool
                  label={text('admin.vault.moveUp', { name: item.name })}
                  icon={<ArrowUpIcon size={16} />}
                  {...(index > 0 && { onPress: () => void move(item, -1) })}
                />
                <RowTool
                  label={text('admin.vault.moveDown', { name: item.name })}
                  icon={<ArrowDownIcon size={16} />}
                  {...(index < items.length - 1 && { onPress: () => void move(item, 1) })}
                />
                <RowTool
                  label={text('admin.vault.editItem', { name: item.name })}
                  icon={<PencilIcon size={16} />}
                  onPress={() => setOpened(opened === item.id ? null : item.id)}
                />
                <RowTool
                  label={text('admin.vault.deleteItem', { name: item.name })}
                  icon={<TrashIcon size={16} />}
                  onPress={() => setToDelete(item)}
                />
              </span>
              {opened === item.id && (
                <ItemNamesForm
                  list={list}
                  item={item}
                  languages={languages}
                  onSaved={() => setOpened(null)}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      <NewItem list={list} owner={owner} />
      {toDelete !== null && (
        <DeleteQuestion
          name={toDelete.name}
          onDelete={() => void remove(toDelete)}
          onExit={() => setToDelete(null)}
        />
      )}
    </section>
  );
}
