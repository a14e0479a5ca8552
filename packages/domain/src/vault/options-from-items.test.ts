import { describe, expect, it } from 'vitest';
import { aCatalogue, aStructure } from '../testing/builders.ts';
import { textIn } from '../text/localized-text.ts';
import { optionsFromItems } from './options-from-items.ts';

describe('optionsFromItems', () => {
  const items = [
    { id: 2, name: 'Item two' },
    { id: 1, name: 'Item one' },
  ];
  const options = optionsFromItems(items, aStructure().itemNames[101], aCatalogue());

  it('keeps the order of the value list', () => {
    expect(options.map(({ id }) => id)).toEqual([2, 1]);
  });

  it('names each option in every language by its paired vault language', () => {
    expect(options[1]?.name).toEqual({ gb: 'North', fi: 'Pohjoinen', se: 'Item one' });
  });

  it('uses the item’s own name when its language has no translation, not another language’s', () => {
    expect(options[0]?.name).toEqual({ gb: 'South', fi: 'Item two', se: 'Item two' });
    expect(textIn(options[0]?.name ?? {}, 'se', 'gb')).toBe('Item two');
  });

  it('works for a list without translations', () => {
    expect(optionsFromItems([{ id: 3, name: '' }], undefined, aCatalogue())).toEqual([
      { id: 3, name: { gb: '3', fi: '3', se: '3' } },
    ]);
  });
});
