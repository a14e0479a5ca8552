import { createContext } from 'react';
import type { Field } from '@form-portal/domain';
import type { ComponentType } from 'react';

export interface ComputedFieldProps {
  readonly field: Field;
  /** The error text of the answer; undefined: there is no error. */
  readonly error: string | undefined;
  /** Hidden fields keep what was typed in them; the server decides what counts. */
  readonly hidden: boolean;
}

/** What shows the computed fields of a form. */
export interface ComputedFields {
  /** It reads the answer itself: answers change with every key of a sum, and nothing else is rendered again then. */
  readonly ComputedField: ComponentType<ComputedFieldProps>;
}

/** Null where the form's rules are not applied. */
export const ComputedFieldContext = createContext<ComputedFields | null>(null);
