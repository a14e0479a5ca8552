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

/** What the server, which has no document, sends of a page: all inside the body's root. */
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
export interface Opening {
  readonly context?: PageContext;
  /** What a visitor does before the script is there. */
  readonly before?: () => void;
}

/** Opens a page as a browser does: the server's HTML, then its script. Returns what React found different. */
export async function openPage(page: PublicPage, opening: Opening = {}): Promise<readonly unknown[]> {
  const { context = aPageContext(), before = () => undefined } = opening;
  const root = document.body.appendChild(document.createElement('div'));
  const userMenu = await loadUserMenu(page, context);
  root.innerHTML = serverHtml(page, context, userMenu);
  before();
  const differences: unknown[] = [];
  const view = await loadView(page, context);
  await act(async () => {
    const awake = hydrateRoot(
      root,
      <PageRoot context={context} markdownToHtml={null} userMenu={userMenu}>
        {view}
      </PageRoot>,
      { onRecoverableError: (error) => differences.push(error) },
    );
    onTestFinished(() => {
      act(() => awake.unmount());
      root.remove();
    });
  });
  return differences;
}
