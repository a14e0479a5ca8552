import {
  answersInRow,
  changeRows,
  draftAnswers,
  findRepeatable,
  inRow,
  rowChangeFromWire,
  withRow,
  type AnswersInRows,
  type Answers,
  type Group,
  type RowChange,
} from '@form-portal/domain';
import { afterFrame } from '../../../shared/after-frame.ts';
import { fieldIds, groupHeadingId } from '../../../shared/form-fields/field-ids.ts';
import { goToElement } from '../layout/go-to.ts';
import { errorsInRow, moveErrors, rowIn } from './row-errors.ts';
import { addRowId } from '../../../shared/form-fields/rows/row-ids.ts';
import { undoRow } from './undo-row.ts';
import type { FieldErrors } from '../checking/field-error.ts';
import type { DraftEditor } from '../draft/draft-editor.ts';
import type { FormDeps } from '../form-deps.ts';
import type { RemovedRow } from './removed-row.ts';
import type { RowEditor } from './rows-module.ts';

/** The row that was added, removed, or put back. */
interface ChangedRow {
  readonly row: number;
  /** Null unless it was removed. */
  readonly removedRow: RemovedRow | null;
  /** All errors of the form, in their new rows. */
  readonly errors: FieldErrors;
}

/** Creates the editor of the rows of repeatable groups (docs/form-logic.md#rows). */
export function createRowEditor({ store, page }: FormDeps, editor: DraftEditor): RowEditor {
  const { form } = page;

  const rowsOf = ({ guid }: Group): number =>
    store.getSnapshot().logic?.rows.find(([group]) => group === guid)?.[1] ?? 0;
  const answers = (): Answers => draftAnswers(store.getSnapshot().draft);

  function setRows(group: Group, rows: number, next: Answers, changed: ChangedRow): void {
    const { logic, rowChanges, appeared } = store.getSnapshot();
    const { row, removedRow, errors } = changed;
    store.update({
      removedRow,
      rowChanges: { group: group.guid, row, times: rowChanges.times + 1 },
      // A new question that moves is no longer in the row that was announced.
      appeared: new Set([...appeared].filter((key) => (rowIn(group, key) ?? 0) < row)),
    });
    editor.setRows(new Map([...(logic?.rows ?? []), [group.guid, rows]]), next, errors);
  }

  /** Mounts the controls again, with answers that moved to other rows. */
  function mount(moved: Answers): void {
    const { version } = store.getSnapshot().controls;
    store.update({ controls: { answers: moved, version: version + 1, focus: null } });
  }

  function change(group: Group, rowChange: RowChange): void {
    const before: AnswersInRows = {
      answers: answers(),
      rows: new Map(store.getSnapshot().logic?.rows ?? []),
    };
    const after = changeRows(form, before, rowChange);
    if (after === before) return;
    const rows = after.rows.get(group.guid) ?? 0;
    if (rowChange.kind === 'add') {
      const { errors } = store.getSnapshot();
      setRows(group, rows, after.answers, { row: rows, removedRow: null, errors });
      const [first] = group.fields;
      return focus(first === undefined ? addRowId(group.guid) : fieldIds(inRow(first, rows)).control);
    }
    const { row } = rowChange;
    const removedRow = {
      group: group.guid,
      row,
      answers: answersInRow(before.answers, group, row),
      errors: errorsInRow(store.getSnapshot().errors, group, row),
    };
    const errors = moveErrors(store.getSnapshot().errors, group, (from) => {
      if (from === row) return null;
      return from > row ? from - 1 : from;
    });
    setRows(group, rows, after.answers, { row, removedRow, errors });
    mount(after.answers);
    focus(row <= rows ? groupHeadingId(inRow(group.guid, row)) : addRowId(group.guid));
  }

  function undo(removed: RemovedRow): void {
    const { row } = removed;
    const group = findRepeatable(form, removed.group);
    if (group === undefined) return;
    const restored = withRow(answers(), group, row, removed.answers);
    const moved = moveErrors(store.getSnapshot().errors, group, (from) => (from >= row ? from + 1 : from));
    const errors = new Map([...moved, ...removed.errors]);
    setRows(group, rowsOf(group) + 1, restored, { row, removedRow: null, errors });
    mount(restored);
    focus(groupHeadingId(inRow(group.guid, row)));
  }

  return {
    press(value) {
      const { removedRow } = store.getSnapshot();
      if (value === undoRow) {
        if (removedRow !== null) undo(removedRow);
        return true;
      }
      const rowChange = rowChangeFromWire(value);
      const group = rowChange && findRepeatable(form, rowChange.group);
      if (rowChange === undefined || group === undefined) return false;
      change(group, rowChange);
      return true;
    },
  };
}

function focus(id: string): void {
  afterFrame(() => goToElement(document.getElementById(id)));
}
