import { servePortal } from '@form-portal/server';
import { startDevServer } from '../packages/web/dev-server.ts';

await servePortal(async () => {
  const development = await startDevServer();
  return { renderPage: development.renderPage, assetFolders: [], adminPage: null, development };
});
