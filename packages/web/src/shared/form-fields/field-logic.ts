import type { Field, LayoutRow } from '@form-portal/domain';

/** How a form's rules apply to its fields now. Fields that are not asked remain in the page, hidden, with what was typed in them. */
export interface FieldLogic {
  readonly asked: ReadonlySet<string>;
  readonly groups: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
  /** Fields that an answer has revealed. */
  readonly appeared: ReadonlySet<string>;
}

/** How the rules apply to one field. */
export interface LogicOfField {
  readonly hidden: boolean;
  readonly required: boolean;
  readonly appeared: boolean;
}

/** How the rules apply to a field; without rules, its own members decide. */
export function logicOfField(field: Field, logic: FieldLogic | null): LogicOfField {
  if (logic === null) {
    const required = field.required || field.requireWhen === 'shown';
    return { hidden: false, required, appeared: false };
  }
  const { guid } = field;
  const hidden = !logic.asked.has(guid);
  return {
    hidden,
    // As it will be when it is shown, so that showing it changes nothing inside it.
    required: hidden ? field.required || field.requireWhen === 'shown' : logic.required.has(guid),
    appeared: logic.appeared.has(guid),
  };
}

/** Whether a question or a requested file must be answered, now or with other answers. */
export function mayBeRequired({ required, requireWhen }: Pick<Field, 'required' | 'requireWhen'>): boolean {
  return required || requireWhen !== undefined;
}

/** Whether nothing of a row is asked. */
export function isRowHidden(row: LayoutRow, logic: FieldLogic | null): boolean {
  return logic !== null && row.every(({ guid }) => !logic.asked.has(guid));
}

/** Whether the rules apply to every field of a row in the same way. */
export function sameLogic(row: LayoutRow, one: FieldLogic | null, other: FieldLogic | null): boolean {
  if (one === other) return true;
  return row.every((field) => {
    const before = logicOfField(field, one);
    const after = logicOfField(field, other);
    return (
      before.hidden === after.hidden &&
      before.required === after.required &&
      before.appeared === after.appeared
    );
  });
}
