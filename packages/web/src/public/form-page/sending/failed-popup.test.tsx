import { mount, one } from '@form-portal/ui/testing';
import { guidOf } from '@form-portal/domain/testing';
import { expect, it } from 'vitest';
import { aPageContext } from '../../../testing/sample-page.ts';
import { PageRoot } from '../../page-root.tsx';
import { FailedPopup } from './failed-popup.tsx';

it('of a form that takes no answers any more leads to its page, and does not offer to send again', () => {
  const failure = {
    reason: 'not-open',
    message: 'The form has closed.',
    fields: [],
    files: new Map(),
  } as const;
  mount(
    <PageRoot context={aPageContext()} markdownToHtml={null} userMenu={null}>
      <FailedPopup
        form={guidOf('form')}
        failure={failure}
        onClose={() => undefined}
        onTryAgain={() => undefined}
      />
    </PageRoot>,
  );

  expect(one('dialog h2').textContent).toBe('The form has closed.');
  expect(one(`dialog [href="/form/${guidOf('form')}"]`).getAttribute('target')).toBe('_blank');
  expect(one('dialog').textContent).not.toContain('Try again');
});
