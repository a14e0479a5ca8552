import type { Form, TextKey } from '@form-portal/domain';
import type { ChipProps } from '@form-portal/ui';

/** Whether visitors find a form: in the list, by its link alone, or not at all; a new one was never saved. */
export type FormState = 'published' | 'hidden' | 'disabled' | 'new';

/** How a stored form stands. */
export function publishingState({
  enabled,
  showInFormPortal,
}: Pick<Form, 'enabled' | 'showInFormPortal'>): FormState {
  if (!enabled) return 'disabled';
  return showInFormPortal ? 'published' : 'hidden';
}

/** The chip of each state. */
export const stateChips: Readonly<
  Record<FormState, { readonly textKey: TextKey; readonly kind: NonNullable<ChipProps['kind']> }>
> = {
  published: { textKey: 'admin.state.published', kind: 'ok' },
  hidden: { textKey: 'admin.state.hidden', kind: 'neutral' },
  disabled: { textKey: 'admin.state.disabled', kind: 'neutral' },
  new: { textKey: 'admin.state.new', kind: 'neutral' },
};
