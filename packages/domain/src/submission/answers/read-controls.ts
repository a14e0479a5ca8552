import type { FieldTypes } from '../../field-type/field-type.ts';
import { formLimits } from '../../form/form-limits.ts';
import type { Form } from '../../form/form.ts';
import { withRowsWrittenOut, type RowCounts } from '../../form/rows.ts';
import type { AnswerKey } from './answer-key.ts';
import { controlName, rowsControlName } from './control-name.ts';
import type { RawAnswer, RawAnswers } from './answers.ts';

/** Named controls and their values in page order: the browser's FormData, or a post without script. */
export interface Controls {
  /**
   * Returns all values of the controls with a name; unchecked ones have none. Values that are not strings
   * (files) are not answers.
   */
  getAll(name: string): readonly unknown[];
}

/**
 * Reads how many rows of each repeatable group a page shows: at least the group's minimum, at most what any
 * form may have. A group without its control has its minimum.
 */
export function readRows(form: Form, controls: Controls): RowCounts {
  return new Map(
    form.groups.flatMap(({ guid, repeat }) => {
      if (repeat === undefined) return [];
      const shown = Number(textsOf(controls, rowsControlName(guid))[0] ?? repeat.min);
      const rows = Number.isInteger(shown) ? shown : repeat.min;
      return [[guid, Math.min(Math.max(rows, repeat.min), formLimits.rows)] as const];
    }),
  );
}

/**
 * Reads raw answers from a form's controls, for every field of the form in each of its rows. A field with one
 * control, or several checkable ones of the same name, gives the list of their values; a type with parts
 * gives one text for each control, the main one first, or an empty list when all of them are empty. An empty
 * control gives an empty text. When the page has only the main control, as for a verified answer, the list
 * has only its text.
 */
export function readControls(form: Form, controls: Controls, fieldTypes: FieldTypes): RawAnswers {
  return new Map(
    withRowsWrittenOut(form, readRows(form, controls)).fields.map((field): [AnswerKey, RawAnswer] => {
      const main = textsOf(controls, controlName(field.guid));
      const { parts } = fieldTypes.get(field.type);
      const others = parts.map((part) => textsOf(controls, controlName(field.guid, part)));
      if (others.flat().length === 0) return [field.guid, main];
      const texts = [main, ...others].map(([first = '']) => first);
      return [field.guid, texts.every((text) => text.trim() === '') ? [] : texts];
    }),
  );
}

function textsOf(controls: Controls, name: string): readonly string[] {
  return controls.getAll(name).filter((value) => typeof value === 'string');
}
