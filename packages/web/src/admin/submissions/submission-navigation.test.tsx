import { guidOf } from '@form-portal/domain/testing';
import { mount } from '@form-portal/ui/testing';
import { act } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it, vi } from 'vitest';
import { useSubmissionNavigation, type SubmissionNavigation } from './submission-navigation.ts';

function openAt(address: string) {
  let navigation: SubmissionNavigation | undefined;
  function Probe(): null {
    navigation = useSubmissionNavigation();
    return null;
  }
  const router = createMemoryRouter([{ path: '/admin/submissions/:id?', element: <Probe /> }], {
    initialEntries: [address],
  });
  mount(<RouterProvider router={router} />);
  return { router, navigation: () => navigation };
}

it('keeps a change of the filter when another one follows at once', async () => {
  const { router, navigation } = openAt('/admin/submissions');

  await act(async () => {
    navigation()?.show({ period: 'week' });
    await vi.waitFor(() => expect(router.state.location.search).toBe('?period=week'));
    navigation()?.show({ q: 'demo' });
  });

  expect(navigation()?.filter).toMatchObject({ period: 'week', q: 'demo' });
});

it('closes a submission synchronously, so that a removed one is not fetched again', async () => {
  const guid = guidOf('removed');
  const { navigation } = openAt(`/admin/submissions/${guid}?status=test`);
  expect(navigation()?.open).toBe(guid);

  await act(async () => {
    navigation()?.close();
    expect(navigation()).toMatchObject({ open: null, filter: { status: 'test' } });
  });
});
