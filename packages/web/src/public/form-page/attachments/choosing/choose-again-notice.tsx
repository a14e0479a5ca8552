import { Notice } from '@form-portal/ui';
import { PortalText } from '../../../../shared/i18n/i18n-context.tsx';
import { firstChooserOf } from './first-chooser.ts';
import type { Form } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface ChooseAgainNoticeProps {
  readonly form: Form;
  /** Names of files that were posted and must be chosen again. */
  readonly names: readonly string[];
}

/** Says which files must be chosen again, and leads to where. */
export function ChooseAgainNotice({ form, names }: ChooseAgainNoticeProps): ReactElement {
  const chooser = firstChooserOf(form);
  const words = <PortalText textKey="filesChooseAgain" params={{ names: names.join(', ') }} />;
  return <Notice kind="warn">{chooser === null ? words : <a href={`#${chooser}`}>{words}</a>}</Notice>;
}
