import type { Field, FieldSettings } from '@form-portal/domain';
import type { IconProps } from '@form-portal/ui';
import type { KeyboardEvent, ReactElement } from 'react';
import type { PageLocale } from './ui-contract.ts';

/** Loading state of a field's options; `unbound` when the field has no property with a value list. */
export type OptionsState = 'unbound' | 'loading' | 'failed' | 'loaded';

/**
 * Props of the settings panel of a field type with the own settings `S`. The panel is stateless: every change is
 * applied to the form at once, as one step.
 */
export interface SettingsPanelProps<S extends FieldSettings = FieldSettings> {
  readonly field: Field;
  /**
   * The administrator's locale; option names are shown in `language`, the language in which the form is
   * being edited.
   */
  readonly locale: PageLocale;
  readonly language: string;
  /** Prefix of the ids of the panel's elements. */
  readonly id: string;
  /** Changes some own settings of the field; its type makes them valid. */
  readonly setSettings: (changes: Partial<S>) => void;
  /** Sets the decimals of a number, 0–6; undefined leaves them to its type. */
  readonly setDecimals: (decimals: number | undefined) => void;
  /**
   * Whether a key press commits what is typed in a control, as leaving the control does: Enter, or the shortcut that
   * saves.
   */
  readonly commitsTyped: (press: KeyboardEvent) => boolean;
  readonly options: OptionsState;
  /** Reloads the options from the value list. */
  readonly reloadOptions: () => void;
}

/** The form builder's part of a field type; not loaded by visitors' pages. */
export interface FieldTypeEditorUi {
  readonly Icon: (props: IconProps) => ReactElement;
  /** The type's own settings; null when it has none. */
  readonly SettingsPanel: ((props: SettingsPanelProps) => ReactElement) | null;
}
