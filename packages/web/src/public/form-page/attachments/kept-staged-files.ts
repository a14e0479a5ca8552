import { formControlNames } from '@form-portal/domain';
import type { StagedFile } from '@form-portal/domain';
import type { FormPageContent } from '../form-page-content.ts';

/** The staged files that the page lists and the visitor has not ticked to remove. */
export function keptStagedFiles({ returned }: FormPageContent): readonly StagedFile[] {
  const ticks = document.getElementsByName(formControlNames.removedFile);
  const removed = [...ticks].flatMap((tick) =>
    tick instanceof HTMLInputElement && tick.checked ? [tick.value] : [],
  );
  return (returned?.staged?.files ?? []).filter(({ id }) => !removed.includes(id));
}
