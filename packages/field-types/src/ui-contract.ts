import type { Answer, DisplayLocale, Field } from '@form-portal/domain';
import type { ReactElement } from 'react';

/**
 * What a field's control is given. Controls are uncontrolled native elements: `initial` is only their first content, so a new
 * `initial` (a restored draft, a reset, another language) needs a new `key`. Whoever wants the answer listens to the form's native
 * `input` event, which also follows every change made by script, and reads the form.
 */
export interface FieldInputProps {
  readonly field: Field;
  /** The field's GUID; a further part of the field is named `GUID.part`. */
  readonly name: string;
  /** Id of the control that the label and the error summary point to; ids of other elements start with it. */
  readonly id: string;
  readonly initial: Answer;
  readonly locale: DisplayLocale;
  /** Whether the last check refused the answer. */
  readonly invalid: boolean;
  /** Ids of description and error, in this order. */
  readonly describedBy?: string | undefined;
  /** Native `disabled`: in the editor and the preview. */
  readonly disabled: boolean;
  /** To be read, not changed, and sent all the same: what identification verified. Texts and boxes alone: every other type is drawn as a text then. */
  readonly readOnly?: boolean | undefined;
  /** Speaks politely through the page's one live region: a corrected number, characters left, options found. */
  readonly announce: (message: string) => void;
}

/** How the surrounding frame names the control; label, description, error and required mark are drawn there. */
export type FieldFrame =
  /** `<label for={id}>` above one control. */
  | 'label'
  /** `<fieldset>` with a `<legend>`; `aria-describedby` on the fieldset. */
  | 'group'
  /** The same with `role="radiogroup"`, which takes `aria-required` and `aria-invalid`. */
  | 'radiogroup'
  /** `<label for={id}>` to the right of the box, the description below. */
  | 'checkbox';

/** What the browser needs of one field type. */
export interface FieldTypeUi {
  readonly frame: (field: Field) => FieldFrame;
  /** `line`: one line of `--control-height`, so that fields side by side may share their bottom edge (docs/design.md#inputs). */
  readonly shape: 'line' | 'block';
  /** Text shown and described like a description, after the field's own; null: none. */
  readonly hintKey: string | null;
  readonly Input: (props: FieldInputProps) => ReactElement;
}
