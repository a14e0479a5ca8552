import {
  answerTo,
  asksForFiles,
  formControlNames,
  pagesOf,
  pageTurnToWire,
  requestOutcomeText,
  takesAttachments,
} from '@form-portal/domain';
import { fieldTypes } from '@form-portal/field-types';
import { Button, VisuallyHidden, classNames } from '@form-portal/ui';
import { use, useEffect, useEffectEvent, useRef } from 'react';
import { fieldIds } from '../../../shared/form-fields/field-ids.ts';
import { VerifiedFields } from '../../../shared/form-fields/verified-fields.ts';
import { Localized, PortalText, useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { chooseFilesId } from '../attachments/attachment-ids.ts';
import { attachmentsTextKey } from '../attachments/attachments-text-key.ts';
import { ChooseAgainNotice } from '../attachments/choosing/choose-again-notice.tsx';
import { summaryHeadingId } from './error-summary.tsx';
import { goToElement, isForBrowser } from '../layout/go-to.ts';
import { requestIds } from '../requests/request-ids.ts';
import { UnaskedFiles } from '../requests/unasked-files.tsx';
import { LabelInRow } from '../rows/label-in-row.tsx';
import { AnswerLine, answerList } from './answer-line.tsx';
import { SendPart } from '../sending/send-part.tsx';
import { useForm } from '../use-form.ts';
import styles from './answers-review.module.css';
import type { Review } from './use-review.ts';
import type { Answers, Field, Form, FormPage, Guid, LocalizedText, Section } from '@form-portal/domain';
import type { MouseEvent, ReactElement, ReactNode, RefObject } from 'react';

/** Id of the heading above the answers, which gets the focus. */
const reviewHeadingId = 'answers-review';

export interface AnswersReviewProps {
  readonly form: Form;
  readonly review: Review;
}

/**
 * Every question with its answer and a link to change it, before the form is sent (docs/design.md#validation-and-sending; WCAG 2.2, 3.3.4).
 * With script it replaces the form; without script it is above the form, and its links lead to the form's controls.
 */
export function AnswersReview({ form, review }: AnswersReviewProps): ReactElement {
  const { text } = useI18n();
  const { answers, missingFiles, goBack } = review;
  const heading = useRef<HTMLHeadingElement>(null);
  const target = useRef<string | null>(null);
  useReviewFocus(heading, target, goBack === null ? 'above-form' : 'instead-of-form');
  const change =
    goBack &&
    ((id: string): void => {
      target.current = id;
      goBack(id);
    });
  const mustChooseAgain = missingFiles.length > 0;
  return (
    <section
      className={classNames(styles.check, goBack !== null && styles.alone)}
      aria-labelledby={reviewHeadingId}
    >
      <h2 ref={heading} id={reviewHeadingId} tabIndex={-1} className={styles.heading}>
        <PortalText textKey="checkAnswers" />
      </h2>
      <p>
        <PortalText textKey="checkAnswersText" params={{ send: text('send') }} />
      </p>
      {pagesOf(form).map(({ page, sections }) => (
        <PageAnswers
          key={page?.guid ?? ''}
          page={page}
          sections={sections.filter(({ rows }) => rows.length > 0)}
          answers={answers}
          change={change}
        />
      ))}
      {asksForFiles(form.attachments) && !mustChooseAgain && (
        <>
          <Files form={form} review={review} change={change} />
          <UnaskedFiles files={review.files} />
        </>
      )}
      <input type="hidden" name={formControlNames.checked} value="yes" />
      {mustChooseAgain ? (
        <ChooseAgainNotice form={form} names={missingFiles} />
      ) : (
        <SendPart next="send" closedBy={null}>
          {goBack !== null && (
            <Button onClick={() => goBack()}>
              <PortalText textKey="backToForm" />
            </Button>
          )}
        </SendPart>
      )}
    </section>
  );
}

/**
 * Moves the focus to the heading when the answers replace the form. When the form is shown again, moves it to what the visitor wants to
 * change, or else to the error summary or to Send.
 */
function useReviewFocus(
  heading: RefObject<HTMLElement | null>,
  target: RefObject<string | null>,
  shown: 'instead-of-form' | 'above-form',
): void {
  const leave = useEffectEvent((form: Element | null | undefined): void => {
    const element = document.getElementById(target.current ?? summaryHeadingId);
    goToElement(element ?? form?.querySelector<HTMLElement>('[type="submit"]') ?? null);
  });
  useEffect(() => {
    if (shown === 'above-form') return;
    const form = heading.current?.closest('form');
    goToElement(heading.current);
    return () => leave(form);
  }, [heading, shown]);
}

interface PageAnswersProps {
  readonly page: FormPage | null;
  readonly sections: readonly Section[];
  readonly answers: Answers;
  readonly change: Change;
}

/** The answers on one page of a form, or all answers of a form without pages. */
function PageAnswers({ page, sections, answers, change }: PageAnswersProps): ReactElement | null {
  if (sections.length === 0) return null;
  const Heading = page === null ? 'h3' : 'h4';
  return (
    <>
      {page !== null && (
        <h3>
          <Localized text={page.name} />
        </h3>
      )}
      {sections.map(({ group, rows }) => (
        <div key={group?.guid ?? rows[0]?.[0]?.guid}>
          {group !== null && (
            <Heading>
              <Localized text={group.name} />
            </Heading>
          )}
          <dl className={answerList}>
            {rows.flat().map((field) => (
              <FieldAnswer
                key={field.guid}
                field={field}
                row={group?.repeat === undefined ? null : group.name}
                page={page?.guid ?? null}
                answers={answers}
                change={change}
              />
            ))}
          </dl>
        </div>
      ))}
    </>
  );
}

/** Shows the form again and moves the focus to the control of an id; null: the form is below. */
type Change = ((target: string) => void) | null;

interface FieldAnswerProps {
  readonly field: Field;
  /** The name of its row in a repeatable group; null for none. */
  readonly row: LocalizedText | null;
  readonly page: Guid | null;
  readonly answers: Answers;
  readonly change: Change;
}

/** A question and its answer; the visitor can't change a computed one, nor that of identification (specification D15). */
function FieldAnswer({ field, row, page, answers, change }: FieldAnswerProps): ReactElement {
  const i18n = useI18n();
  const isVerified = use(VerifiedFields).has(field.guid);
  const answer = fieldTypes.get(field.type).display(field, answerTo(answers, field.guid), i18n);
  return (
    <AnswerLine
      question={<Localized text={field.label} />}
      answer={answer}
      action={
        isVerified ? (
          <span className={styles.verified}>
            <PortalText textKey="verifiedField" />
          </span>
        ) : (
          field.formula === undefined && (
            <ChangeLink
              target={fieldIds(field.guid).control}
              page={page}
              change={change}
              subject={<LabelInRow row={row} field={field} />}
            />
          )
        )
      }
    />
  );
}

interface FilesProps {
  readonly form: Form;
  readonly review: Review;
  readonly change: Change;
}

/** Each requested file with its files or its state, and the files of no request. */
function Files({ form: { attachments, pages }, review, change }: FilesProps): ReactElement {
  const i18n = useI18n();
  const asked = useForm(({ logic }) => logic?.askedRequests ?? null);
  const page = pages?.at(-1)?.guid ?? null;
  const namesOf = (guid: Guid | null): string =>
    review.files
      .filter(({ request }) => request === guid)
      .map(({ name }) => name)
      .join('\n');
  const others = <PortalText textKey={attachmentsTextKey(attachments)} />;
  return (
    <dl className={answerList}>
      {(attachments.requests ?? [])
        .filter(({ guid }) => asked?.includes(guid) ?? true)
        .map(({ guid, name }) => {
          const question = <Localized text={name} />;
          const { kind: outcome = 'missing', file } = review.requestStates.get(guid) ?? {};
          const outcomeText = requestOutcomeText({ outcome, ...(file && { otherFile: file }) }, i18n.text);
          return (
            <AnswerLine
              key={guid}
              question={question}
              answer={namesOf(guid) || outcomeText}
              action={
                <ChangeLink target={requestIds(guid).choose} page={page} change={change} subject={question} />
              }
            />
          );
        })}
      {takesAttachments(attachments) && (
        <AnswerLine
          question={others}
          answer={namesOf(null) || i18n.text('noAttachments')}
          action={<ChangeLink target={chooseFilesId} page={page} change={change} subject={others} />}
        />
      )}
    </dl>
  );
}

interface ChangeLinkProps {
  /** Id of the control of the answer. */
  readonly target: string;
  /** The page of the form with the control; null in a form without pages. */
  readonly page: Guid | null;
  readonly change: Change;
  readonly subject: ReactNode;
}

function ChangeLink({ target, page, change, subject }: ChangeLinkProps): ReactElement {
  const name = (
    <>
      <PortalText textKey="changeAnswer" /> <VisuallyHidden>{subject}</VisuallyHidden>
    </>
  );
  // Without script only a button can open another page and take the answers along.
  if (change === null && page !== null)
    return (
      <button
        type="submit"
        name={formControlNames.go}
        value={pageTurnToWire({ page })}
        className={styles.link}
      >
        {name}
      </button>
    );
  function follow(event: MouseEvent): void {
    if (change === null || isForBrowser(event)) return;
    event.preventDefault();
    change(target);
  }
  return (
    <a href={`#${target}`} onClick={follow}>
      {name}
    </a>
  );
}
