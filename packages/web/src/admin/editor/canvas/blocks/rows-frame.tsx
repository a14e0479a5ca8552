import { rowName } from '@form-portal/domain';
import { PlusIcon } from '@form-portal/ui';
import { Localized, useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { AddSpot } from '../spots/add-spot.tsx';
import { useAdminLanguage } from '../admin-language.tsx';
import styles from './rows-frame.module.css';
import type { Group, Repeat, Section } from '@form-portal/domain';
import type { ReactElement, ReactNode } from 'react';

export interface RowsFrameProps {
  readonly section: Section;
  readonly children: ReactNode;
}

/** The fields of a section and the spot after them; those of a repeatable group are on its first row, on top of a stack of more. */
export function RowsFrame({ section: { group }, children }: RowsFrameProps): ReactNode {
  if (group === null) return children;
  if (group.repeat === undefined)
    return (
      <>
        {children}
        <EndSpot group={group} />
      </>
    );
  return (
    <>
      <div className={styles.row} data-part="row">
        <RowHead group={group} />
        {children}
        <EndSpot group={group} />
      </div>
      <AddButton repeat={group.repeat} />
    </>
  );
}

/** A picture of the row's name and of the button that removes it. */
function RowHead({ group }: { readonly group: Group }): ReactElement {
  const { text } = useI18n();
  return (
    <div className={styles.head} inert>
      <span className={styles.name}>
        <Localized text={rowName(group, 1)} />
      </span>
      <span className={styles.remove}>{text('remove')}</span>
    </div>
  );
}

/** A picture of the button that adds rows. */
function AddButton({ repeat: { addText = {} } }: { readonly repeat: Repeat }): ReactElement {
  const i18n = useI18n();
  const { text } = useAdminLanguage();
  const hasText = i18n.textOf(addText) !== '';
  return (
    <div className={styles.more} inert>
      <span className={styles.add}>
        <PlusIcon size={16} />
        {hasText ? <Localized text={addText} /> : text('admin.rows.add')}
      </span>
    </div>
  );
}

/** The spot after the last field of a group. */
function EndSpot({ group }: { readonly group: Group }): ReactElement {
  const index = group.fields.length;
  return (
    <div className={styles.end} data-part="end">
      <AddSpot group={group.guid} page={null} index={index} look={index === 0 ? 'alone' : 'gap'} />
    </div>
  );
}
