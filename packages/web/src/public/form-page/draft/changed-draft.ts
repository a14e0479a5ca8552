import type { Result } from '@form-portal/domain';

/** The outcome of a change that cannot fail, because the controller changes only drafts that it has started. */
export function changedDraft<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(result.problems[0].code);
  return result.value;
}
