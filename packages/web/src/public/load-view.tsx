import type { PublicPage } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** The page of a kind, for the browser, which fetches only the script of its own page (named in the page's head, page-assets.ts). */
export async function loadView(page: PublicPage): Promise<ReactElement> {
  switch (page.kind) {
    case 'form-list': {
      const { FormListPage } = await import('./form-list/form-list-page.tsx');
      return <FormListPage forms={page.forms} />;
    }
    case 'form': {
      const { FormPage } = await import('./form-page/form-page.tsx');
      return <FormPage page={page} />;
    }
    case 'receipt': {
      const { ReceiptPage } = await import('./receipt-page.tsx');
      return <ReceiptPage page={page} />;
    }
    default: {
      const { OtherPages } = await import('./other-pages.tsx');
      return <OtherPages page={page} />;
    }
  }
}
