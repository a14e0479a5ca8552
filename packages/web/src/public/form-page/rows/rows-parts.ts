import { createRowEditor } from './row-editor.ts';
import { RowFields } from './row-fields.tsx';
import type { RowsModule } from './rows-module.ts';

/** The parts of the page of a form with repeatable groups. */
export const rowsParts: RowsModule = { Fields: RowFields, createRowEditor };
