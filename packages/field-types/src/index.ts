import type { FieldType, FieldTypes } from '@form-portal/domain';
import { boolean } from './boolean/boolean.ts';
import { date } from './date/date.ts';
import { datetime } from './datetime/datetime.ts';
import { dropdown } from './dropdown/dropdown.ts';
import { longtext } from './longtext/longtext.ts';
import { number } from './number/number.ts';
import { rating } from './rating/rating.ts';
import { select } from './select/select.ts';
import { slider } from './slider/slider.ts';
import { text } from './text/text.ts';
import { time } from './time/time.ts';
import { uninitialized } from './uninitialized/uninitialized.ts';

/**
 * All field types, in the order in which the editor offers them. The first type for a data type also takes its
 * predefined values, so it must be the one that accepts the most. A new type needs one import and one line here, in
 * `ui.ts` and in `editor-ui.ts`.
 */
const registry = {
  text,
  longtext,
  number,
  boolean,
  rating,
  slider,
  dropdown,
  select,
  date,
  datetime,
  time,
  uninitialized,
} satisfies Readonly<Record<string, FieldType>>;

/** The name of a registered field type. */
export type FieldTypeName = keyof typeof registry;

/** Whether a name, for example from an imported form, is registered. */
export function isFieldTypeName(name: string): name is FieldTypeName {
  return Object.hasOwn(registry, name);
}

/** The registered field types; an unknown name returns `uninitialized` (specification §8). */
export const fieldTypes: FieldTypes = {
  get: (name) => (isFieldTypeName(name) ? registry[name] : uninitialized),
  all: Object.values(registry),
};
