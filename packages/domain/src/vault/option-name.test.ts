import { describe, expect, it } from 'vitest';
import { optionName } from './option-name.ts';

describe('optionName', () => {
  it.each([
    ['the vault’s translation', { id: 7, name: 'North' }, 'Pohjoinen', 'Pohjoinen'],
    ['the item’s name without a translation', { id: 7, name: 'North' }, undefined, 'North'],
    ['the item’s name for an empty translation', { id: 7, name: 'North' }, '', 'North'],
    ['the id when there is no name either', { id: 7, name: '' }, undefined, '7'],
  ])('is %s', (_name, item, translated, name) => {
    expect(optionName(item, translated)).toBe(name);
  });
});
