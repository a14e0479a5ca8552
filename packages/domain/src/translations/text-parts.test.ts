import { describe, expect, it } from 'vitest';
import { isPageText } from './is-page-text.ts';
import { textAudienceOf, textKeys, textPartOf, textParts } from './text-parts.ts';

describe('the parts of the portal’s texts', () => {
  it('have each text key exactly once', () => {
    expect(textKeys.filter((key, index) => textKeys.indexOf(key) !== index)).toEqual([]);
  });

  it('are each read by visitors or by the administration', () => {
    const parts = [...textParts.visitors, ...textParts.administration];
    expect(new Set(textKeys.map(textPartOf))).toEqual(new Set(parts));
    expect(parts.map(textAudienceOf)).toEqual([
      ...textParts.visitors.map(() => 'visitors'),
      ...textParts.administration.map(() => 'administration'),
    ]);
  });

  it('of visitors hold no text of the administration', () => {
    const ofVisitors = textKeys.filter((key) => textAudienceOf(textPartOf(key)) === 'visitors');
    expect(ofVisitors.filter((key) => key.startsWith('admin.'))).toEqual([]);
    expect(ofVisitors.filter(isPageText).length).toBeGreaterThan(200);
  });

  it.each([
    ['portalTitle', 'formList'],
    ['errorFileSize', 'attachments'],
    ['receiptText', 'sending'],
    ['admin.said.undone', 'editor'],
    ['admin.vault.objects', 'submissions'],
    ['admin.nav.translations', 'site'],
    ['fieldType.rating.label', 'editor'],
    ['fieldType.rating.panel.shape', 'editor'],
    ['fieldType.rating.clear', 'answering'],
    ['written-by-nobody', 'everyPage'],
    ['admin.writtenByNobody', 'site'],
  ])('place %s under %s', (key, part) => {
    expect(textPartOf(key)).toBe(part);
  });
});
