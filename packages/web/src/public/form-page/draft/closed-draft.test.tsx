import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { aFormPage, questions } from '../../../testing/a-form-page.ts';
import { prepareFormPages } from '../../../testing/fill-form-page.ts';
import { openPage } from '../../../testing/open-page.tsx';
import type { PublicPage } from '@form-portal/domain';

const { form } = aFormPage();
const { name, members, agreed } = questions;

const page: PublicPage = {
  kind: 'closed-form',
  guid: form.guid,
  name: form.name,
  description: {},
  text: {},
  form,
  availability: { state: 'closed', closedAt: '2027-01-31T14:00:00.000Z' },
};

function store(owner: string): void {
  const answers = { [name.guid]: 'Aino', [members.guid]: 12, [agreed.guid]: true };
  sessionStorage.setItem(`draft:${form.guid}`, JSON.stringify({ guid: form.guid, answers, owner }));
}

async function open(): Promise<void> {
  await openPage(page);
  await act(() => import('./closed-draft.tsx'));
}

const listed = () =>
  [...document.querySelectorAll('section[aria-labelledby="closed-draft"] dl > div')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent),
  );

prepareFormPages();

describe('The draft of a form that has closed', () => {
  afterEach(() => sessionStorage.clear());

  it('can be read: the questions that were answered', async () => {
    store('');
    await open();

    expect(listed()).toEqual([
      ['Name', 'Aino'],
      ['Members', '12'],
      ['Agreed', 'Yes'],
    ]);
  });

  it('is not shown to another person', async () => {
    store('mark of somebody else');
    await open();

    expect(listed()).toEqual([]);
  });
});
