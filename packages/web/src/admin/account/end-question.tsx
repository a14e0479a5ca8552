import { Button } from '@form-portal/ui';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { Popup } from '../../shared/shell/popup.tsx';
import type { TextKey } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface EndQuestionProps {
  readonly question: string;
  readonly consequence: string;
  readonly endKey: TextKey;
  readonly onEnd: () => void;
  readonly onExit: () => void;
}

/** Asks before several sessions end at once. */
export function EndQuestion({
  question,
  consequence,
  endKey,
  onEnd,
  onExit,
}: EndQuestionProps): ReactElement {
  const { text } = useI18n();
  return (
    <Popup
      icon="error"
      title={question}
      onExit={onExit}
      actions={
        <>
          <Button kind="danger" onClick={onEnd}>
            {text(endKey)}
          </Button>
          <Button data-first-focus onClick={onExit}>
            {text('cancel')}
          </Button>
        </>
      }
    >
      <p>{consequence}</p>
    </Popup>
  );
}
