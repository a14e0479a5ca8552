import { runSteps } from './run-steps.ts';

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
    { name: 'types', command: ['tsc', '-p', '.'] },
    { name: 'types of the pure domain', command: ['tsc', '-p', 'packages/domain'] },
    { name: 'types of what browsers run', command: ['tsc', '-p', 'tsconfig.browser.json'] },
    {
      name: 'import fences',
      command: ['depcruise', 'packages', '--config', '.dependency-cruiser.cjs', '--output-type', 'err-long'],
    },
    { name: 'unused code', command: ['knip'] },
    { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
    { name: 'references', command: ['node', 'tools/check-references.ts'] },
    { name: 'generated documents', command: ['node', 'tools/generate-docs.ts', '--check'] },
  ],
  2,
);
if (!passed) process.exit(1);
