import { expect } from '@playwright/test';
import type { BuiltField } from '../forms/built-form.ts';
import type { Editor } from '../editor.ts';
import type { Locator } from '@playwright/test';

/** The controls of a field in the side panel, as the journeys use them. */
export interface FieldControls {
  readonly label: Locator;
  readonly bound: Locator;
  readonly isRequired: Locator;
  readonly max: Locator;
  /** Waits until the options of the value list are loaded. */
  readonly untilLoaded: (field: BuiltField) => Promise<void>;
}

/** Finds the controls of the selected field. */
export function fieldControls({ panel }: Editor): FieldControls {
  return {
    label: panel.getByRole('textbox', { name: 'Field label' }),
    bound: panel.getByRole('combobox', { name: 'Vault property' }),
    isRequired: panel.getByRole('switch', { name: /^Required/ }),
    max: panel.getByRole('textbox', { name: 'Max', exact: true }),
    untilLoaded: async (field) => {
      if (field.hasOptions !== true) return;
      await expect(panel.getByRole('heading', { name: /^[1-9]\d* options loaded/ })).toBeVisible();
    },
  };
}
