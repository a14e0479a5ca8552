import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { aPagedFormPage, pagedQuestions } from '../../testing/a-paged-form-page.ts';
import { control, prepareFormPages } from '../../testing/fill-form-page.ts';
import { openPage } from '../../testing/open-page.tsx';

vi.mock('./load-interactive.ts', () => ({ loadInteractive: () => Promise.reject(new Error('404')) }));

prepareFormPages();

/** Keeps what the browser would post, without leaving the page. */
function watchPosts(): readonly FormData[] {
  const posts: FormData[] = [];
  const onSubmit = (event: SubmitEvent): void => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    posts.push(new FormData(event.target as HTMLFormElement, event.submitter));
  };
  document.addEventListener('submit', onSubmit);
  return posts;
}

it('posts a form whose script cannot be loaded by the button that was pressed: the form would be sent in place of turning the page', async () => {
  const posts = watchPosts();
  await openPage(aPagedFormPage());
  control(pagedQuestions.applicant).value = 'Aino';
  await act(async () => document.querySelector<HTMLButtonElement>('form button[value="next"]')?.click());
  expect(posts.map((post) => [post.get('_go'), post.get(pagedQuestions.applicant.guid)])).toEqual([
    ['next', 'Aino'],
  ]);
});
