import { Localized } from '../../../shared/i18n/i18n-context.tsx';
import type { Field, LocalizedText } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface LabelInRowProps {
  readonly field: Field;
  /** The name of its row in a repeatable group; null for none. */
  readonly row: LocalizedText | null;
}

/** The label of a question where nothing else tells its rows apart: the name of its row comes first, “Grant 2, Amount”. */
export function LabelInRow({ field, row }: LabelInRowProps): ReactElement {
  return (
    <>
      {row !== null && (
        <>
          <Localized text={row} />,{' '}
        </>
      )}
      <Localized text={field.label} />
    </>
  );
}
