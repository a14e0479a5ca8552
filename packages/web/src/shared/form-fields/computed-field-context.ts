import { createContext } from 'react';
import type { FieldViewProps } from './field-view.tsx';
import type { ComponentType } from 'react';

export type ComputedFieldProps = Pick<FieldViewProps, 'field' | 'hidden' | 'error'>;

/** What shows the computed fields of a form. */
export interface ComputedFields {
  /** It reads the answer itself: answers change with every key of a sum, and nothing else is rendered again then. */
  readonly ComputedField: ComponentType<ComputedFieldProps>;
}

/** Null where the form's rules are not applied. */
export const ComputedFieldContext = createContext<ComputedFields | null>(null);
