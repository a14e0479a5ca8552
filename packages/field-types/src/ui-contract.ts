import type { Answer, DisplayLocale, Field, LanguageCode } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** The language of a page, and the tags of the site's languages for `lang` attributes. */
export interface PageLocale extends DisplayLocale {
  readonly tagOf: (language: LanguageCode) => string;
}

/**
 * Props of a field's control. Controls are uncontrolled native elements: `initial` sets only the initial
 * content, so a new `initial` (a restored draft, a reset, another language) needs a new `key`. To observe
 * the answer, listen to the form's native `input` event, which is also dispatched after changes by script,
 * and read the form.
 */
export interface FieldInputProps {
  readonly field: Field;
  /** The field's GUID; an additional control of the field is named `GUID.part`. */
  readonly name: string;
  /** Id of the control that the label and the error summary point to; prefix of the ids of other elements. */
  readonly id: string;
  readonly initial: Answer;
  readonly locale: PageLocale;
  /** Whether the last check refused the answer. */
  readonly invalid: boolean;
  /** Ids of description and error, in this order. */
  readonly describedBy?: string | undefined;
  /** Native `disabled`: in the editor and the preview. */
  readonly disabled: boolean;
  /**
   * Visible and sent but not editable, for answers verified by identification. Supported by texts and boxes
   * only: every other type is then rendered as a text.
   */
  readonly readOnly?: boolean | undefined;
  /**
   * Announces a message politely through the page's live region: a corrected number, characters left,
   * options found.
   */
  readonly announce: (message: string) => void;
}

/**
 * How the surrounding frame names the control. The frame also renders label, description, error and
 * required mark.
 */
export type FieldFrameKind =
  /**
   * `<label for={id}>` above a control that is one line of `--control-height`, so that fields side by side can align
   * their bottom edges (docs/design.md#field-frame).
   */
  | 'line'
  /** `<label for={id}>` above any other control. */
  | 'block'
  /** `<fieldset>` with a `<legend>`; `aria-describedby` on the fieldset. */
  | 'group'
  /** The same with `role="radiogroup"`, which takes `aria-required` and `aria-invalid`. */
  | 'radiogroup'
  /** `<label for={id}>` to the right of the box, the description below. */
  | 'checkbox';

/** The browser's part of a field type. */
export interface FieldTypeUi {
  /** The frame may depend on the settings of the field, as its controls do. */
  readonly frame: (field: Field) => FieldFrameKind;
  /** Text key of a hint, shown and referenced like a description, after the field's own; undefined for none. */
  readonly hintKey?: (field: Field) => string | undefined;
  readonly Input: (props: FieldInputProps) => ReactElement;
}
