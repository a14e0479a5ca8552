import { mount, one } from '@form-portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { aPageContext } from '../../testing/sample-page.ts';
import { I18nContext } from '../../shared/i18n/i18n-context.tsx';
import { createI18n } from '../../shared/i18n/i18n.ts';
import { ShareDone, type ShareDoneProps } from './share-done.tsx';

const i18n = createI18n({
  language: 'gb',
  languageTag: 'en',
  defaultLanguage: 'gb',
  timeZone: 'UTC',
  texts: {
    ...aPageContext('gb').texts,
    'admin.progress.of': '{done} of {total}',
    'admin.progress.percent': '{n} % done',
  },
  tags: {},
});

function shown(share: Pick<ShareDoneProps, 'done' | 'total'>) {
  const { unmount } = mount(
    <I18nContext value={i18n}>
      <ShareDone label="Export" {...share} />
    </I18nContext>,
  );
  const progress = one('progress');
  const progressShown = {
    value: progress.getAttribute('value'),
    seen: one('p[aria-hidden]').textContent,
    spoken: one('[role="status"]').textContent,
  };
  unmount();
  return progressShown;
}

describe('the progress of a long task', () => {
  it.each([
    [0, 1200, '0', '0 of 1,200', '0 % done'],
    [299, 1200, String(299 / 1200), '299 of 1,200', '0 % done'],
    [300, 1200, '0.25', '300 of 1,200', '25 % done'],
    [1199, 1200, String(1199 / 1200), '1,199 of 1,200', '75 % done'],
    [1300, 1200, '1', '1,300 of 1,200', '100 % done'],
    [0, 0, '1', '0 of 0', '100 % done'],
  ])('is shown as a share and announced at every quarter: %i of %i', (done, total, value, seen, spoken) => {
    expect(shown({ done, total })).toEqual({ value, seen, spoken });
  });
});
