import { choiceSetting, defineSettings, textIn, textSetting, withPlainSigns } from '@form-portal/domain';
import type { DisplayLocale, Field, LocalizedText } from '@form-portal/domain';
import { boundSetting, inOrder, largestInteger, smallestInteger } from '../shared/numbers/range.ts';
import type { RangeSettings } from '../shared/numbers/range.ts';

/** The units that the editor offers; `own` has a text of the form. */
export const units = ['', '€', '%', 'kpl', 'own'] as const;

/** The unit of a number: none, one that every language writes alike, pieces, or a text of the form. */
export type Unit = (typeof units)[number];

/** The own settings of a number. */
export type NumberSettings = RangeSettings & { readonly unit: Unit; readonly unitText: LocalizedText };

/** The own settings of a number; the text of a unit is removed when another unit is chosen. */
export const numberSettings = defineSettings<NumberSettings>(
  {
    minValue: boundSetting(smallestInteger),
    maxValue: boundSetting(largestInteger),
    unit: choiceSetting(units, ''),
    unitText: textSetting({
      labelKey: 'fieldType.number.panel.unitText',
      needed: false,
      isUsed: ({ unit }) => unit === 'own',
    }),
  },
  {
    fit: ({ unit, unitText, ...bounds }, changed) => ({
      ...inOrder(bounds, changed),
      unit,
      unitText: unit === 'own' ? unitText : {},
    }),
  },
);

/** Returns the unit of a field. */
export function unitOf(field: Field): Unit {
  return numberSettings.of(field).unit;
}

/** Returns the unit of a field as its readers write it; empty when it has none. */
export function unitIn(field: Field, locale: DisplayLocale): string {
  const { unit, unitText } = numberSettings.of(field);
  if (unit === 'own') return textIn(unitText, locale.language, locale.defaultLanguage);
  return unit === 'kpl' ? locale.text('fieldType.number.pieces') : unit;
}

/** What people write for a unit besides the unit itself, in lower case. */
const synonyms: Readonly<Record<Unit, readonly string[]>> = {
  '': [],
  '€': ['€', 'eur', 'euro', 'euroa', 'euros', 'e'],
  '%': ['%', 'prosenttia', 'procent', 'percent'],
  kpl: ['kpl', 'kappaletta', 'st', 'st.', 'stycken', 'pcs', 'pieces'],
  own: [],
};

/** The end of a round sum of money: `4 500,-`, `4500:-`. */
const noCents = /[,:]\s*-$/;

/** Returns a typed number without its unit, which may be on either side of it, or after the sign. */
export function withoutUnit(field: Field, typed: string): string {
  const { unit, unitText } = numberSettings.of(field);
  const own = Object.values(unitText).map((text) => withPlainSigns(text).trim().toLowerCase());
  const names = [...synonyms[unit], ...own];
  const text = withPlainSigns(typed).trim();
  const amount = withoutWord(
    text,
    names.filter((name) => name !== ''),
  );
  return unit === '€' ? amount.replace(noCents, '') : amount;
}

function withoutWord(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase();
  if (lower.length !== text.length) return text;
  const [sign = ''] = /^[+-]?/.exec(text) ?? [];
  for (const word of words) {
    if (lower.endsWith(word)) return text.slice(0, -word.length).trim();
    if (lower.startsWith(word, sign.length)) return sign + text.slice(sign.length + word.length).trim();
  }
  return text;
}
