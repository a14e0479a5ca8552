import type { FieldTypes } from '../field-type.ts';
import type { Form } from '../form/form.ts';
import type { Guid } from '../guid.ts';
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
 * Returns the name of a field's control: its GUID, or `GUID.part` for an additional control of a type that
 * has several.
 */
export function controlName(guid: Guid, part = ''): string {
  return part === '' ? guid : `${guid}.${part}`;
}

/**
 * Reads raw answers from a form's controls, for every field of the form. A field with one control, or
 * several checkable ones of the same name, gives the list of their values; a type with parts gives
 * one text for each control, the main one first, or an empty list when all of them are empty.
 */
export function readControls(form: Form, controls: Controls, fieldTypes: FieldTypes): RawAnswers {
  return new Map(
    form.fields.map((field): [Guid, RawAnswer] => {
      const main = textsOf(controls, controlName(field.guid));
      const { parts } = fieldTypes.get(field.type);
      if (parts.length === 0) return [field.guid, main];
      const others = parts.map((part) => textsOf(controls, controlName(field.guid, part)));
      const texts = [main, ...others].map(([first = '']) => first);
      return [field.guid, texts.every((text) => text.trim() === '') ? [] : texts];
    }),
  );
}

function textsOf(controls: Controls, name: string): readonly string[] {
  return controls.getAll(name).filter((value) => typeof value === 'string');
}
