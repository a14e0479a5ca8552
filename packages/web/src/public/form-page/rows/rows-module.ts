import type { FormFieldsProps } from '../../../shared/form-fields/form-fields.tsx';
import type { DraftEditor } from '../draft/draft-editor.ts';
import type { FormDeps } from '../form-deps.ts';
import type { ComponentType } from 'react';

/** What adds and removes rows of repeatable groups. */
export interface RowEditor {
  /** Performs the action of a button of a group, named by its value; returns whether it was one. */
  readonly press: (value: string) => boolean;
}

/** What only forms with repeatable groups load. */
export interface RowsModule {
  readonly Fields: ComponentType<FormFieldsProps>;
  readonly createRowEditor: (deps: FormDeps, editor: DraftEditor) => RowEditor;
}
