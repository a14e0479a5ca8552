import { describe, expect, it } from 'vitest';
import { choiceRules } from '../shared/options.ts';
import { select } from './select.ts';

describe('The select', () => {
  it('is a choice among options that the vault’s value list gives', () => {
    expect(select).toMatchObject(choiceRules);
    expect(select.usesOptions).toBe(true);
    expect(select.offeredDataTypes).toEqual([9, 10]);
  });
});
