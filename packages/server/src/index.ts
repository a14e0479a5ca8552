export { composePortal, type Portal } from './compose.ts';
export { realSystemDeps, type SystemDeps } from './compose/infrastructure/system-deps.ts';
export { configurationTable, readConfig, type Config } from './config.ts';
export type { Environment } from './config/environment.ts';
export { loadWebBuild, type WebBuild } from './web-build.ts';
export { servePortal } from './serve.ts';
