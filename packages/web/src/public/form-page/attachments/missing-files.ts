import { attachedFiles } from '../form-state.ts';
import type { FormState, MissingFile } from '../form-state.ts';

/** The files of a restored draft that have not been chosen again. */
export function missingFiles({
  restored,
  draft,
}: Pick<FormState, 'restored' | 'draft'>): readonly MissingFile[] {
  const chosen = new Set(attachedFiles({ draft }).map(({ name }) => name));
  return restored?.files.filter(({ name }) => !chosen.has(name)) ?? [];
}
