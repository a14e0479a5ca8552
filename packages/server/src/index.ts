export { composePortal, type Portal } from './compose.ts';
export { realOutside, type Outside } from './compose/outside.ts';
export { configurationTable, readConfig, type Config } from './config.ts';
export type { Environment } from './config/environment.ts';
export { loadWebBuild, type WebBuild } from './web-build.ts';
export { servePortal } from './serve.ts';
