import { describe, expect, it } from 'vitest';
import { submissionRoutes } from '../api/submission-routes.ts';
import { meaningOf } from '../problems/problem.ts';
import { isPageText } from './is-page-text.ts';
import { accountTextKeys } from './keys/administration/account-text-keys.ts';
import { editorTextKeys } from './keys/administration/editor-text-keys.ts';
import { administrationProblemTextKeys } from './keys/administration/problem-text-keys.ts';
import { receiptTextKeys } from './keys/visitors/receipt-text-keys.ts';
import { textAudienceOf, textKeys, textPartOf } from './text-parts.ts';

describe('text keys', () => {
  it('of pages and field types are sent to visitors, all others are not', () => {
    const receipt: readonly string[] = receiptTextKeys;
    const ofPages = textKeys.filter(
      (key) => textAudienceOf(textPartOf(key)) === 'visitors' && !receipt.includes(key),
    );

    expect(ofPages.length).toBeGreaterThan(100);
    expect([...ofPages, 'fieldType.rating.clear', 'written-by-nobody'].every(isPageText)).toBe(true);
    expect(
      [
        ...receiptTextKeys,
        ...accountTextKeys,
        ...administrationProblemTextKeys,
        ...editorTextKeys,
        'fieldType.rating.panel.shape',
      ].some(isPageText),
    ).toBe(false);
  });

  it('are sent to visitors when they explain a refusal of a form sent without script', () => {
    const codes = [...submissionRoutes.submit.problems, 'request.malformed', 'request.too-large'] as const;
    expect(codes.map((code) => meaningOf(code).textKey).filter((key) => !isPageText(key))).toEqual([]);
  });
});
