import { minuteMs } from '@form-portal/domain';
import { mount } from '@form-portal/ui/testing';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { initialI18nSource } from '../../page-root.tsx';
import { aPageContext } from '../../../testing/sample-page.ts';
import { I18nContext } from '../../../shared/i18n/i18n-context.tsx';
import { createI18n } from '../../../shared/i18n/i18n.ts';
import { ClosingNotice } from './closing-notice.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['15:45:00', 'You have about 14 minutes left.'],
  ['16:05:00', 'The form has closed.'],
])(
  'appears within a minute after the computer has slept until %s, since timers stop meanwhile',
  (woken, said) => {
    vi.setSystemTime('2026-12-31T09:00:00Z');
    const { container } = mount(
      <I18nContext value={createI18n(initialI18nSource(aPageContext('gb')))}>
        <ClosingNotice closesAt="2026-12-31T16:00:00Z" />
      </I18nContext>,
    );
    act(() => void vi.advanceTimersByTime(5 * minuteMs));
    expect(container.textContent).toBe('');

    // The clock goes on, the timers do not.
    vi.setSystemTime(`2026-12-31T${woken}Z`);
    act(() => void vi.advanceTimersByTime(minuteMs));
    expect(container.textContent).toContain(said);
  },
);
