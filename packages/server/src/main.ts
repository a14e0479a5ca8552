import { servePortal } from './serve.ts';
import { loadWebBuild } from './web-build.ts';

await servePortal(loadWebBuild);
