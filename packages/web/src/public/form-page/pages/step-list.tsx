import { CheckIcon, SendIcon, VisuallyHidden, classNames } from '@form-portal/ui';
import { useDeferredValue } from 'react';
import { Localized, PortalText } from '../../../shared/i18n/i18n-context.tsx';
import { isReviewing } from '../form-state.ts';
import { useForm } from '../use-form.ts';
import { fieldsOnPage } from './current-page.ts';
import { PageButton } from './page-button.tsx';
import { usePagedForm } from './use-paged-form.ts';
import styles from './step-list.module.css';
import type { FormPartProps } from '../form-parts.ts';
import type { FormPage } from '@form-portal/domain';
import type { ReactElement, ReactNode } from 'react';

type StepState = 'visited' | 'current' | 'ahead';

/** The pages of a form: those that were visited lead there, and the current one is marked (docs/design.md#form-with-pages). */
export function StepList({ page, asked }: FormPartProps): ReactElement {
  const { shown, progress } = usePagedForm(page);
  const isReview = useForm((state) => isReviewing(state) || state.progress?.stage === 'reviewing');
  function stateOf({ guid }: FormPage): StepState {
    if (guid === progress.page && !isReview) return 'current';
    return progress.visited.includes(guid) ? 'visited' : 'ahead';
  }
  return (
    <ol>
      {shown.map((step, index) => {
        const state = stateOf(step);
        const name = <Localized text={step.name} />;
        return (
          <Step key={step.guid} state={state} mark={state === 'visited' ? <CheckIcon /> : index + 1}>
            {state === 'visited' ? <PageButton page={step.guid}>{name}</PageButton> : name}
            {state !== 'ahead' && <Count form={asked} step={step} />}
          </Step>
        );
      })}
      {asked.checkAnswers && (
        <Step state={isReview ? 'current' : 'ahead'} mark={<SendIcon />}>
          <PortalText textKey="checkAndSend" />
        </Step>
      )}
    </ol>
  );
}

interface StepProps {
  readonly state: StepState;
  readonly mark: ReactNode;
  readonly children: ReactNode;
}

function Step({ state, mark, children }: StepProps): ReactElement {
  return (
    <li
      className={classNames(styles.step, styles[state])}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      <span className={styles.mark} aria-hidden="true">
        {mark}
      </span>
      <span className={styles.text}>{children}</span>
    </li>
  );
}

function Count({
  form,
  step,
}: {
  readonly form: FormPartProps['asked'];
  readonly step: FormPage;
}): ReactElement | null {
  // Deferred, so that no key waits for the counts (decision 0018).
  const answered = useDeferredValue(useForm((state) => state.answered));
  const fields = fieldsOnPage(form, step.guid).filter(({ formula }) => formula === undefined);
  if (fields.length === 0) return null;
  const n = fields.filter(({ guid }) => answered.has(guid)).length;
  return (
    <span className={styles.count}>
      <VisuallyHidden>, </VisuallyHidden>
      <PortalText textKey="partAnswered" params={{ n, all: fields.length }} />
    </span>
  );
}
