import { useSettingsForm } from '../form/settings-form.ts';
import type { Settings } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** Stands for a save that merges another administrator's changes in. */
export function MergeButton({ theirs }: { readonly theirs: Partial<Settings> }): ReactElement {
  const { change } = useSettingsForm();
  return <button onClick={() => change(theirs)}>Merge</button>;
}
