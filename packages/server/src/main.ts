import { flushCompileCache } from 'node:module';
import { cacheCompiledModules } from './compile-cache.ts';

cacheCompiledModules();

const { servePortal } = await import('./serve.ts');
const { loadWebBuild } = await import('./web-build.ts');

await servePortal(loadWebBuild);
flushCompileCache();
