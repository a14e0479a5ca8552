import '@form-portal/ui/tokens.css';
import '@form-portal/ui/base.css';
import '../shared/fonts/fonts.css';
import { hydrateRoot } from 'react-dom/client';
import { loadUserMenu, loadView } from './load-view.tsx';
import { PageRoot } from './page-root.tsx';
import { readPageData } from './document/page-data.ts';

/**
 * A function instead of an `await` at the top level: the bundler puts this module into a chunk that the view's chunk imports, and an
 * import does not complete before a top-level `await` has.
 */
async function hydrate(root: HTMLElement): Promise<void> {
  const { page, context } = readPageData(document);
  const [view, userMenu] = await Promise.all([loadView(page, context), loadUserMenu(page, context)]);
  hydrateRoot(
    root,
    <PageRoot context={context} markdownToHtml={null} userMenu={userMenu}>
      {view}
    </PageRoot>,
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('Root element not found');
void hydrate(root);

// The deferred rest is rendered once the browser is idle, so that typing never waits for it.
const drawAll = (): void => document.documentElement.classList.add('drawn');
if ('requestIdleCallback' in window) requestIdleCallback(drawAll);
else setTimeout(drawAll, 1000);
