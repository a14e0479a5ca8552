import { guidOf } from '@form-portal/domain/testing';
import { mount, one } from '@form-portal/ui/testing';
import { expect, it } from 'vitest';
import { aPageContext } from '../../testing/sample-page.ts';
import { ClosedFormPage } from './closed-form-page.tsx';
import { PageRoot } from '../page-root.tsx';

it.each([
  ['fi', 'Lomake avautuu tiistaina 1.12.2026 klo 9.00'],
  ['gb', 'The form opens on Tuesday, 1 December 2026 at 09:00'],
  ['se', 'Blanketten öppnar tisdag 1 december 2026 kl. 9.00'],
] as const)(
  'a form that is not open yet says in %s on which day of the week it opens',
  (language, heading) => {
    const availability = {
      state: 'not-open-yet',
      opensAt: '2026-12-01T07:00:00.000Z',
      closesAt: null,
    } as const;
    mount(
      <PageRoot context={aPageContext(language)} markdownToHtml={null} userMenu={null}>
        <ClosedFormPage
          page={{
            kind: 'closed-form',
            guid: guidOf('form'),
            name: {},
            description: {},
            text: {},
            availability,
            form: null,
          }}
        />
      </PageRoot>,
    );

    expect(one('h2').textContent.replace(/\s/gu, ' ')).toBe(heading);
  },
);
