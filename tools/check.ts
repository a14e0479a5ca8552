import { runSteps } from './run-steps.ts';

/**
 * The native compiler takes a third of the time. The linter needs the older one, which is a library; both install a `tsc`, and which one
 * is on the PATH is chance.
 */
const tsc = 'node_modules/typescript-native/bin/tsc';

const passed = await runSteps(
  [
    {
      name: 'lint',
      command: [
        'eslint',
        '.',
        '--max-warnings',
        '0',
        '--cache',
        '--cache-location',
        'node_modules/.cache/eslint',
      ],
    },
    { name: 'types', command: ['node', tsc, '-p', '.'] },
    { name: 'types of the pure domain', command: ['node', tsc, '-p', 'packages/domain'] },
    { name: 'types of what browsers run', command: ['node', tsc, '-p', 'tsconfig.browser.json'] },
    {
      name: 'import fences',
      command: ['depcruise', 'packages', '--config', '.dependency-cruiser.cjs', '--output-type', 'err-long'],
    },
    { name: 'unused code', command: ['knip'] },
    { name: 'code that only tests use', command: ['knip', '--production'] },
    { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
    { name: 'references', command: ['node', 'tools/check-references.ts'] },
    { name: 'generated documents', command: ['node', 'tools/generate-docs.ts', '--check'] },
  ],
  2,
);
if (!passed) process.exit(1);
