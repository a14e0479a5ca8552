import { mount } from '@form-portal/ui/testing';
import type { Field } from '@form-portal/domain';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import { fieldTypeEditorUi } from '../editor-ui.ts';
import type { SettingsPanelProps } from '../editor-ui.ts';
import { aLocale } from './a-field.ts';

type Changes = Partial<Pick<SettingsPanelProps, 'locale' | 'language' | 'options'>>;

/** The settings panel of a field's type, with the prefix `panel` for its ids, and what it calls. */
export function aPanel(field: Field, changes: Changes = {}) {
  const { SettingsPanel } = fieldTypeEditorUi(field.type);
  if (SettingsPanel === null) throw new Error(`${field.type} has no panel`);
  const called = { setSettings: vi.fn(), setDecimals: vi.fn(), reloadOptions: vi.fn() };
  const others = { locale: aLocale('en'), language: 'gb', options: 'loaded', ...changes } as const;
  const own: Pick<SettingsPanelProps, 'field' | 'id' | 'commitsTyped'> = {
    field,
    id: 'panel',
    commitsTyped: ({ key }) => key === 'Enter',
  };
  const panel: ReactElement = <SettingsPanel {...own} {...others} {...called} />;
  return { panel, ...called };
}

/** Renders the settings panel of a field's type, and returns what it calls. */
export function drawPanel(field: Field, changes: Changes = {}) {
  const { panel, ...called } = aPanel(field, changes);
  mount(panel);
  return called;
}
