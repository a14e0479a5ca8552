import {
  CalendarClockIcon,
  CalendarIcon,
  CircleAlertIcon,
  CircleDotIcon,
  ClockIcon,
  HashIcon,
  ListIcon,
  SlidersIcon,
  SquareCheckIcon,
  StarIcon,
  TextLinesIcon,
  TypeIcon,
} from '@form-portal/ui';
import { DropdownPanel } from './dropdown/dropdown.panel.tsx';
import type { FieldTypeEditorUi } from './editor-ui-contract.ts';
import { isFieldTypeName, type FieldTypeName } from './index.ts';
import { NumberPanel } from './number/number.panel.tsx';
import { RatingPanel } from './rating/rating.panel.tsx';
import { SelectPanel } from './select/select.panel.tsx';
import { SliderPanel } from './slider/slider.panel.tsx';
import { TextPanel } from './text/text.panel.tsx';

export type * from './editor-ui-contract.ts';

/** The form builder's part of every field type; a registered type without an entry does not compile. */
export const fieldTypeEditorUis: Readonly<Record<FieldTypeName, FieldTypeEditorUi>> = {
  text: { Icon: TypeIcon, SettingsPanel: TextPanel },
  longtext: { Icon: TextLinesIcon, SettingsPanel: null },
  number: { Icon: HashIcon, SettingsPanel: NumberPanel },
  boolean: { Icon: SquareCheckIcon, SettingsPanel: null },
  rating: { Icon: StarIcon, SettingsPanel: RatingPanel },
  slider: { Icon: SlidersIcon, SettingsPanel: SliderPanel },
  dropdown: { Icon: ListIcon, SettingsPanel: DropdownPanel },
  select: { Icon: CircleDotIcon, SettingsPanel: SelectPanel },
  date: { Icon: CalendarIcon, SettingsPanel: null },
  datetime: { Icon: CalendarClockIcon, SettingsPanel: null },
  time: { Icon: ClockIcon, SettingsPanel: null },
  uninitialized: { Icon: CircleAlertIcon, SettingsPanel: null },
};

/** Looks up a type by name; an unknown one returns `uninitialized`. */
export function fieldTypeEditorUi(name: string): FieldTypeEditorUi {
  return fieldTypeEditorUis[isFieldTypeName(name) ? name : 'uninitialized'];
}
