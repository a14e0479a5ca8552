/**
 * The portal as a separate process that a test can kill: everything but the built pages, which are replaced by their data. Prints
 * its port on standard output as soon as it accepts submissions.
 */
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { cacheCompiledModules } from '../../compile-cache.ts';

cacheCompiledModules();

const { composePortal } = await import('../../compose.ts');
const { realSystemDeps } = await import('../../compose/infrastructure/system-deps.ts');
const { readConfig } = await import('../../config.ts');
const { testSystemDeps } = await import('../../testing/test-system-deps.ts');
// A killed process writes nothing.
flushCompileCache();

const { config } = readConfig(process.env);
if (config === null) throw new Error('The environment of the portal is invalid');
const portal = await composePortal(config, realSystemDeps(testSystemDeps().web));
portal.app.log.level = 'silent';
await portal.app.listen({ host: '127.0.0.1', port: 0, listenTextResolver: () => 'listening' });
portal.start();
const { port } = portal.app.server.address() as AddressInfo;
process.stdout.write(`\nport ${port}\n`);
process.once('SIGTERM', () => void portal.stop().then(() => process.exit(0)));
