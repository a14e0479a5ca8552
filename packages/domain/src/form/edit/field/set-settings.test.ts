import { describe, expect, it } from 'vitest';
import type { SettingChanges } from '../../../field-type/field-settings.ts';
import { aField, aForm } from '../../../testing/builders.ts';
import { testFieldTypes } from '../../../testing/test-field-types.ts';
import { setSettings } from './set-settings.ts';

const rating = aField('rating');
const form = aForm({ fields: [rating] });
const edited = (changes: SettingChanges) => setSettings(form, rating.guid, changes, testFieldTypes);

describe("a field's own settings", () => {
  it('are changed one by one', () => {
    expect(edited({ maxValue: 5 }).fields).toEqual([{ ...rating, settings: { minValue: 0, maxValue: 5 } }]);
  });

  it('stay when a change is invalid or undefined, or not a setting of the type', () => {
    expect(edited({ maxValue: 'many' })).toBe(form);
    expect(edited({ maxValue: 10, minValue: undefined })).toBe(form);
    expect(edited({ colour: 'red' })).toBe(form);
  });
});
