import { isGuid } from '@form-portal/domain';
import { expect, it } from 'vitest';
import { newGuid } from './new-guid.ts';

it('makes random GUIDs of version 4, never the same twice', () => {
  const guids = Array.from({ length: 100 }, newGuid);
  expect(guids.filter((guid) => !isGuid(guid) || !/^.{14}4.{4}[89ab]/.test(guid))).toEqual([]);
  expect(new Set(guids).size).toBe(100);
});
