import { describe, expect, it } from 'vitest';
import { aField, aForm, someOptions } from '../../../testing/builders.ts';
import { setOptions } from './set-options.ts';

const chosen = aField('select', { property: 1009, dataType: 9, options: someOptions('North', 'South') });

describe('loaded options', () => {
  const form = aForm({ fields: [chosen] });
  const fresh = someOptions('North', 'South', 'West');

  it('replace those of the field', () => {
    const loaded = setOptions(form, chosen.guid, { property: 1009, options: fresh });

    expect(loaded.fields).toEqual([{ ...chosen, options: fresh }]);
  });

  it('are ignored when the field has in the meantime been bound to another property', () => {
    expect(setOptions(form, chosen.guid, { property: 1010, options: fresh })).toBe(form);
  });

  it('change nothing when they are equal, treating an empty name as none', () => {
    const same = someOptions('North', 'South').map((option) => ({
      ...option,
      name: { ...option.name, ee: '' },
    }));

    expect(setOptions(form, chosen.guid, { property: 1009, options: same })).toBe(form);
  });

  it.each([
    ['another order', [...chosen.options].reverse()],
    ['another name', someOptions('North', 'East')],
    ['one less', someOptions('North')],
  ])('count as changed in %s', (_what, options) => {
    expect(setOptions(form, chosen.guid, { property: 1009, options })).not.toBe(form);
  });
});
