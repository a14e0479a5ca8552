import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { docComments } from './tools/doc-comments.ts';

const pureDomain = 'The domain is pure: take it as a parameter from the composition root.';

const olderBrowsers = 'The oldest browsers that pages are built for have no such function (decision 0024).';

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', 'data/**', '.cache/**', 'test-results/**'] },
  ...tseslint.configs.strict,
  {
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/unified-signatures': 'off',
      eqeqeq: 'error',
      'no-console': 'error',
      'max-lines-per-function': 'off',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
      ],
    },
  },
  {
    files: ['packages/**/*.tsx'],
    plugins: { 'jsx-a11y': jsxA11y, 'react-hooks': reactHooks },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      ...reactHooks.configs.recommended.rules,
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
        {
          selector: 'JSXAttribute[name.name="style"]',
          message: 'The content security policy forbids style attributes: use a class, or set it by script.',
        },
      ],
    },
  },
  {
    files: ['packages/domain/src/**/*.ts'],
    ignores: ['**/*.test.ts', 'packages/domain/src/testing/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['Date', 'crypto', 'process', 'window', 'document', 'fetch', 'setTimeout', 'performance'].map(
          (name) => ({
            name,
            message: pureDomain,
          }),
        ),
      ],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: pureDomain }],
    },
  },
  {
    files: ['packages/{domain,field-types,vault,storage}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { portal: { rules: { 'doc-comments': docComments } } },
    rules: { 'portal/doc-comments': 'error' },
  },
  {
    files: ['packages/{web,ui,field-types}/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...[
          ['AbortSignal', 'any'],
          ['AbortSignal', 'timeout'],
          ['URL', 'canParse'],
          ['URL', 'parse'],
        ].map(([object, property]) => ({ object, property, message: olderBrowsers })),
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/*.contract.ts', '**/testing/**', 'e2e/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['tools/**', 'bench/**', 'chaos/**', 'e2e/**', '*.config.{ts,js}', '.dependency-cruiser.cjs'],
    rules: {
      'no-console': 'off',
      'no-restricted-syntax': 'off',
      '@typescript-eslint/no-require-imports': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    ...tseslint.configs.disableTypeChecked,
  },
);
