import type { Form, TextKey } from '@form-portal/domain';
import type { ChipProps } from '@form-portal/ui';

/** Where visitors find a form: in the list, only by its link, or not at all; a draft was never published. */
export type PublishingState = 'published' | 'hidden' | 'disabled' | 'draft';

/** The state of a stored form. */
export function publishingState({
  enabled,
  showInFormPortal,
  revision,
}: Pick<Form, 'enabled' | 'showInFormPortal' | 'revision'>): PublishingState {
  if (revision === 0) return 'draft';
  if (!enabled) return 'disabled';
  return showInFormPortal ? 'published' : 'hidden';
}

/** The chip of each state. */
export const stateChips: Readonly<
  Record<PublishingState, { readonly textKey: TextKey; readonly kind: NonNullable<ChipProps['kind']> }>
> = {
  published: { textKey: 'admin.state.published', kind: 'ok' },
  hidden: { textKey: 'admin.state.hidden', kind: 'neutral' },
  disabled: { textKey: 'admin.state.disabled', kind: 'neutral' },
  draft: { textKey: 'admin.state.draft', kind: 'neutral' },
};
