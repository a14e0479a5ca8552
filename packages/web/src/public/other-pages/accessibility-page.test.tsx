import { mount } from '@form-portal/ui/testing';
import { expect, it } from 'vitest';
import { aPageContext } from '../../testing/sample-page.ts';
import { PageRoot } from '../page-root.tsx';
import { AccessibilityPage } from './accessibility-page.tsx';
import type { StatementParts } from '@form-portal/domain';

it('has no heading for a part of the statement that consists of blanks', () => {
  const parts: StatementParts = {
    organisation: { gb: 'Kuusilahti' },
    compliance: { gb: ' \n' },
    knownGaps: {},
    method: { gb: '' },
    supervisor: { gb: ' ' },
    date: '',
  };
  const context = aPageContext('gb');
  const settings = {
    ...context.settings,
    feedbackAddress: '',
    accessibilityStatement: { kind: 'page', parts },
  } as const;

  mount(
    <PageRoot context={{ ...context, settings }} markdownToHtml={null} userMenu={null}>
      <AccessibilityPage />
    </PageRoot>,
  );

  expect(document.querySelectorAll('main h2')).toHaveLength(1);
});
