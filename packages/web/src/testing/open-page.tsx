import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished, vi } from 'vitest';
import { loadUserMenu, loadView } from '../public/load-view.tsx';
import { PageRoot } from '../public/page-root.tsx';
import { ServerView } from '../public/server-view.tsx';
import { markdownToHtml } from '../shared/markdown/markdown-to-html.ts';
import { aPageContext } from './sample-page.ts';
import type { PageContext, PublicPage } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** The HTML that the server sends inside the body's root. There is no `document` on the server. */
export function serverHtml(
  page: PublicPage,
  context: PageContext = aPageContext(),
  userMenu: ReactElement | null = null,
): string {
  const { document } = globalThis;
  vi.stubGlobal('document', undefined);
  try {
    return renderToString(
      <PageRoot context={context} markdownToHtml={markdownToHtml} userMenu={userMenu}>
        <ServerView page={page} />
      </PageRoot>,
    );
  } finally {
    vi.stubGlobal('document', document);
  }
}

/** How a page is opened. */
export interface OpenPageOptions {
  readonly context?: PageContext;
  /** What happens after the HTML has arrived and before the script runs. */
  readonly before?: () => void;
}

/** Opens a page as a browser does: the server's HTML, then its script. Returns the errors of hydration. */
export async function openPage(page: PublicPage, options: OpenPageOptions = {}): Promise<readonly unknown[]> {
  const { context = aPageContext(), before = () => undefined } = options;
  const root = document.body.appendChild(document.createElement('div'));
  const userMenu = await loadUserMenu(page, context);
  root.innerHTML = serverHtml(page, context, userMenu);
  before();
  const hydrationErrors: unknown[] = [];
  const view = await loadView(page, context);
  await act(async () => {
    const hydrated = hydrateRoot(
      root,
      <PageRoot context={context} markdownToHtml={null} userMenu={userMenu}>
        {view}
      </PageRoot>,
      { onRecoverableError: (error) => hydrationErrors.push(error) },
    );
    onTestFinished(() => {
      act(() => hydrated.unmount());
      root.remove();
    });
  });
  return hydrationErrors;
}
