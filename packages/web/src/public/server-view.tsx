import { FormListPage } from './form-list/form-list-page.tsx';
import { ConfirmationNote } from './form-page/sending/confirmation-note.tsx';
import { FormView } from './form-page/form-page.tsx';
import { IdentifyPage } from './form-page/identity/identify-page.tsx';
import * as interactiveModule from './form-page/interactive-form.tsx';
import { computedFields } from './form-page/logic/computed-fields.tsx';
import { useAskedForm } from './form-page/logic/use-asked-form.ts';
import { rowsParts } from './form-page/rows/rows-parts.ts';
import { pagedPartsOf } from './form-page/pages/paged-parts.tsx';
import { requestsModule } from './form-page/requests/requests.ts';
import { OtherPages } from './other-pages.tsx';
import { ReceiptPage } from './receipt-page.tsx';
import { hasRows } from '@form-portal/domain';
import type { PublicPage } from '@form-portal/domain';
import type { FormPageContent } from './form-page/form-page-content.ts';
import type { ReactElement } from 'react';

/** The server passes the result of the rules with the page instead of the rules. */
const interactive = { ...interactiveModule, resolveForm: null, markdownToHtml: null };

/** The view of a page on the server, which has all of them; load-view.tsx loads the same in the browser. */
export function ServerView({ page }: { readonly page: PublicPage }): ReactElement {
  switch (page.kind) {
    case 'form-list':
      return <FormListPage forms={page.forms} />;
    case 'form':
      return formView(page);
    case 'receipt':
      return <ReceiptPage page={page} />;
    case 'closed-form':
    case 'login':
    case 'auth-callback':
    case 'logout':
    case 'accessibility':
    case 'not-found':
    case 'failure':
      return <OtherPages page={page} />;
  }
}

function formView(page: FormPageContent): ReactElement {
  switch (page.mode) {
    case 'identify':
      return <IdentifyPage form={page.form} />;
    case 'fill':
    case 'preview':
      return (
        <FormView
          page={page}
          interactive={interactive}
          extras={{
            paged: pagedPartsOf(page.form),
            useAskedForm,
            computed: computedFields,
            requests: page.form.attachments.requests ? requestsModule : null,
            rows: hasRows(page.form) ? rowsParts : null,
            ConfirmationNote,
          }}
        />
      );
  }
}
