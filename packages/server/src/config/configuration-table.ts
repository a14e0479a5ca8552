import { secretFileVariable } from './secret-files.ts';
import type { Variable } from './variable.ts';
import { variables } from './variables.ts';

/** The table of environment variables for docs/operations.md, in Markdown. */
export function configurationTable(): string {
  const rows = Object.entries<Variable<unknown>>(variables).map(([name, variable]) => rowOf(name, variable));
  return ['| Variable | Default | Value | Meaning |', '|---|---|---|---|', ...rows, ''].join('\n');
}

function rowOf(name: string, variable: Variable<unknown>): string {
  const fallback =
    variable.default === null || variable.default === '' ? '(not set)' : `\`${variable.default}\``;
  const unit = variable.unit === undefined ? '' : ` (${variable.unit})`;
  const file = variable.secret
    ? ` Secret: \`${secretFileVariable(name)}\` may name a file that holds it instead.`
    : '';
  return `| \`${name}\` | ${fallback} | ${variable.kind.expected}${unit} | ${variable.comment}${file} |`;
}
