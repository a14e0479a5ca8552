import { formLimits } from '@form-portal/domain/edit';
import { aField, aForm, guidOf, guidSequence } from '@form-portal/domain/testing';
import { click } from '@form-portal/ui/testing';
import { expect, it } from 'vitest';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { AdminLanguageContext } from './canvas/admin-language.tsx';
import { PageGap } from './canvas/pages/page-sheet.tsx';
import { editorOf } from './model/testing/editor-notation.ts';
import { PageList } from './pages/page-list.tsx';
import { PageSettings } from './panel/page-panel.tsx';
import { ChecksSection } from './panel/logic-tab/checks/checks-section.tsx';
import { RequestedFilesSettings } from './settings-tab/requests/requested-files.tsx';
import { drawEditor, named } from './testing/draw-editor.tsx';
import type { Form } from '@form-portal/domain';
import type { ReactElement } from 'react';

const many = (count: number) => Array.from({ length: count }, (_, index) => guidOf(`part ${index}`));
const pages = many(formLimits.pages).map((guid) => ({ guid, name: {} }));
const [page] = many(1) as [ReturnType<typeof guidOf>];
const field = aField('text', { guid: guidOf('a') });
const paged: Form = {
  ...aForm({ fields: [field] }),
  pages,
  layout: [{ kind: 'field', guid: field.guid, page }],
};
const asking = aForm({
  attachments: {
    ...aForm().attachments,
    requests: many(formLimits.requests).map((guid) => ({ guid, name: {}, required: false, later: false })),
  },
});
const checked = aForm({
  checks: many(formLimits.checks).map((guid) => ({
    guid,
    message: {},
    at: null,
    kind: 'error' as const,
    must: { kind: 'person', identified: true } as const,
  })),
});

function OnCanvas(): ReactElement {
  return (
    <AdminLanguageContext value={useI18n()}>
      <PageGap page={page} />
    </AdminLanguageContext>
  );
}

it.each<readonly [string, Form, ReactElement, number]>([
  ['Add page', paged, <PageList />, formLimits.pages],
  ['Add page here', paged, <OnCanvas />, formLimits.pages],
  ['Add page after this', paged, <PageSettings guid={page} />, formLimits.pages],
  ['Add requested file', asking, <RequestedFilesSettings />, formLimits.requests],
  ['Add check', checked, <ChecksSection at={field.guid} />, formLimits.checks],
])('“%s” adds nothing at the limit of the form, and says why', (name, form, shown, most) => {
  const drawn = drawEditor(shown, editorOf(form), { env: { newGuid: guidSequence() } });

  click(named(name));

  expect(drawn.store.state().form).toBe(form);
  expect(drawn.toasts).toEqual([`A form can have at most ${most} of these.`]);
});
