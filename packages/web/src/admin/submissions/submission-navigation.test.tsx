import { mount } from '@form-portal/ui/testing';
import { act } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it, vi } from 'vitest';
import { useSubmissionNavigation, type SubmissionNavigation } from './submission-navigation.ts';

it('keeps a change of the filter when another one follows at once', async () => {
  let navigation: SubmissionNavigation | undefined;
  function Probe(): null {
    navigation = useSubmissionNavigation();
    return null;
  }
  const router = createMemoryRouter([{ path: '/admin/submissions', element: <Probe /> }], {
    initialEntries: ['/admin/submissions'],
  });
  mount(<RouterProvider router={router} />);

  await act(async () => {
    navigation?.show({ period: 'week' });
    await vi.waitFor(() => expect(router.state.location.search).toBe('?period=week'));
    navigation?.show({ q: 'demo' });
  });

  expect(navigation?.filter).toMatchObject({ period: 'week', q: 'demo' });
});
