import type { Environment } from './environment.ts';
import { resolveSecretFiles, secretFileVariable } from './secret-files.ts';
import type { Variable } from './variable.ts';
import { variables } from './variables.ts';

type ValueOf<V> = V extends { readonly kind: { readonly parse: (text: string) => infer T } }
  ? Exclude<T, undefined> | (V extends { readonly default: null } ? null : never)
  : never;

/** A value for every variable of the table. */
export type Values = { readonly [N in keyof typeof variables]: ValueOf<(typeof variables)[N]> };

/** All values, or null with all problems; warnings in either case. */
interface VariablesResult {
  readonly values: Values | null;
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
}

const table = Object.entries<Variable<unknown>>(variables);
const secretNames = table.filter(([, { secret }]) => secret === true).map(([name]) => name);
const knownNames: ReadonlySet<string> = new Set([
  ...Object.keys(variables),
  ...secretNames.map(secretFileVariable),
]);

/** Reads every variable of the table. An empty text counts as not set unless the variable says otherwise. */
export function readVariables(rawEnvironment: Environment): VariablesResult {
  const { environment, problems: unreadable } = resolveSecretFiles(rawEnvironment, secretNames);
  const problems = [...unreadable];
  const values: Record<string, unknown> = {};
  for (const [name, variable] of table) {
    const trimmed = environment[name]?.trim();
    const isSet = trimmed !== undefined && (trimmed !== '' || variable.mayBeEmpty === true);
    const written = isSet ? trimmed : variable.default;
    const value = written === null ? null : variable.kind.parse(written);
    if (value === undefined) problems.push(wrongValue(name, variable, written ?? ''));
    values[name] = value;
  }
  const warnings = Object.keys(environment)
    .filter((name) => name.startsWith('PORTAL_') && !knownNames.has(name))
    .map((name) => `${name} is not a setting of the portal and was ignored`);
  // Every variable of the table has been parsed by its kind.
  return { values: problems.length === 0 ? (values as Values) : null, problems, warnings };
}

function wrongValue(name: string, { kind, secret }: Variable<unknown>, written: string): string {
  return `${name} is ${secret ? 'set to an invalid value' : `'${written}'`}; expected ${kind.expected}`;
}
