import { inRow, rowName } from '@form-portal/domain';
import { afterFrame } from '../../../shared/after-frame.ts';
import { fieldIds, groupHeadingId } from '../../../shared/form-fields/field-ids.ts';
import { RepeatedGroup } from '../../../shared/form-fields/rows/repeated-group.tsx';
import { addRowId } from '../../../shared/form-fields/rows/row-ids.ts';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useAnnounce } from '../../../shared/shell/live-region.tsx';
import { useRun } from '../editor-context.tsx';
import { changeTrialRowsCommand } from '../model/commands/window/trial.ts';
import { useTrial } from './use-trial.ts';
import { LeftOutTrialRow, TrialSection } from './trial-frames.tsx';
import type { RepeatedGroupProps } from '../../../shared/form-fields/rows/repeated-group.tsx';
import type { RowChange } from '@form-portal/domain';
import type { ReactElement } from 'react';

type TrialRowsProps = Pick<RepeatedGroupProps, 'group' | 'section' | 'fields' | 'count'>;

/** A repeatable group of the form that is tried, whose rows can be added and removed. */
export function TrialRows({ group, section, fields, count }: TrialRowsProps): ReactElement {
  const run = useRun();
  const announce = useAnnounce();
  const { text, textOf } = useI18n();
  const { leftOut } = useTrial();
  const { max = 1 } = group.repeat ?? {};

  function changeRows(change: RowChange): void {
    const isAdding = change.kind === 'add';
    if (isAdding && count >= max) return;
    const row = isAdding ? count + 1 : change.row;
    run(changeTrialRowsCommand(change));
    announce(text(isAdding ? 'rowAdded' : 'rowRemoved', { row: textOf(rowName(group, row)) }));
    focusAfter(change, row);
  }

  /** Focuses the first field of a new row, or the row after a removed one; without either, the button that adds a row. */
  function focusAfter({ kind }: RowChange, row: number): void {
    const [first] = group.fields;
    const field = first && fieldIds(inRow(first, row)).control;
    const following = row < count ? groupHeadingId(inRow(group.guid, row)) : undefined;
    const id = (kind === 'add' ? field : following) ?? addRowId(group.guid);
    afterFrame(() => document.getElementById(id)?.focus());
  }

  return (
    <TrialSection section={section}>
      <RepeatedGroup
        group={group}
        section={section}
        fields={fields}
        count={count}
        isBehindStop={(row) => leftOut.has(inRow(group.guid, row))}
        before={(row) => row <= count && <LeftOutTrialRow group={group} row={row} />}
        buttonOf={(change) => ({ onClick: () => changeRows(change) })}
      />
    </TrialSection>
  );
}
