import { describe, expect, it } from 'vitest';
import { choiceRules } from '../shared/options.ts';
import { select } from './select.ts';

describe('The select', () => {
  it('is a choice among the options of the vault’s value list', () => {
    expect(select).toMatchObject(choiceRules);
    expect(select.usesOptions).toBe(true);
    expect(select.offeredDataTypes).toEqual([9, 10]);
  });
});
