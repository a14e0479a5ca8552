import { expect, it } from 'vitest';
import { dropdown } from '../dropdown/dropdown.ts';
import { select } from './select.ts';

it('A select differs from a dropdown by its name and its texts only', () => {
  const { name, labelKey, texts } = select;

  expect(select).toEqual({ ...dropdown, name, labelKey, texts });
  expect([name, labelKey]).not.toEqual([dropdown.name, dropdown.labelKey]);
});
