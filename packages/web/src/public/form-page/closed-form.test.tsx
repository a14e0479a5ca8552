import { bundledCatalogue } from '@form-portal/domain/texts';
import { one } from '@form-portal/ui/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { aFormPage, questions } from '../../testing/a-form-page.ts';
import { aReturnedPost } from '../../testing/a-returned-post.ts';
import { popup, prepareFormPages, refuseSending, send, type } from '../../testing/fill-form-page.ts';
import { openPage, serverHtml } from '../../testing/open-page.tsx';
import type { Problem } from '@form-portal/domain';

const { name } = questions;
const whole = aFormPage();
const page = {
  ...whole,
  form: {
    ...whole.form,
    fields: [name],
    groups: [],
    layout: [{ kind: 'field', guid: name.guid } as const],
  },
};

const closed: Problem = { code: 'submission.form-not-found' };
const kept = 'Your answers are still on this page.';

prepareFormPages();

describe('A form that takes no answers any more', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  const returned = aReturnedPost({ answers: { [name.guid]: 'Aino' } });

  function comeBack(problem: Problem): string {
    document.body.innerHTML = serverHtml({ ...page, returned: { ...returned, problems: [problem] } });
    return one('[aria-labelledby="error-summary"]').textContent;
  }

  it('is reported without script, with the answers, and nothing must be corrected', () => {
    expect(comeBack(closed)).toBe(`The form could not be sent. ${kept}This form no longer takes answers.`);
    expect(one<HTMLInputElement>(`[name="${name.guid}"]`).value).toBe('Aino');
  });

  it.each([
    ['closed', 'This form has closed and no longer takes answers.'],
    ['full', 'All places of this form are taken.'],
    ['not-open-yet', 'This form has not opened yet.'],
  ] as const)(
    'reports without script that it is %s when a row was added, and marks nothing',
    (unavailable, message) => {
      document.body.innerHTML = serverHtml({
        ...page,
        unavailable,
        returned: { ...returned, answers: {}, shownAgain: true },
      });
      expect(one('form [role="alert"]').textContent).toBe(message);
      expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
    },
  );

  it('does not say that another person’s answers are still there', () => {
    expect(comeBack({ code: 'submission.other-person' })).not.toContain(kept);
  });

  it('mentions once with script that the answers are kept', async () => {
    const error = bundledCatalogue.gb.texts['problem.formClosed'];
    refuseSending(404, { error, code: closed.code });
    await openPage(page);
    await type(name, 'Aino');
    await send();
    expect(popup()).toContain('This form no longer takes answers');
    expect(popup()?.match(/still on this page/g)).toHaveLength(1);
  });
});
