import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// Starts that find their modules compiled take two thirds of the time; where the folder can't be written, they take as long as the first.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/form-portal/compiled'));

const { servePortal } = await import('./serve.ts');
const { loadWebBuild } = await import('./web-build.ts');

await servePortal(loadWebBuild);
flushCompileCache();
