import { fieldsInOrder, type Form } from '@form-portal/domain';
import { nameInRow } from '../rows/name-in-row.ts';
import type { I18n } from '../../../shared/i18n/i18n.ts';

/** Names the questions that an answer has brought up, in page order, given the form with its rows written out. */
export function newQuestionsText(form: Form, keys: ReadonlySet<string>, i18n: I18n): string {
  const { text } = i18n;
  const labels = fieldsInOrder(form)
    .filter(({ guid }) => keys.has(guid))
    .map((field) => nameInRow(form, field, i18n));
  const [label = ''] = labels;
  return labels.length === 1
    ? text('newQuestion', { label })
    : text('newQuestions', { n: labels.length, labels: labels.join(', ') });
}
