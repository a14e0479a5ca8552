import { Notice } from '@form-portal/ui';
import { PortalText } from '../../../shared/i18n/i18n-context.tsx';
import { useForm } from '../use-form.ts';
import type { ReviewedFile } from '../checking/use-review.ts';
import type { ReactElement } from 'react';

/** Says which files are not sent, because the answers no longer ask for them (docs/form-logic.md#requested-files); nothing for none. */
export function UnaskedFiles({ files }: { readonly files: readonly ReviewedFile[] }): ReactElement | null {
  const asked = useForm(({ logic }) => logic?.askedRequests);
  const unasked = files.filter(({ request }) => request !== null && asked?.includes(request) === false);
  if (unasked.length === 0) return null;
  const names = unasked.map(({ name }) => name).join(', ');
  return (
    <Notice kind="warn">
      <PortalText textKey="filesNotAskedFor" params={{ names }} />
    </Notice>
  );
}
