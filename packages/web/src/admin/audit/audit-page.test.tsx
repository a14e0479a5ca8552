import { click } from '@form-portal/ui/testing';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { button, drawScreen } from '../testing/draw-screen.tsx';
import { AuditPage } from './audit-page.tsx';

const event = {
  ID: '1',
  At: '2026-11-20T12:00:00.000Z',
  Event: 'sign-in.succeeded',
  Actor: 'Aino Korhonen',
  Subject: '',
  Detail: '',
  Reference: '',
  FormName: null,
  FieldName: null,
};

afterEach(() => vi.unstubAllGlobals());

it('when more events cannot be loaded, the log says why and keeps those it shows', async () => {
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(
      address.includes('cursor')
        ? Response.json({ error: 'The portal is busy.' }, { status: 503 })
        : Response.json(address.startsWith('/api/admin/audit') ? { Items: [event], NextCursor: 'next' } : []),
    ),
  );
  drawScreen(<AuditPage />);
  await act(() => vi.waitFor(() => expect(document.body.textContent).toContain('Aino Korhonen')));

  click(button('Show more'));

  const alerts = () => [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent);
  await act(() => vi.waitFor(() => expect(alerts()).toContain('The portal is busy.')));
  expect(document.body.textContent).toContain('Aino Korhonen');
});
