import { describe, expect, it } from 'vitest';
import { choiceRules } from '../shared/options.ts';
import { dropdown } from './dropdown.ts';

describe('The dropdown', () => {
  it('is a choice among the options of the vault’s value list', () => {
    expect(dropdown).toMatchObject(choiceRules);
    expect(dropdown.usesOptions).toBe(true);
    expect(dropdown.offeredDataTypes).toEqual([9, 10]);
  });
});
