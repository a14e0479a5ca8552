import { cacheCompiledModules } from './compile-cache.ts';

cacheCompiledModules();

const { runCommandLine } = await import('./commands/command-line.ts');

await runCommandLine(process.argv.slice(2));
