import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, it } from 'vitest';
import { docComments } from './doc-comments.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const missing = (name: string) => ({ messageId: 'missing', data: { name } });

new RuleTester({ languageOptions: { parser: tseslint.parser } }).run('doc comments', docComments, {
  valid: [
    '/** A duration. */\nexport const second = 1000;',
    '/** Adds. */\nexport function add(a: number): number;\nexport function add(a: string): string;',
    '/** A duration. */\n// For the linter.\nexport const second = 1000;',
    'const own = 1;\nfunction local() {}',
    `export { second } from './durations.ts';\nexport * from './all.ts';`,
  ],
  invalid: [
    { code: 'export const minute = 60;', errors: [missing('minute')] },
    { code: '// In seconds.\nexport const minute = 60;', errors: [missing('minute')] },
    { code: '/* In seconds. */\nexport const minute = 60;', errors: [missing('minute')] },
    {
      code: 'export type Size = number;\nexport interface Box {}',
      errors: [missing('Size'), missing('Box')],
    },
    { code: '/** One. */\nexport const one = 1;\nexport const two = 2;', errors: [missing('two')] },
    { code: 'export const one = 1, two = 2;', errors: [missing('one'), missing('two')] },
    { code: 'export function add() {}\nexport class Sum {}', errors: [missing('add'), missing('Sum')] },
  ],
});
