import { ArrowLeftIcon, Button, Card, PlusIcon } from '@form-portal/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { useEditor, useRun } from '../../editor-context.tsx';
import { addPredefinedFieldCommand } from '../../model/commands/settings/predefined-fields.ts';
import { PredefinedRow } from './predefined-row.tsx';
import styles from './predefined-fields.module.css';
import type { PredefinedField } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface PredefinedFieldsProps {
  readonly onReturn: () => void;
}

/** The screen of predefined fields (specification §2): property, data type and a control for the value. */
export function PredefinedFields({ onReturn }: PredefinedFieldsProps): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  const add = useRef<HTMLButtonElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const addButton = useCallback(() => add.current, []);
  const fields = useEditor(({ form }) => form.predefinedFields);
  useEffect(() => {
    // The editor may have focused a row already.
    if (screen.current?.contains(document.activeElement) === true) return;
    screen.current?.closest('main')?.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={screen} className={styles.screen} data-editor-region="panel">
      <div>
        <Button icon={<ArrowLeftIcon />} onClick={onReturn}>
          {text('admin.return')}
        </Button>
      </div>
      <Card
        id="predefined"
        title={text('admin.settings.predefined')}
        titleRef={heading}
        action={
          <Button ref={add} kind="primary" icon={<PlusIcon />} onClick={() => run(addPredefinedFieldCommand)}>
            {text('admin.addPredefinedProperty')}
          </Button>
        }
      >
        <p className={styles.hint}>
          {text(fields.length === 0 ? 'admin.settings.predefinedNone' : 'admin.settings.predefinedHint')}
        </p>
        {fields.length > 0 && <PredefinedTable fields={fields} addButton={addButton} />}
      </Card>
    </div>
  );
}

const columns = ['admin.settings.property', 'admin.settings.dataType', 'admin.settings.value'] as const;

interface PredefinedTableProps {
  readonly fields: readonly PredefinedField[];
  readonly addButton: () => HTMLElement | null;
}

function PredefinedTable({ fields, addButton }: PredefinedTableProps): ReactElement {
  const { text } = useI18n();
  return (
    <table className={styles.table} aria-labelledby="predefined-title">
      <thead>
        <tr>
          {columns.map((key) => (
            <th key={key} scope="col">
              {text(key)}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {fields.map(({ guid }) => (
          <PredefinedRow key={guid} guid={guid} addButton={addButton} />
        ))}
      </tbody>
    </table>
  );
}
