import type { DisplayLocale, Field } from '@form-portal/domain';
import type { IconProps } from '@form-portal/ui';
import type { ReactElement } from 'react';

/** Where loading the options of a field stands; `unbound`: the field has no property that could give any. */
export type OptionsState = 'unbound' | 'loading' | 'failed' | 'loaded';

/** What the panel of a field type's own settings is given. It keeps nothing: every change goes to the form at once, as one step. */
export interface SettingsPanelProps {
  readonly field: Field;
  /** The administrator's words; names of options are shown in `language`, the one that the form is being written in. */
  readonly locale: DisplayLocale;
  readonly language: string;
  /** Ids of the panel's elements start with it. */
  readonly id: string;
  /** Changes the range; the type makes it valid. */
  readonly setRange: (range: Partial<Pick<Field, 'minValue' | 'maxValue'>>) => void;
  readonly options: OptionsState;
  /** Fetches the options from the value list again. */
  readonly reloadOptions: () => void;
}

/** What the form builder needs of one field type; visitors' pages carry none of it. */
export interface FieldTypeEditorUi {
  readonly Icon: (props: IconProps) => ReactElement;
  /** The settings that the type has of its own; null: none. */
  readonly SettingsPanel: ((props: SettingsPanelProps) => ReactElement) | null;
}
