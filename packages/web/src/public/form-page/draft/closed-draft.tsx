import { answerTo, rowsOf, sections, withRowsWrittenOut, type AnswerKey } from '@form-portal/domain';
import { fieldTypes } from '@form-portal/field-types';
import { useState } from 'react';
import { PortalText, useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useSite } from '../../../shared/shell/site-context.tsx';
import { AnswerLine, answerList } from '../checking/answer-line.tsx';
import { LabelInRow } from '../rows/label-in-row.tsx';
import { openDraftStorage } from './storage/draft-storage.ts';
import styles from './closed-draft.module.css';
import type { SavedForm } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** What the visitor had filled in of a form that no longer takes answers; nothing when the draft is another person's. */
export function ClosedDraft({ form }: { readonly form: SavedForm }): ReactElement | null {
  const i18n = useI18n();
  const { owner, formerOwners = [] } = useSite();
  const [stored] = useState(() => openDraftStorage(() => sessionStorage, form).read());
  if (stored === null || !['', owner, ...formerOwners].includes(stored.owner)) return null;
  const { answers } = stored;
  const formWithRows = withRowsWrittenOut(form, rowsOf(form, Object.keys(answers) as AnswerKey[]));
  const lines = sections(formWithRows)
    .flatMap(({ group, rows }) => rows.flat().map((field) => ({ group, field })))
    .map(({ group, field }) => ({
      row: group?.repeat === undefined ? null : group.name,
      field,
      answer: fieldTypes.get(field.type).display(field, answerTo(answers, field.guid), i18n),
    }))
    .filter(({ answer }) => answer !== '');
  if (lines.length === 0) return null;
  return (
    <section className={styles.draft} aria-labelledby="closed-draft">
      <h2 id="closed-draft">
        <PortalText textKey="closedDraft" />
      </h2>
      <p>
        <PortalText textKey="closedDraftHelp" />
      </p>
      <dl className={answerList}>
        {lines.map(({ row, field, answer }) => (
          <AnswerLine key={field.guid} question={<LabelInRow row={row} field={field} />} answer={answer} />
        ))}
      </dl>
    </section>
  );
}
