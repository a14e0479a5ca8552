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

/** How the computed fields of a form are rendered. */
export interface ComputedFields {
  /** Reads the answer itself: a sum changes with every key, and nothing else is rendered again then. */
  readonly ComputedField: ComponentType<ComputedFieldProps>;
}

/** Null where the form's rules are not applied. */
export const ComputedFieldContext = createContext<ComputedFields | null>(null);
