import { Button, PlusIcon, Select } from '@form-portal/ui';
import { useId } from 'react';
import { useI18n } from '../../../../../shared/i18n/i18n-context.tsx';
import styles from '../logic-tab.module.css';
import type { Join } from '@form-portal/domain/edit';
import type { ReactElement } from 'react';

interface JoinSelectProps {
  readonly label: string;
  readonly join: Join;
  readonly onChoose: (join: Join) => void;
}

/** Whether all conditions have to hold or any: “Show when [all of these hold]”. */
export function JoinSelect({ label, join, onChoose }: JoinSelectProps): ReactElement {
  const id = useId();
  const { text } = useI18n();
  return (
    <div className={styles.join}>
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={join} onChange={({ currentTarget }) => onChoose(currentTarget.value as Join)}>
        <option value="all">{text('admin.logic.all')}</option>
        <option value="any">{text('admin.logic.any')}</option>
      </Select>
    </div>
  );
}

/** The word between two cards. */
export function JoinWord({ join }: { readonly join: Join }): ReactElement {
  const { text } = useI18n();
  return (
    <p className={styles.joinWord}>{text(join === 'all' ? 'admin.sentence.and' : 'admin.sentence.or')}</p>
  );
}

interface AddButtonProps {
  readonly label: string;
  readonly onAdd: () => void;
  readonly part?: string;
}

/** A button that adds to a list. */
export function AddButton({ label, onAdd, part }: AddButtonProps): ReactElement {
  return (
    <Button kind="quiet" icon={<PlusIcon size={16} />} data-part={part} onClick={onAdd}>
      {label}
    </Button>
  );
}
