import { runSteps } from './run-steps.ts';

/**
 * TypeScript 7 is three times as fast as the TypeScript 6 that the linter needs. Both install a `tsc`, so this names the file.
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
