import { sessionListToWire } from '@form-portal/domain/wire';
import { click } from '@form-portal/ui/testing';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { button, drawScreen } from '../testing/draw-screen.tsx';
import { SessionList } from './session-list.tsx';
import type { SessionSummary } from '@form-portal/domain';

const session: SessionSummary = {
  id: 'a',
  userName: 'Aino',
  address: '192.0.2.1',
  userAgent: '',
  isCurrent: false,
  kind: 'browser',
  startedAt: '2026-11-20T12:00:00.000Z',
  lastSeenAt: null,
};

afterEach(() => vi.unstubAllGlobals());

it('says beside the list why a session could not be ended, until another attempt', async () => {
  let isDown = true;
  vi.stubGlobal('fetch', (_: string, { method }: RequestInit) => {
    if (method !== 'DELETE') return Promise.resolve(Response.json(sessionListToWire([session])));
    return Promise.resolve(
      isDown ? Response.json({ error: 'It is down.' }, { status: 503 }) : new Response(null, { status: 204 }),
    );
  });
  drawScreen(
    <SessionList
      of="everybody"
      endAllKey="account.endEverybody"
      question=""
      consequenceKey="account.endEverybodyConsequence"
      noneKey="account.onlyThis"
    />,
  );
  await act(() => vi.waitFor(() => button('End')));
  const alerts = () => [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent);
  const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

  click(button('End'));
  await settled();
  expect(alerts()).toEqual(['It is down.']);

  isDown = false;
  click(button('End'));
  await settled();
  expect(alerts()).toEqual([]);
});
