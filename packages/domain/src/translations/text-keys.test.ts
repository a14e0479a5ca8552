import { describe, expect, it } from 'vitest';
import { submissionRoutes } from '../api/submission-routes.ts';
import { meaningOf } from '../problem.ts';
import { editorTextKeys } from './editor-text-keys.ts';
import { isPageText, otherTextKeys, pageTextKeys, textKeys } from './text-keys.ts';

describe('text keys', () => {
  it('stand in the list once', () => {
    expect(new Set(textKeys).size).toBe(textKeys.length);
  });

  it('of pages and of field types go to visitors, all others stay', () => {
    expect([...pageTextKeys, 'fieldType.rating.clear', 'written-by-nobody'].every(isPageText)).toBe(true);
    expect([...otherTextKeys, ...editorTextKeys].some(isPageText)).toBe(false);
  });

  it('go to visitors where a form sent without script may be refused for them', () => {
    const codes = [...submissionRoutes.submit.problems, 'request.malformed', 'request.too-large'] as const;
    expect(codes.map((code) => meaningOf(code).textKey).filter((key) => !isPageText(key))).toEqual([]);
  });
});
