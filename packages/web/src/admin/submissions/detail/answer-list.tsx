import { ChevronDownIcon, ShieldCheckIcon, VisuallyHidden } from '@form-portal/ui';
import { Localized, useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { NamingText } from '../../naming-text.tsx';
import { MaskedValue } from '../../masked-value.tsx';
import { MarkedText } from '../list/marked-text.tsx';
import { fetchUnmaskedValue } from '../submission-queries.ts';
import styles from './answer-list.module.css';
import panel from './submission-panel.module.css';
import type { AnsweredSection, ShownAnswer, SubmissionDetail } from '../submission-detail.wire.ts';
import type { Guid } from '@form-portal/domain';
import type { ReactElement } from 'react';

interface AnswerListProps {
  readonly submission: Pick<SubmissionDetail, 'guid' | 'sections'>;
}

/** The answers to the questions that were asked, by page, group and row. */
export function AnswerList({ submission }: AnswerListProps): ReactElement {
  return (
    <div className={styles.parts}>
      {submission.sections.map((section, index) => (
        <Section key={index} submission={submission.guid} section={section} />
      ))}
    </div>
  );
}

interface SectionProps {
  readonly submission: Guid;
  readonly section: AnsweredSection;
}

function Section({ submission, section: { heading, level, answers } }: SectionProps): ReactElement {
  const Heading = level === 1 ? 'h4' : 'h5';
  return (
    <>
      {heading !== null && (
        <Heading>
          <Localized text={heading} />
        </Heading>
      )}
      {answers.length > 0 && (
        <dl className={styles.answers}>
          {answers.map((answer) => (
            <div key={answer.key}>
              <dt>
                <Localized text={answer.name} />
              </dt>
              <dd>
                <Answer submission={submission} answer={answer} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** The questions that the form's rules left out, folded; nothing when all were asked. */
export function NotAsked({
  submission: { notAsked },
}: {
  readonly submission: Pick<SubmissionDetail, 'notAsked'>;
}): ReactElement | null {
  const { text } = useI18n();
  if (notAsked.length === 0) return null;
  return (
    <details className={styles.notAsked}>
      <summary>
        <ChevronDownIcon size={16} />
        {text('admin.submissions.notAsked', { n: notAsked.length })}
      </summary>
      <ul>
        {notAsked.map(({ name, row }, index) => (
          <li key={index}>
            {row === null ? (
              <Localized text={name} />
            ) : (
              <NamingText
                textKey="admin.submissions.inRow"
                params={{ n: row }}
                names={{ question: <Localized text={name} /> }}
              />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface AnswerProps {
  readonly submission: Guid;
  readonly answer: ShownAnswer;
}

function Answer({ submission, answer }: AnswerProps): ReactElement {
  const { text } = useI18n();
  if (answer.masked) return <MaskedAnswer submission={submission} answer={answer} />;
  if (answer.value === '')
    return <span className={styles.empty}>{text('admin.submissions.notAnswered')}</span>;
  return (
    <>
      <MarkedText text={answer.value} /> {answer.verified && <VerifiedMark />}
      {answer.computed && <span className={panel.meta}>{text('admin.submissions.computed')}</span>}
    </>
  );
}

function VerifiedMark(): ReactElement {
  const { text } = useI18n();
  return (
    <span className={styles.verified} title={text('admin.submissions.verified')}>
      <ShieldCheckIcon size={16} />
      <VisuallyHidden>{text('admin.submissions.verified')}</VisuallyHidden>
    </span>
  );
}

function MaskedAnswer({ submission, answer }: AnswerProps): ReactElement {
  const { key, name, value, verified } = answer;
  const { textOf } = useI18n();
  return (
    <MaskedValue label={textOf(name)} masked={value} onShow={() => fetchUnmaskedValue(submission, key)}>
      {verified && <VerifiedMark />}{' '}
    </MaskedValue>
  );
}
