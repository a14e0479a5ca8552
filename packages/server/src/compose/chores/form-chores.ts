import { minuteMs } from '@form-portal/domain';
import { refreshOptions, type RefreshOptionsDeps } from '../../forms/refresh-options.ts';
import type { Chore } from './run-chores.ts';

/** Updates published forms from the vault; they may lag at most five minutes behind (specification D46). */
export function formChores(deps: RefreshOptionsDeps): readonly Chore[] {
  return [{ name: 'refresh options', everyMs: 4 * minuteMs, run: () => refreshOptions(deps) }];
}
