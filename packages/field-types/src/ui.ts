import type { DisplayLocale, Field } from '@form-portal/domain';
import { BooleanInput } from './boolean/boolean.input.tsx';
import { DateInput } from './date/date.input.tsx';
import { DatetimeInput } from './datetime/datetime.input.tsx';
import { DropdownInput } from './dropdown/dropdown.input.tsx';
import type { FieldTypeName } from './index.ts';
import { LongtextInput } from './longtext/longtext.input.tsx';
import { NumberInput } from './number/number.input.tsx';
import { shownNumber } from './number/number-spelling.ts';
import { RatingInput } from './rating/rating.input.tsx';
import { SelectInput } from './select/select.input.tsx';
import { isSingleChoice } from './shared/choices/options.ts';
import { SliderInput } from './slider/slider.input.tsx';
import { hasTrack } from './slider/track-range.ts';
import { TextFieldInput } from './text/text.input.tsx';
import { TimeInput } from './time/time.input.tsx';
import type { FieldFrameKind, FieldTypeUi } from './ui-contract.ts';
import { UninitializedInput } from './uninitialized/uninitialized.input.tsx';

export { writeControl } from './shared/controls/control.tsx';
export { DateControl } from './shared/date-and-time/date-control.tsx';
export { readDate, spellDate } from './shared/date-and-time/date.ts';
export { readDateTime } from './shared/date-and-time/date-time.ts';
export { readTime, spellTime } from './shared/date-and-time/time.ts';
export type * from './ui-contract.ts';

const line = () => 'line' as const;
const block = () => 'block' as const;
const group = () => 'group' as const;
const choice = (field: Field): FieldFrameKind => (isSingleChoice(field) ? 'radiogroup' : 'group');

/** The browser's part of every field type; a registered type without an entry does not compile. */
export const fieldTypeUis: Readonly<Record<FieldTypeName, FieldTypeUi>> = {
  text: { frame: line, Input: TextFieldInput },
  longtext: { frame: block, Input: LongtextInput },
  number: { frame: line, Input: NumberInput },
  boolean: { frame: () => 'checkbox', Input: BooleanInput },
  rating: { frame: () => 'radiogroup', Input: RatingInput },
  slider: {
    frame: block,
    hintKey: (field) => (hasTrack(field) ? 'sliderHint' : undefined),
    Input: SliderInput,
  },
  dropdown: { frame: choice, Input: DropdownInput },
  select: { frame: choice, Input: SelectInput },
  date: { frame: line, hintKey: () => 'dateHint', Input: DateInput },
  datetime: { frame: group, hintKey: () => 'fieldType.datetime.hint', Input: DatetimeInput },
  time: { frame: line, hintKey: () => 'timeHint', Input: TimeInput },
  uninitialized: { frame: group, Input: UninitializedInput },
};

/** Looks up a type by name; an unknown one returns `uninitialized`. */
export function fieldTypeUi(name: string): FieldTypeUi {
  return isKnown(name) ? fieldTypeUis[name] : fieldTypeUis.uninitialized;
}

// Not by the registry: with it all rules would come with the first paint.
function isKnown(name: string): name is FieldTypeName {
  return Object.hasOwn(fieldTypeUis, name);
}

/** The value of a computed field as people write it; only numbers are computed (docs/form-logic.md#formulas). */
export function computedText(field: Field, value: number, locale: DisplayLocale): string {
  return shownNumber(field, value, locale);
}
