import type * as z from 'zod/mini';
import { safeParse } from 'zod/mini';
import { joinPath, refuseUnsafeJson } from './values/plain-json.ts';
import type { Problem } from './problems/problem.ts';
import { failed, ok, type Result } from './problems/result.ts';

/** Maximum number of problems reported for one document. */
const maxProblems = 20;

/**
 * Validates external input against a schema. Never throws. Problem code: `request.invalid`, one for each of
 * at most 20 faults, with its path in wire names (`Fields[3].Name.gb`, empty for the whole document) and a
 * `reason`: the schema's own, else zod's code of the issue.
 */
export function parseWire<T>(schema: z.core.$ZodType<T>, value: unknown): Result<T> {
  const unsafe = refuseUnsafeJson(value);
  if (unsafe !== undefined) return failed(unsafe);
  const parsed = safeParse(schema, value);
  if (parsed.success) return ok(parsed.data);
  const problems = parsed.error.issues.slice(0, maxProblems).map((issue): Problem => ({
    code: 'request.invalid',
    path: issue.path.reduce<string>(
      (path, step) => joinPath(path, typeof step === 'symbol' ? '?' : step),
      '',
    ),
    params: { reason: reasonOf(issue) },
  }));
  const [first = { code: 'request.invalid' }, ...others] = problems;
  return failed(first, ...others);
}

/** The schema's own reason, also from within a union; else zod's code. */
function reasonOf(issue: z.core.$ZodIssue): string {
  const own = issue.code === 'custom' ? issue.params?.['reason'] : undefined;
  if (typeof own === 'string') return own;
  if (issue.code !== 'invalid_union') return issue.code;
  const reasons = issue.errors.flat().map(reasonOf);
  return reasons.find((reason) => reason.includes('-')) ?? issue.code;
}
