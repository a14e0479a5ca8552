import { existsSync, readdirSync } from 'node:fs';
import { predefinedControl, predefinedValue } from '@form-portal/domain/edit';
import { bundledCatalogue } from '@form-portal/domain/texts';
import { describe, expect, it } from 'vitest';
import { fieldTypes } from './index.ts';
import { aField } from './testing/a-field.ts';
import { fieldTypeEditorUi, fieldTypeEditorUis } from './editor-ui.ts';
import { fieldTypeUi, fieldTypeUis } from './ui.ts';

const here = new URL('.', import.meta.url);
const folders = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['shared', 'testing'].includes(entry.name))
  .map((entry) => entry.name)
  .sort();
const registered = fieldTypes.all.map((type) => type.name);

describe('the folders of field types', () => {
  it('are all registered, with rules, control and editor part, under their own names', () => {
    expect(registered.toSorted()).toEqual(folders);
    expect(Object.keys(fieldTypeUis).sort()).toEqual(folders);
    expect(Object.keys(fieldTypeEditorUis).sort()).toEqual(folders);
    for (const name of folders) expect(fieldTypes.get(name).name).toBe(name);
  });

  it.each(folders)('contain rules, texts and control of %s, each with its tests', (name) => {
    const files = ['.ts', '.test.ts', '.texts.ts', '.input.tsx', '.input.test.tsx'];

    const missing = files.filter((end) => !existsSync(new URL(`${name}/${name}${end}`, here)));

    expect(missing).toEqual([]);
  });

  it('contain the panel that is registered', () => {
    const withPanel = folders.filter((name) => existsSync(new URL(`${name}/${name}.panel.tsx`, here)));

    for (const name of folders)
      expect([name, fieldTypeEditorUi(name).SettingsPanel !== null]).toEqual([
        name,
        withPanel.includes(name),
      ]);
  });

  it('define every text of field types that a language’s folder contains', () => {
    const keys = fieldTypes.all.flatMap((type) => Object.keys(type.texts));

    for (const { texts } of Object.values(bundledCatalogue))
      for (const key of Object.keys(texts).filter((one) => one.startsWith('fieldType.')))
        expect(keys).toContain(key);
  });

  it('include the eleven specified types', () => {
    const specified = 'text longtext number boolean rating slider dropdown select date datetime time';
    const offered = fieldTypes.all.filter((type) => type.offered).map((type) => type.name);

    expect(offered).toEqual(expect.arrayContaining(specified.split(' ')));
  });
});

it('the first type of a data type, whose control takes predefined values, accepts whatever any other type gives the property', () => {
  for (const type of fieldTypes.all)
    for (const sample of type.samples)
      for (const dataType of type.offeredDataTypes) {
        const field = aField(type.name, { ...sample.field, dataType });
        if (type.check(field, sample.answer).length > 0) continue;
        const value = type.toPropertyValue(field, sample.answer);
        const control = predefinedControl({ ...field, value }, field.options, fieldTypes)!;
        const taken = predefinedValue(control, sample.answer);
        expect(taken, `${type.name} in the control of ${control.type.name}`).toEqual(value);
      }
});

it.each(['hologram', '', 'toString', '__proto__', 'constructor'])(
  'treats the unknown type "%s" as uninitialized',
  (name) => {
    expect(fieldTypes.get(name).name).toBe('uninitialized');
    expect(fieldTypeUi(name)).toBe(fieldTypeUis.uninitialized);
    expect(fieldTypeEditorUi(name)).toBe(fieldTypeEditorUis.uninitialized);
  },
);
